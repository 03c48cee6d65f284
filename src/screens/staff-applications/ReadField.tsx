import { styled } from 'styled-components';

import { ROWS, type ApplicationField, type RowsName } from '#domain/application/fields';

import { isBlank } from '../../forms/applicationValues';
import type { Choice } from '../../forms/fieldHints';
import type { MessageKey } from '../../i18n/messages/en';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Small } from '../../ui/Small';
import { space } from '../../ui/theme';

import { ReadValue } from './ReadValue';

const Rows = styled.ol`
  display: grid;
  gap: ${space(1)};
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
`;

interface ReadFieldProps {
  field: ApplicationField;
  value: unknown;
}

/** A submitted value: choices are translated, and dates formatted for the reader. */
export function ReadField({ field: { name, kind }, value }: ReadFieldProps) {
  const t = useTranslate();
  const format = useFormat();
  if (kind === 'rows') return <ReadRows name={name as RowsName} rows={value as Row[]} />;
  if (kind === 'choice' || kind === 'choices') {
    const chosen = [value].flat() as Choice[];
    return (
      <ReadValue>{chosen.map((choice) => t(`application.choice.${choice}`)).join(', ')}</ReadValue>
    );
  }
  // A day is not a point in time; at noon it is the same day in every time zone.
  if (kind === 'date') return <ReadValue>{format.date(`${String(value)}T12:00:00`)}</ReadValue>;
  return <ReadValue>{String(value)}</ReadValue>;
}

type Row = Readonly<Record<string, string>>;

const isWritten = (row: Row): boolean => Object.values(row).some((text) => !isBlank(text));

function ReadRows({ name, rows }: { name: RowsName; rows: readonly Row[] }) {
  const t = useTranslate();
  return (
    <ReadValue>
      <Rows>
        {rows.filter(isWritten).map((row, at) => (
          <Item key={at}>
            {Object.keys(ROWS[name])
              .filter((part) => row[part] !== undefined && !isBlank(row[part]))
              .map((part) => (
                <span key={part}>
                  <Small as="small">{t(`application.row.${name}.${part}` as MessageKey)}</Small>{' '}
                  {row[part]}
                </span>
              ))}
          </Item>
        ))}
      </Rows>
    </ReadValue>
  );
}
