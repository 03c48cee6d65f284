import { type Delimiter, type Row } from './scannerFile';
import { sniffDelimiter, worthOf } from './sniffDelimiter';
import { splitFields } from './tokenise';

const isBlank = (fields: readonly string[]): boolean => fields.every((field) => field === '');

function cutRow(row: Row, delimiter: Delimiter | null): void {
  row.delimiter = delimiter;
  row.fields = splitFields(row.text, delimiter);
  for (let column = 0; column < row.fields.length; column += 1)
    row.fields[column] = row.fields[column]!.trim();
}

/**
 * Cuts records into rows and drops the blank ones. Downloads are appended to one file and settings change
 * between them, so what the first delimiter leaves in one piece is sniffed again.
 */
export function rowsOf(lines: readonly string[], known: Delimiter | undefined): Row[] {
  const rows: Row[] = lines.map((text, index) => ({
    line: index + 1,
    text,
    delimiter: null,
    fields: [],
  }));
  let whole = rows.filter(({ text }) => text.trim() !== '');
  let isFirst = true;
  for (;;) {
    const delimiter = isFirst && known ? known : sniffDelimiter(whole.map(({ text }) => text));
    if (delimiter === null) break;
    const rest: Row[] = [];
    for (const row of whole) {
      const isParted =
        row.text.includes(delimiter) && (isFirst || worthOf(row.text, delimiter) > 0);
      if (isParted) cutRow(row, delimiter);
      else rest.push(row);
    }
    whole = rest;
    isFirst = false;
  }
  for (const row of whole) cutRow(row, null);
  return rows.filter(({ fields }) => !isBlank(fields));
}
