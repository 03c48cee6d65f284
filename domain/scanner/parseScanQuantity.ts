import { kindOf } from '../delimited/cells';
import { MAX_ITEM } from '../quantity';

import type { UnreadReason } from './scannerFile';

const WHOLE = /^[+-]? *\d{1,12}$/;

/**
 * Parses a whole number, zero-padded or not, negative if scans were subtracted; otherwise returns
 * the reason.
 */
export function parseScanQuantity(cell: string): number | UnreadReason {
  if (cell === '') return 'noQuantity';
  if (!WHOLE.test(cell)) return kindOf(cell) === 'number' ? 'ambiguousQuantity' : 'invalidQuantity';
  const quantity = Number(cell.replaceAll(' ', ''));
  if (Math.abs(quantity) > MAX_ITEM) return 'quantityTooLarge';
  return quantity === 0 ? 0 : quantity;
}
