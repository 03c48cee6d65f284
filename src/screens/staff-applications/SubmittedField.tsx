import { styled } from 'styled-components';

import { ROWS, type ApplicationField, type RowsName } from '#domain/application/fields';

import { isBlank } from '../../forms/applicationValues';
import type { Choice } from '../../forms/fieldHints';
import type { MessageKey } from '../../i18n/messages/en';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Small } from '../../ui/Small';
import { space } from '../../ui/theme';

import { SubmittedValue } from './submittedParts';

const Rows = styled.ol`
  display: grid;
  gap: ${space(1)};
`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
`;

interface SubmittedFieldProps {
  field: ApplicationField;
  value: unknown;
}

/** A submitted value: choices are translated, and dates formatted for the reader. */
export function SubmittedField({ field: { name, kind }, value }: SubmittedFieldProps) {
  const t = useTranslate();
  const format = useFormat();
  if (kind === 'rows') return <SubmittedRows name={name as RowsName} rows={value as Row[]} />;
  if (kind === 'choice' || kind === 'choices') {
    const chosen = [value].flat() as Choice[];
    return (
      <SubmittedValue>
        {chosen.map((choice) => t(`application.choice.${choice}`)).join(', ')}
      </SubmittedValue>
    );
  }
  // A day is not a point in time; at noon it is the same day in every time zone.
  if (kind === 'date')
    return <SubmittedValue>{format.date(`${String(value)}T12:00:00`)}</SubmittedValue>;
  return <SubmittedValue>{String(value)}</SubmittedValue>;
}

type Row = Readonly<Record<string, string>>;

const isFilledRow = (row: Row): boolean => Object.values(row).some((text) => !isBlank(text));

function SubmittedRows({ name, rows }: { name: RowsName; rows: readonly Row[] }) {
  const t = useTranslate();
  return (
    <SubmittedValue>
      <Rows>
        {rows.filter(isFilledRow).map((row, index) => (
          <Item key={index}>
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
    </SubmittedValue>
  );
}
