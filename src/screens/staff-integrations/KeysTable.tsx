import { styled } from 'styled-components';

import type { ApiKey } from '../../api/staffKeys';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { SmallButton } from '../../ui/Button';
import { OneLine } from '../../ui/OneLine';
import { namedColumns } from '../../ui/table/columns';
import { Cell, Row, RowHead } from '../../ui/table/Row';
import { Rows, Table } from '../../ui/table/Table';
import { color, space } from '../../ui/theme';

const Errors = styled.span`
  color: ${color.bad};
  font-weight: 600;
`;

const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

const columns = namedColumns({
  name: { label: 'integrations.keys.name', width: 'minmax(0, 3fr)', fold: 'head' },
  scopes: { label: 'integrations.keys.scopes', width: 'minmax(0, 4fr)' },
  used: { label: 'integrations.keys.lastUse', width: 'clamp(8rem, 13vw, 11rem)' },
  calls: { label: 'integrations.keys.calls', width: '6.5rem', isNumber: true },
  errors: { label: 'integrations.keys.errors', width: '6.5rem', isNumber: true, under: 'calls' },
  ends: { label: 'integrations.keys.ends', width: '7rem', under: 'name' },
  actions: {
    label: 'integrations.keys.actions',
    width: '12.5rem',
    isQuiet: true,
    isPlain: true,
    fold: 'bare',
    isOffPaper: true,
  },
});

interface KeysTableProps {
  keys: readonly ApiKey[];
  onRotate: (name: string) => void;
  onRevoke: (name: string) => void;
}

/** Active keys, each with its recent use. */
export function KeysTable({ keys, onRotate, onRevoke }: KeysTableProps) {
  const t = useTranslate();
  return (
    <Table caption={t('integrations.keys')} columns={columns}>
      <Rows>
        {keys.map(({ id, name, ...key }, index) => (
          <Row key={id}>
            <RowHead column={columns.name}>
              <OneLine title={name}>{name}</OneLine>
            </RowHead>
            <KeyCells {...key} />
            <Cell column={columns.actions}>
              {/* Actions apply to all keys of a name, so only its newest key, which comes
                 first, has buttons. */}
              {keys[index - 1]?.name !== name && (
                <Actions>
                  <SmallButton
                    type="button"
                    aria-label={t('integrations.keys.rotate.one', { name })}
                    onClick={() => onRotate(name)}
                  >
                    {t('integrations.keys.rotate')}
                  </SmallButton>
                  <SmallButton
                    type="button"
                    aria-label={t('integrations.keys.revoke.one', { name })}
                    onClick={() => onRevoke(name)}
                  >
                    {t('integrations.keys.revoke')}
                  </SmallButton>
                </Actions>
              )}
            </Cell>
          </Row>
        ))}
      </Rows>
    </Table>
  );
}

function KeyCells(key: Omit<ApiKey, 'id' | 'name'>) {
  const t = useTranslate();
  const format = useFormat();
  const { scopes, last_used_at, calls, errors, expires_at } = key;
  const scopeList = scopes.join(', ');
  return (
    <>
      <Cell column={columns.scopes}>
        <OneLine title={scopeList}>{scopeList}</OneLine>
      </Cell>
      <Cell column={columns.used}>
        {last_used_at === null ? t('integrations.never') : format.dateTime(last_used_at)}
      </Cell>
      <Cell column={columns.calls}>{format.number(calls)}</Cell>
      <Cell column={columns.errors}>
        {errors > 0 ? <Errors>{format.number(errors)}</Errors> : format.number(errors)}
      </Cell>
      <Cell column={columns.ends}>{expires_at !== null && format.date(expires_at)}</Cell>
    </>
  );
}
