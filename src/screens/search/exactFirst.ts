import { possibleGtins } from '#domain/barcodes';

import { selectProduct, selectProductIds, type Products } from '../../api/products';

const fold = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();

/** Puts what the query names exactly, by id or barcode, before everything else that was found. */
export function exactFirst<Found extends Products>(found: Found, query: string): Found {
  const wanted = fold(query);
  const gtins = possibleGtins(query);
  const isNamed = (id: string): boolean =>
    fold(id) === wanted ||
    selectProduct(found, id)?.barcodes.some((code) => gtins.includes(code.padStart(14, '0'))) ===
      true;

  const ids = selectProductIds(found);
  return { ...found, ids: [...ids.filter(isNamed), ...ids.filter((id) => !isNamed(id))] };
}
