import type { Row } from '../delimited/row';

import { classifyCell } from './classifyCell';
import type { ColumnChoice } from './orderFile';
import { parseAmount } from './parseAmount';

const isWords = (cell: string | undefined): boolean => classifyCell(cell ?? '') === 'text';

/** Drops empty cells beyond the last column. */
function trimmed(cells: readonly string[], width: number): readonly string[] {
  let end = cells.length;
  while (end > width && cells[end - 1] === '') end -= 1;
  return cells.slice(0, end);
}

/**
 * Repairs a row that an unquoted comma in a description made too wide, by counting its cells from
 * the right after the text. Returns `undefined` if that is not the only possible reading:
 * `22577,1,5` could mean 1, 5 or one and a half.
 */
export function realignRow(
  row: Row,
  width: number,
  { code, quantity }: ColumnChoice,
): Row | undefined {
  const cells = trimmed(row.cells, width);
  if (cells.length <= width) return { ...row, cells: [...cells] };
  const extra = cells.length - width;
  const last = Math.max(code, quantity ?? 0);
  const from = cells.findIndex(
    (cell, column) => column < last && isWords(cell) && isWords(cells[column + 1]),
  );
  if (from < 0)
    return cells.slice(last + 1).every((cell) => cell === '' || isWords(cell)) ? row : undefined;
  if (code > from && code < from + extra) return undefined;
  if (!cells.slice(from, from + extra + 1).every(isWords)) return undefined;
  const joined = [
    ...cells.slice(0, from),
    cells.slice(from, from + extra + 1).join(', '),
    ...cells.slice(from + extra + 1),
  ];
  const isRead = quantity === null || typeof parseAmount(joined[quantity] ?? '') === 'number';
  const aligned: Row = { ...row, cells: joined };
  delete aligned.written;
  return isRead ? aligned : undefined;
}
