import type { TableRow } from './readTable';

const AMBIGUOUS = /^-?[1-9]\d{0,2}\.\d{3}$/;

/**
 * Rewrites the numbers of a workbook in these columns so that they are unambiguous: 12.345 has three
 * decimals, `40 pcs` is 40.
 */
export function withExactNumbers(
  row: TableRow,
  columns: ReadonlySet<number | undefined>,
): TableRow {
  const { numbers } = row;
  if (!numbers) return row;
  return {
    ...row,
    cells: row.cells.map((cell, column) => {
      const number = columns.has(column) ? numbers.get(column) : undefined;
      if (number === undefined) return cell;
      return AMBIGUOUS.test(number) ? `${number}0` : number;
    }),
  };
}

/**
 * Returns the text cells of a column: number cells say nothing about how the file writes numbers as
 * text.
 */
export const textCells = (rows: readonly TableRow[], column: number): string[] =>
  rows.filter(({ numbers }) => !numbers?.has(column)).map(({ cells }) => cells[column] ?? '');
