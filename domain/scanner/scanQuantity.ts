import { kindOf } from '../delimited/cells';
import { MAX_ITEM } from '../quantity';

import type { UnreadReason } from './scannerFile';

const WHOLE = /^[+-]? *\d{1,12}$/;

/** Reads a whole number, padded with zeros or not, negative where scans were taken back; else says why not. */
export function readScanQuantity(cell: string): number | UnreadReason {
  if (cell === '') return 'noQuantity';
  if (!WHOLE.test(cell)) return kindOf(cell) === 'number' ? 'ambiguousQuantity' : 'invalidQuantity';
  const quantity = Number(cell.replaceAll(' ', ''));
  if (Math.abs(quantity) > MAX_ITEM) return 'quantityTooLarge';
  return quantity === 0 ? 0 : quantity;
}
