import type { Country } from '#domain/countries';
import type { Facet } from '#domain/facetNames';
import type { Language } from '#domain/languages';
import { isByPrice, sortsFor, type Sort } from '#domain/sorting';

import { packPrices } from '../catalogue/packPrices';
import type { OrderedProducts } from '../catalogue/view';
import type { Db } from '../db/client';
import type { ReadScope } from '../db/products';

/** Number of products that can be sorted by prices that no build contains. */
const MAX_SORTED_BY_OWN_PRICE = 5_000;

/**
 * The orders of a list: a build contains list prices only, so that those of a customer with price
 * lists are read to sort by them, as long as there are few enough.
 */
export async function sortsOf(
  db: Db,
  list: OrderedProducts,
  { buyer }: ReadScope,
): Promise<Sort[]> {
  if (!buyer) return sortsFor('none');
  if (buyer.priceLists.length === 0) return sortsFor('own');
  return sortsFor((await list.count(db)) <= MAX_SORTED_BY_OWN_PRICE ? 'own' : 'list');
}

/** Whether a list can be sorted like this. */
export const canSort = async (
  db: Db,
  list: OrderedProducts,
  sort: Sort,
  scope: ReadScope,
): Promise<boolean> => !isByPrice(sort) || (await sortsOf(db, list, scope)).includes(sort);

/** Whether a list must be sorted by prices that no build contains. */
export const isByOwnPrice = (sort: Sort, { buyer }: ReadScope): boolean =>
  (sort === 'price' || sort === 'price-down') && (buyer?.priceLists.length ?? 0) > 0;

/** A list sorted by the buyer's own price for one pack; equal prices keep the order of the list. */
export async function sortByOwnPrice(
  db: Db,
  list: OrderedProducts,
  sort: Sort,
  scope: ReadScope,
): Promise<OrderedProducts> {
  const productIds = await list.ids(db, 0, MAX_SORTED_BY_OWN_PRICE);
  const prices = await packPrices(db, productIds, scope);
  const direction = sort === 'price-down' ? -1 : 1;
  const keyOf = (id: string) => {
    const cents = prices.get(id);
    return cents === undefined ? Number.MAX_SAFE_INTEGER : direction * cents;
  };
  return new OwnPriceOrder(
    list,
    productIds.sort((a, b) => keyOf(a) - keyOf(b)),
  );
}

class OwnPriceOrder implements OrderedProducts {
  constructor(
    readonly list: OrderedProducts,
    readonly productIds: readonly string[],
  ) {}

  count(db: Db) {
    return this.list.count(db);
  }

  async ids(_db: Db, first: number, limit: number) {
    return this.productIds.slice(first, first + limit);
  }

  sorted(db: Db, sort: Sort | undefined, scope: ReadScope) {
    return this.list.sorted(db, sort, scope);
  }

  sorts(db: Db, scope: ReadScope) {
    return this.list.sorts(db, scope);
  }

  inStock(db: Db, country: Country) {
    return this.list.inStock(db, country);
  }

  values(db: Db, facet: Facet, language: Language) {
    return this.list.values(db, facet, language);
  }

  flags(db: Db, country: Country) {
    return this.list.flags(db, country);
  }
}
