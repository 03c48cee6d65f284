import { cutTimeAndDate } from './cells';
import type { Layout } from './layouts';
import { codeProblem } from './scanCode';
import { MAX_COLUMNS, type Row, type Scan, type UnreadReason } from './scannerFile';
import { readScanQuantity } from './scanQuantity';

/** The cell in a column that may be missing: -1 stands for none. */
const cellAt = (fields: readonly string[], column: number): string =>
  column < 0 ? '' : (fields[column] ?? '');

/** An unquoted `1,000` falls into two columns where commas separate them. */
function isSplitThousand({ delimiter, fields }: Row, { quantity, kinds }: Layout): boolean {
  const after = kinds[quantity + 1];
  if (delimiter !== ',' || (after !== undefined && after !== 'other')) return false;
  const [whole = '', rest = ''] = [fields[quantity], fields[quantity + 1]];
  return /^[+-]?[1-9]\d{0,2}$/.test(whole) && /^\d{3}$/.test(rest);
}

function quantityOf(row: Row, layout: Layout, isExpected: boolean): number | UnreadReason {
  const { quantity, isScan } = layout;
  if (quantity < 0) return isExpected && !isScan ? 'noQuantity' : 1;
  if (isSplitThousand(row, layout)) return 'ambiguousQuantity';
  return readScanQuantity(row.fields[quantity] ?? '');
}

/** The file ends within this row; it still counts where the cut is behind both its code and its quantity. */
export const isCutInside = ({ fields }: Row, { code, quantity }: Layout): boolean =>
  Math.max(code, quantity) >= fields.length - 1;

/** Adds what a scanner notes beside the code. */
function withNotes(scan: Scan, fields: readonly string[], layout: Layout): Scan {
  const stamp =
    layout.timeAndDate < 0 ? undefined : cutTimeAndDate(cellAt(fields, layout.timeAndDate));
  const time = stamp?.time ?? cellAt(fields, layout.time);
  const date = stamp?.date ?? cellAt(fields, layout.date);
  const symbology = cellAt(fields, layout.symbology);
  const serial = cellAt(fields, layout.serial);
  if (symbology !== '') scan.symbology = symbology;
  if (time !== '') scan.time = time;
  if (date !== '') scan.date = date;
  if (serial !== '') scan.serial = serial;
  return scan;
}

/**
 * Reads one row by the layout of its columns; text stays as it was written, but for padding.
 * `isQuantityExpected`: other rows say how many, so one that does not is no order for one.
 */
export function readRow(
  row: Row,
  layout: Layout,
  isQuantityExpected: boolean,
): Scan | UnreadReason {
  const { line, fields } = row;
  if (fields.length > MAX_COLUMNS) return 'tooManyColumns';
  const code = cellAt(fields, layout.code);
  const problem = codeProblem(code);
  if (problem) return problem;
  const quantity = quantityOf(row, layout, isQuantityExpected);
  if (typeof quantity === 'string') return quantity;
  return withNotes({ line, code, quantity }, fields, layout);
}
