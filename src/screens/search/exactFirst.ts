import type { Product } from '#contract/product';
import { possibleGtins } from '#domain/barcodes';

const fold = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();

/** Puts what the query names exactly, by id or barcode, before everything else that was found. */
export function exactFirst(
  found: readonly Pick<Product, 'product_id' | 'barcodes'>[],
  query: string,
): string[] {
  const wanted = fold(query);
  const gtins = possibleGtins(query);
  const named: string[] = [];
  const others: string[] = [];
  for (const { product_id, barcodes } of found) {
    const isNamed =
      fold(product_id) === wanted ||
      barcodes.some((code) => gtins.includes(code.padStart(14, '0')));
    (isNamed ? named : others).push(product_id);
  }
  return [...named, ...others];
}
