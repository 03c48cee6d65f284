import { splitTimeAndDate, kindOf } from '../delimited/cells';
import { MAX_FIELDS, type Row } from '../delimited/row';
import { MAX_ITEM } from '../quantity';

import type { Layout } from './layouts';
import { codeProblem } from './scanCode';
import type { Scan, UnreadReason } from './scannerFile';

/** Returns the cell of a column that may be missing (-1). */
const cellAt = (cells: readonly string[], column: number): string =>
  column < 0 ? '' : (cells[column] ?? '');

/** An unquoted `1,000` is split into two columns if commas are the delimiter. */
function isSplitThousand({ delimiter, cells }: Row, { quantity, kinds }: Layout): boolean {
  const after = kinds[quantity + 1];
  if (delimiter !== ',' || (after !== undefined && after !== 'other')) return false;
  const [whole = '', rest = ''] = [cells[quantity], cells[quantity + 1]];
  return /^[+-]?[1-9]\d{0,2}$/.test(whole) && /^\d{3}$/.test(rest);
}

function quantityOf(row: Row, layout: Layout, isExpected: boolean): number | UnreadReason {
  const { quantity, isScan } = layout;
  if (quantity < 0) return isExpected && !isScan ? 'noQuantity' : 1;
  if (isSplitThousand(row, layout)) return 'ambiguousQuantity';
  return parseScanQuantity(row.cells[quantity] ?? '');
}

/**
 * Whether the end of the file truncates this row at or before its code or quantity; otherwise the
 * row still counts.
 */
export const isTruncated = ({ cells }: Row, { code, quantity }: Layout): boolean =>
  Math.max(code, quantity) >= cells.length - 1;

/** Adds the data that a scanner records with the code. */
function withScanData(scan: Scan, cells: readonly string[], layout: Layout): Scan {
  const stamp =
    layout.timeAndDate < 0 ? undefined : splitTimeAndDate(cellAt(cells, layout.timeAndDate));
  const time = stamp?.time ?? cellAt(cells, layout.time);
  const date = stamp?.date ?? cellAt(cells, layout.date);
  const symbology = cellAt(cells, layout.symbology);
  const serial = cellAt(cells, layout.serial);
  if (symbology !== '') scan.symbology = symbology;
  if (time !== '') scan.time = time;
  if (date !== '') scan.date = date;
  if (serial !== '') scan.serial = serial;
  return scan;
}

/**
 * Reads one row using the layout of its columns; text is unchanged except for padding.
 * `isQuantityExpected`: other rows have a quantity, so a row without one is not an order for one.
 */
export function readRow(
  row: Row,
  layout: Layout,
  isQuantityExpected: boolean,
): Scan | UnreadReason {
  const { place: line, cells } = row;
  if (cells.length > MAX_FIELDS) return 'tooManyColumns';
  const code = cellAt(cells, layout.code);
  const problem = codeProblem(code);
  if (problem) return problem;
  const quantity = quantityOf(row, layout, isQuantityExpected);
  if (typeof quantity === 'string') return quantity;
  return withScanData({ line, code, quantity }, cells, layout);
}

const WHOLE = /^[+-]? *\d{1,12}$/;

/**
 * Parses a whole number, zero-padded or not, negative if scans were subtracted; otherwise returns
 * the reason.
 */
function parseScanQuantity(cell: string): number | UnreadReason {
  if (cell === '') return 'noQuantity';
  if (!WHOLE.test(cell)) return kindOf(cell) === 'number' ? 'ambiguousQuantity' : 'invalidQuantity';
  const quantity = Number(cell.replaceAll(' ', ''));
  if (Math.abs(quantity) > MAX_ITEM) return 'quantityTooLarge';
  return quantity === 0 ? 0 : quantity;
}
