import type { ReadOrder } from './useReadOrder';

/**
 * Returns what a person must decide before any line is used: the sheets of a workbook, or the
 * columns of a table.
 */
export function openQuestion({
  reading: { sheet, columns },
  sheets,
}: Pick<ReadOrder, 'reading' | 'sheets'>): 'sheets' | 'columns' | undefined {
  if (!sheets && sheet && sheet.orders.length > 0) return 'sheets';
  return columns?.uncertainColumn && 'columns';
}
