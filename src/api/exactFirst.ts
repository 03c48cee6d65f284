import type { Product } from '#contract/product';
import { possibleGtins } from '#domain/barcodes';

const normaliseCode = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();

/** Moves products that the query names exactly, by id or barcode, to the front of the results. */
export function exactFirst<Found extends Pick<Product, 'product_id' | 'barcodes'>>(
  found: readonly Found[],
  query: string,
): Found[] {
  const normalised = normaliseCode(query);
  const gtins = possibleGtins(query);
  const isNamed = ({ product_id, barcodes }: Found) =>
    normaliseCode(product_id) === normalised ||
    barcodes.some((code) => gtins.includes(code.padStart(14, '0')));
  return [...found.filter(isNamed), ...found.filter((product) => !isNamed(product))];
}
