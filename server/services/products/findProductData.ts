import type { OrderedProducts, View } from '../../catalogue/view';
import type { Db } from '../../db/client';
import type { ReadScope } from '../../db/products';

export interface ProductDataFilters {
  category: string;
  brand: readonly string[];
  /** Class flags; `undefined` for all classes. */
  classes: readonly string[] | undefined;
  isInStock: boolean;
  search: string;
}

/**
 * Returns the products that match every filter: in listing order, or best match first if there is a
 * search.
 */
export async function findProductData(
  db: Db,
  view: View,
  { category, brand, classes, isInStock, search }: ProductDataFilters,
  { country, language }: ReadScope,
): Promise<OrderedProducts> {
  const narrowing = { country, category, brand, classes };
  const found = search.trim() ? await searchProducts() : view.filter(narrowing);
  return isInStock ? found.inStock(db, country) : found;

  async function searchProducts() {
    const { list } = await view.search(db, { text: search, country, language });
    return list.within(narrowing);
  }
}
