import { readingsOf } from '#domain/barcodes';

import type { DeskLine } from '../../api/staffOrders';

/**
 * Finds the line that a scanned code refers to, by product id or by the likeliest reading of its
 * barcode; the code of a case counts as one ship pack of its product. If several lines match,
 * returns the first that is not full.
 */
export function findLineByCode(
  lines: readonly DeskLine[],
  code: string,
  isFull: (line: DeskLine) => boolean,
): DeskLine | undefined {
  const candidates = readingsOf(code)
    .map((isMeant) => lines.filter(isMeant))
    .find(({ length }) => length > 0);
  return candidates?.find((line) => !isFull(line)) ?? candidates?.[0];
}
