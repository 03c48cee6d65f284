import type { Row } from '../delimited/row';

import type { ColumnKind } from './scannerFile';

/** Two hexadecimal digits, as batch scanners write the kind of a barcode (Symbol CS1504, CS3070). */
const ID = /^[01][\dA-F]$/i;
/** The digits that a barcode of a kind has: UPC-A, EAN-8, EAN-13. */
const LENGTHS: Readonly<Record<string, number>> = { '08': 12, '0A': 8, '0B': 13 };

const agrees = (id: string, code: string): boolean => {
  const length = LENGTHS[id.toUpperCase()];
  return length === undefined || (code.length === length && /^\d+$/.test(code));
};

/**
 * Returns the column between the time and the code if it numbers the kind of each barcode: each
 * code has one, all agree with the length of their codes, and one of them can be told by it.
 */
export function findSymbologyId(
  rows: readonly Row[],
  kinds: readonly (ColumnKind | undefined)[],
): number | undefined {
  const code = kinds.indexOf('code');
  const column = code - 1;
  const isStamped = kinds[column - 1] === 'time' || kinds[column - 1] === 'timeAndDate';
  if (!isStamped || kinds[column] !== undefined) return undefined;
  const ids = new Map<string, string>();
  const areIds = rows.every(({ cells }) => {
    const [id = '', text = ''] = [cells[column], cells[code]];
    const earlier = ids.get(text) ?? id;
    ids.set(text, id);
    return ID.test(id) && earlier === id && agrees(id, text);
  });
  const isTold = [...ids.values()].some((id) => LENGTHS[id.toUpperCase()] !== undefined);
  return areIds && isTold ? column : undefined;
}
