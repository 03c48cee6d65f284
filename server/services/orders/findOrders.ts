import { toGtin14 } from '#domain/barcodes';

import { looseWordPattern } from '../../catalogue/looseWordPattern';
import type { Db } from '../../db/client';
import { orderedByBarcode, orderedNames } from '../../db/orderedProducts';
import type { OrderScope } from '../../db/orders';
import {
  countOrders,
  listOrders,
  ordersByIds,
  ordersContaining,
  orderTexts,
  type OrderCriteria,
} from '../../db/orderSearch';
import type { Page } from '../../db/page';
import type { CustomerId } from '../../db/tables/ids';
import type { OrderTable } from '../../db/tables/orders';

export interface OrderFilters extends OrderCriteria {
  /**
   * Each word must occur in the order: its number, reference or comment, or one of its products.
   */
  words: readonly string[];
}

interface FoundOrders {
  orders: OrderTable[];
  total: number;
  /** For each search word, the products that match it. */
  products: Set<string>[];
}

/** Returns a page of the matching orders, or all of them, and their total number. */
export async function findOrders(
  db: Db,
  scope: OrderScope,
  filters: OrderFilters,
  slice?: Page,
): Promise<FoundOrders> {
  if (filters.words.length === 0) {
    const orders = await listOrders(db, scope, filters, slice);
    const total = slice ? await countOrders(db, scope, filters) : orders.length;
    return { orders, total, products: [] };
  }
  const { ids, products } = await searchOrders(db, scope, filters);
  const shown = slice ? ids.slice(slice.offset, slice.offset + slice.limit) : ids;
  return { orders: await ordersByIds(db, scope.customerId, shown), total: ids.length, products };
}

/** Finds the orders that match every word, in list order. */
async function searchOrders(db: Db, scope: OrderScope, filters: OrderFilters) {
  const { customerId } = scope;
  let matching = await orderTexts(db, scope, filters);
  const names = await orderedNames(db, customerId);
  const products: Set<string>[] = [];
  for (const word of new Set(filters.words)) {
    const pattern = looseWordPattern(word);
    const named = names.filter((product) =>
      Object.values(product).some((text) => pattern.test(text)),
    );
    const matchingProducts = new Set(named.map(({ product_id }) => product_id));
    for (const id of await productsByBarcode(db, customerId, word)) matchingProducts.add(id);
    products.push(matchingProducts);
    const ordersWithProducts = await ordersContaining(db, customerId, [...matchingProducts]);
    matching = matching.filter(
      (order) =>
        ordersWithProducts.has(order.order_id) ||
        Object.values(order).some((text) => pattern.test(text)),
    );
  }
  return { ids: matching.map(({ order_id }) => order_id), products };
}

/** Minimum number of digits to search barcodes; fewer occur in nearly every one. */
const MIN_BARCODE_DIGITS = 4;

const productsByBarcode = async (
  db: Db,
  customerId: CustomerId,
  word: string,
): Promise<string[]> =>
  /^\d+$/.test(word) && word.length >= MIN_BARCODE_DIGITS
    ? orderedByBarcode(db, customerId, { digits: word, gtin14: toGtin14(word) })
    : [];
