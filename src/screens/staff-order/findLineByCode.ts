import { possibleGtins } from '#domain/barcodes';

import type { DeskLine } from '../../api/staffOrders';

const fold = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();

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
  const isOf = (gtin: string) => (line: DeskLine) =>
    line.barcodes.some((barcode) => barcode.padStart(14, '0') === gtin);
  const readings = [
    (line: DeskLine) => fold(line.product_id) === fold(code),
    ...possibleGtins(code).map(isOf),
  ];
  const named = readings.map((isNamed) => lines.filter(isNamed)).find(({ length }) => length > 0);
  return named?.find((line) => !isFull(line)) ?? named?.[0];
}
