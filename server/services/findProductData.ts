import type { Catalogue } from '../catalogue/catalogue';
import { narrow, narrowFound } from '../catalogue/narrow';
import type { Numbers, Snapshot } from '../catalogue/snapshot';
import type { Db } from '../db/client';
import type { ReadScope } from '../db/products';
import { readOutOfStock } from '../db/stock';

export interface ProductDataFilters {
  category: string;
  brand: readonly string[];
  /** Class flags; `undefined` for every class. */
  classes: readonly string[] | undefined;
  isInStock: boolean;
  search: string;
}

/** Numbers of the products that fit every filter: in listing order, or the best match first where words were given. */
export async function findProductData(
  db: Db,
  catalogue: Catalogue,
  snapshot: Snapshot,
  { category, brand, classes, isInStock, search }: ProductDataFilters,
  { country, language }: ReadScope,
): Promise<Numbers> {
  const narrowing = { country, category, brand, classes };
  const found = search.trim() ? await searched() : narrow(snapshot, narrowing);
  if (!isInStock) return found;
  const gone = await readOutOfStock(db, country);
  return Array.from(found).filter((number) => !gone.has(snapshot.productIds[number]!));

  async function searched() {
    const { products } = await catalogue.search(snapshot, { text: search, country, language });
    return narrowFound(snapshot, products, narrowing);
  }
}
