import type { Product } from '#contract/product';
import { readingsOf } from '#domain/barcodes';

/** Moves products that the query names exactly, by id or barcode, to the front of the results. */
export function exactFirst<Found extends Pick<Product, 'product_id' | 'barcodes'>>(
  found: readonly Found[],
  query: string,
): Found[] {
  const readings = readingsOf(query);
  const isNamed = (product: Found) => readings.some((isMeant) => isMeant(product));
  return [...found.filter(isNamed), ...found.filter((product) => !isNamed(product))];
}
