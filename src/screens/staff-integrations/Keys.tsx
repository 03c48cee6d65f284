import { useState } from 'react';

import { useListKeysQuery } from '../../api/staffKeys';
import { KeyedButton } from '../../features/desk-frame/KeyedButton';
import { useDeskKeys } from '../../features/desk-frame/useDeskKeys';
import { useTranslate } from '../../i18n/useTranslate';
import { EmptyState } from '../../ui/EmptyState';
import { LoadError } from '../../ui/LoadError';
import { TableSkeleton } from '../../ui/TableSkeleton';

import { AddKey } from './AddKey';
import { KeysTable } from './KeysTable';
import { RevokeKey } from './RevokeKey';
import { RotateKey } from './RotateKey';
import { TitledSection } from './TitledSection';

/** The API keys of other programs. */
export function Keys() {
  const t = useTranslate();
  const { data, error, refetch } = useListKeysQuery();
  const [isAdding, setIsAdding] = useState(false);
  const [dialog, setDialog] = useState<{ name: string; Sheet: typeof RotateKey }>();
  const add = () => setIsAdding(true);
  const close = () => setDialog(undefined);
  useDeskKeys({ n: add });

  return (
    <TitledSection
      title={t('integrations.keys')}
      tools={
        <KeyedButton letter="n" onClick={add}>
          {t('integrations.keys.add')}
        </KeyedButton>
      }
    >
      {error && !data && <LoadError error={error} onRetry={refetch} />}
      {!error && !data && <TableSkeleton rows={3} />}
      {data && data.length === 0 && <EmptyState icon="repeat" text={t('integrations.keys.none')} />}
      {data && data.length > 0 && (
        <KeysTable
          keys={data}
          onRotate={(name) => setDialog({ name, Sheet: RotateKey })}
          onRevoke={(name) => setDialog({ name, Sheet: RevokeKey })}
        />
      )}
      {isAdding && <AddKey onClose={() => setIsAdding(false)} />}
      {dialog && <dialog.Sheet name={dialog.name} onClose={close} />}
    </TitledSection>
  );
}
