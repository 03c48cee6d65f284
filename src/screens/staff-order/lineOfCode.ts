import { possibleGtins } from '#domain/barcodes';

import type { DeskLine } from '../../api/staffOrders';

const fold = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();

/**
 * The line that a scanned code names, by the product's id or the likeliest reading of its barcode; a
 * case is one ship pack of its product. Of several lines it is the first that is not full.
 */
export function lineOfCode(
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
