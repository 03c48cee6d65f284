import type { TableRow } from './readTable';

const AMBIGUOUS = /^-?[1-9]\d{0,2}\.\d{3}$/;

/** Rewrites numbers from a workbook so that they are unambiguous: 12.345 has three decimals. */
export function withExactNumbers(
  row: TableRow,
  columns: ReadonlySet<number | undefined>,
): TableRow {
  const { decimals } = row;
  if (!decimals) return row;
  const isExact = (column: number) => decimals.includes(column) && columns.has(column);
  return {
    ...row,
    cells: row.cells.map((cell, column) =>
      isExact(column) && AMBIGUOUS.test(cell) ? `${cell}0` : cell,
    ),
  };
}

/**
 * Returns the text cells of a column: number cells say nothing about how the file writes numbers as
 * text.
 */
export const textCells = (rows: readonly TableRow[], column: number): string[] =>
  rows
    .filter(({ decimals }) => !decimals?.includes(column))
    .map(({ cells }) => cells[column] ?? '');
