import type { TableRow } from './readTable';

const IN_TWO_WAYS = /^-?[1-9]\d{0,2}\.\d{3}$/;

/** Rewrites numbers from a workbook so that they are unambiguous: 12.345 has three decimals. */
export function withExactNumbers(
  row: TableRow,
  columns: ReadonlySet<number | undefined>,
): TableRow {
  const { decimals } = row;
  if (!decimals) return row;
  const isExact = (at: number) => decimals.includes(at) && columns.has(at);
  return {
    ...row,
    cells: row.cells.map((cell, at) => (isExact(at) && IN_TWO_WAYS.test(cell) ? `${cell}0` : cell)),
  };
}

/**
 * Returns the text cells of a column: number cells say nothing about how the file writes numbers as
 * text.
 */
export const textsAt = (rows: readonly TableRow[], at: number): string[] =>
  rows.filter(({ decimals }) => !decimals?.includes(at)).map(({ cells }) => cells[at] ?? '');
