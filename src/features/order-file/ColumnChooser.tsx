import { useId, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';

import type { TableDelimiter } from '#domain/delimited/sniff';
import type { ColumnChoice, TableColumns } from '#domain/order-file/orderFile';

import { useTranslate } from '../../i18n/useTranslate';
import { Select } from '../../ui/Input';
import { color, size, space } from '../../ui/theme';

import { ChooserFoot } from './ChooserFoot';
import { ChooserForm, ChooserRow } from './ChooserForm';
import { columnName } from './columnName';
import { separatorName } from './separatorName';

const Label = styled.label`
  display: grid;
  flex: 1 1 220px;
  gap: ${space(1)};
  max-width: 360px;
  font-weight: 600;
`;

const Cells = styled.div`
  overflow-x: auto;
`;

const Table = styled.table`
  border-collapse: collapse;
  font-size: ${size.s};
`;

const Cell = styled.td`
  max-width: 220px;
  padding: ${space(1)} ${space(3)};
  border: 1px solid ${color.line};
  overflow: hidden;
  text-align: left;
  text-overflow: ellipsis;
  white-space: nowrap;

  &[data-chosen='true'] {
    background: ${color.primaryTint};
  }
`;

/** Option values for the two choices that are not a column. */
const UNDECIDED = 'open';
const ONE_EACH = 'ones';

interface ColumnChooserProps {
  columns: TableColumns;
  onChoose: (choice: ColumnChoice) => void;
  /** Splits the lines into other columns. */
  onSeparate: (delimiter: TableDelimiter) => void;
  /** Cancels without changes; absent if there is no earlier reading to return to. */
  onCancel?: (() => void) | undefined;
}

/** Selects the columns that hold codes and quantities, with sample cells of each column. */
export function ColumnChooser({ columns, onChoose, onSeparate, onCancel }: ColumnChooserProps) {
  const t = useTranslate();
  const id = useId();
  const { all, uncertainColumn, delimiters } = columns;
  const [code, setCode] = useState(columns.code);
  // When the quantity column is ambiguous, none is preselected, so that no guess is accepted
  // unseen.
  const [quantity, setQuantity] = useState(
    uncertainColumn === 'quantity' ? undefined : columns.quantity,
  );
  const options = all.map((column, index) => (
    <option key={index} value={index}>
      {columnName(t, column, index)}
    </option>
  ));
  const chooseColumns = (event: FormEvent) => {
    event.preventDefault();
    if (quantity !== undefined) onChoose({ code, quantity });
  };

  return (
    <ChooserForm onSubmit={chooseColumns} aria-labelledby={id}>
      <p id={id}>
        {t(uncertainColumn ? `opticon.choose.${uncertainColumn}` : 'opticon.choose.columns')}
      </p>
      <ChooserRow>
        {delimiters && (
          <Label>
            {t('opticon.choose.separator')}
            <Select
              value={delimiters[0]}
              onChange={(event) => onSeparate(event.target.value as TableDelimiter)}
            >
              {delimiters.map((delimiter) => (
                <option key={delimiter} value={delimiter}>
                  {t(separatorName(delimiter))}
                </option>
              ))}
            </Select>
          </Label>
        )}
        <Label>
          {t('opticon.choose.codes')}
          <Select value={code} onChange={(event) => setCode(Number(event.target.value))}>
            {options}
          </Select>
        </Label>
        <Label>
          {t('opticon.choose.quantities')}
          <Select
            value={quantity === undefined ? UNDECIDED : (quantity ?? ONE_EACH)}
            onChange={(event) =>
              setQuantity(event.target.value === ONE_EACH ? null : Number(event.target.value))
            }
          >
            {quantity === undefined && (
              <option value={UNDECIDED} disabled>
                {t('orderForm.choose')}
              </option>
            )}
            <option value={ONE_EACH}>{t('opticon.choose.ones')}</option>
            {options}
          </Select>
        </Label>
      </ChooserRow>
      <Samples columns={columns} chosen={[code, quantity ?? null]} />
      <ChooserFoot
        label={t('opticon.choose.read')}
        isOpen={quantity === undefined || code === quantity}
        onCancel={onCancel}
      />
    </ChooserForm>
  );
}

interface SamplesProps {
  columns: TableColumns;
  chosen: (number | null)[];
}

/** The first rows, so that the columns can be recognised. */
function Samples({ columns: { all }, chosen }: SamplesProps) {
  const t = useTranslate();
  const sampleCount = Math.max(0, ...all.map(({ samples }) => samples.length));
  return (
    <Cells tabIndex={0} role="region" aria-label={t('opticon.choose.samples')}>
      <Table>
        <thead>
          <tr>
            {all.map((column, index) => (
              <Cell as="th" key={index} scope="col" data-chosen={chosen.includes(index)}>
                {columnName(t, column, index)}
              </Cell>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: sampleCount }, (_, row) => (
            <tr key={row}>
              {all.map(({ samples }, index) => (
                <Cell key={index} data-chosen={chosen.includes(index)}>
                  {samples[row]}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Cells>
  );
}
