import { possibleGtins } from '#domain/barcodes';

import type { DeskLine } from '../../api/staffOrders';

const normaliseCode = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();

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
  const hasGtin = (gtin: string) => (line: DeskLine) =>
    line.barcodes.some((barcode) => barcode.padStart(14, '0') === gtin);
  const readings = [
    (line: DeskLine) => normaliseCode(line.product_id) === normaliseCode(code),
    ...possibleGtins(code).map(hasGtin),
  ];
  const candidates = readings
    .map((isMatch) => lines.filter(isMatch))
    .find(({ length }) => length > 0);
  return candidates?.find((line) => !isFull(line)) ?? candidates?.[0];
}
