import { useId } from 'react';
import { styled } from 'styled-components';

import { isUploadField } from '#domain/uploads';

import type { UploadedRow } from '../../api/staffUploads';
import { OUTCOMES, type Outcome } from '../../features/desk-exchange/outcomes';
import { listColumns, type CellWords } from '../../features/desk-frame/listColumns';
import { ListTable } from '../../features/desk-frame/ListTable';
import { useFormat } from '../../i18n/useFormat';
import { useTranslate } from '../../i18n/useTranslate';
import { Small } from '../../ui/Small';
import { space } from '../../ui/theme';

const Title = styled.h2`
  margin-bottom: ${space(2)};
`;

const More = styled(Small)`
  margin-top: ${space(2)};
`;

/** A row, and whether its outcome is only foreseen. */
interface ShownRow extends UploadedRow {
  isForeseen: boolean;
}

const columns = listColumns<ShownRow>()({
  line: { label: 'upload.row.line', width: '4rem', number: ({ line }) => line },
  key: { label: 'upload.row.key', width: 'minmax(0, 2fr)', fold: 'head', mono: ({ key }) => key },
  outcome: {
    label: 'upload.row.outcome',
    width: 'minmax(0, 2fr)',
    text: ({ outcome, isForeseen }, { t }) => {
      if (isForeseen && (outcome === 'added' || outcome === 'changed'))
        return t(`upload.outlook.${outcome}`);
      return isOutcome(outcome) ? t(`upload.outcome.${outcome}`) : outcome;
    },
  },
  what: {
    label: 'upload.row.what',
    width: 'minmax(0, 5fr)',
    fold: 'bare',
    cell: ({ message, changes }, words) => (
      <div>
        {message && <p>{message}</p>}
        <ul>
          {changes.map((change) => (
            <li key={change.field}>{describeChange(change, words)}</li>
          ))}
        </ul>
      </div>
    ),
  },
});

interface RowsSectionProps {
  title: string;
  rows: readonly UploadedRow[];
  /** Total number of such rows. */
  total: number;
  /** Whether the file has not been applied yet. */
  isForeseen: boolean;
}

/** Sample rows of the file by line number: what happens to each, and why. */
export function RowsSection({ title, rows, total, isForeseen }: RowsSectionProps) {
  const t = useTranslate();
  const format = useFormat();
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <ListTable
        caption={title}
        columns={columns}
        items={rows.map((row) => ({ ...row, isForeseen }))}
        keyOf={({ line, key, outcome }) => `${line} ${key} ${outcome}`}
        isFixed={total > rows.length}
      />
      {total > rows.length && (
        <More>
          {t('upload.rows.some', {
            shown: format.number(rows.length),
            count: format.number(total),
          })}
        </More>
      )}
    </section>
  );
}

/** Whether the screen has a label for an outcome. */
const isOutcome = (name: string): name is Exclude<Outcome, 'unchanged'> =>
  name !== 'unchanged' && OUTCOMES.some((outcome) => outcome === name);

/** Returns a value that a row changes, before and after. */
function describeChange(
  { field, before, after }: UploadedRow['changes'][number],
  { t, format }: CellWords,
): string {
  const formatValue = (value: typeof before) => {
    if (value === null || value === '') return t('upload.nothingThere');
    if (typeof value === 'boolean') return t(value ? 'upload.yes' : 'upload.no');
    if (typeof value === 'string') return value;
    return field.includes('price') ? format.price(value) : format.number(value);
  };
  return t('upload.change', {
    field: isUploadField(field) ? t(`upload.field.${field}`) : field,
    before: formatValue(before),
    after: formatValue(after),
  });
}
