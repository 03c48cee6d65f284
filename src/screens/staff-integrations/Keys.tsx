import { useState } from 'react';

import { useListKeysQuery, type ApiKey } from '../../api/staffKeys';
import { KeyedButton } from '../../features/desk-frame/KeyedButton';
import { listColumns, ROW_ACTIONS, RowActions } from '../../features/desk-frame/listColumns';
import { QueryTable } from '../../features/desk-frame/QueryTable';
import { useDeskKeys } from '../../features/desk-frame/useDeskKeys';
import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';

import { AddKey, RevokeKey, RotateKey } from './KeySheets';
import { TitledSection } from './TitledSection';

const columns = listColumns<ApiKey>()({
  name: { label: 'integrations.keys.name', width: 3, fold: 'head', line: ({ name }) => name },
  scopes: { label: 'integrations.keys.scopes', width: 4, line: ({ scopes }) => scopes.join(', ') },
  used: {
    label: 'integrations.keys.lastUse',
    dateTime: ({ last_used_at }) => last_used_at,
    none: 'integrations.never',
  },
  calls: { label: 'integrations.keys.calls', width: '6.5rem', number: ({ calls }) => calls },
  errors: {
    label: 'integrations.keys.errors',
    width: '6.5rem',
    under: 'calls',
    number: ({ errors }) => errors,
    alert: ({ errors }) => errors > 0 && 'bad',
  },
  ends: {
    label: 'integrations.keys.ends',
    width: '7rem',
    under: 'name',
    date: ({ expires_at }) => expires_at,
  },
  actions: { label: 'integrations.keys.actions', width: '12.5rem', ...ROW_ACTIONS },
});

/** The active API keys of other programs, each with its recent use. */
export function Keys() {
  const t = useTranslate();
  const query = useListKeysQuery();
  const [isAdding, setIsAdding] = useState(false);
  const [dialog, setDialog] = useState<{ name: string; Sheet: typeof RotateKey }>();
  const add = () => setIsAdding(true);
  useDeskKeys({ n: add });

  // Actions apply to all keys of a name, so only its newest key, which comes first, has buttons.
  const isNewest = ({ id, name }: ApiKey) =>
    query.data?.find((other) => other.name === name)?.id === id;
  const actionsOf = (key: ApiKey) =>
    isNewest(key) && (
      <RowActions>
        {(['rotate', 'revoke'] as const).map((action) => (
          <SmallButton
            key={action}
            aria-label={t(`integrations.keys.${action}.one`, { name: key.name })}
            onClick={() =>
              setDialog({ name: key.name, Sheet: { rotate: RotateKey, revoke: RevokeKey }[action] })
            }
          >
            {t(`integrations.keys.${action}`)}
          </SmallButton>
        ))}
      </RowActions>
    );

  return (
    <TitledSection
      title={t('integrations.keys')}
      tools={
        <KeyedButton letter="n" onClick={add}>
          {t('integrations.keys.add')}
        </KeyedButton>
      }
    >
      <QueryTable
        query={query}
        itemsOf={(keys) => keys}
        empty={{ icon: 'repeat', text: t('integrations.keys.none') }}
        caption={t('integrations.keys')}
        columns={columns}
        keyOf={({ id }) => id}
        cells={{ actions: actionsOf }}
        rows={3}
      />
      {isAdding && <AddKey onClose={() => setIsAdding(false)} />}
      {dialog && <dialog.Sheet name={dialog.name} onClose={() => setDialog(undefined)} />}
    </TitledSection>
  );
}
