import type { ReadOrder } from './useReadOrder';

/** What a person has to say before a line of it is taken: which sheets of a workbook, or which columns of a table. */
export function openQuestion({
  reading: { sheet, columns },
  sheets,
}: Pick<ReadOrder, 'reading' | 'sheets'>): 'sheets' | 'columns' | undefined {
  if (!sheets && sheet && sheet.orders.length > 0) return 'sheets';
  return columns?.doubt && 'columns';
}
