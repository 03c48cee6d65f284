import { toGtin14 } from '#domain/barcodes';

import { looseWord } from '../catalogue/looseWord';
import type { Db } from '../db/client';
import { orderedByBarcode, orderedNames } from '../db/orderedProducts';
import {
  countOrders,
  listOrders,
  ordersByIds,
  ordersWith,
  orderTexts,
  type Narrowing,
} from '../db/orderSearch';
import type { OrderTable } from '../db/tables/orders';

export interface Wanted extends Narrowing {
  /**
   * Each word must occur in the order: its number, reference or comment, or one of its products.
   */
  words: readonly string[];
}

interface Slice {
  offset: number;
  limit: number;
}

interface Found {
  orders: OrderTable[];
  total: number;
  /** For each search word, the products that match it. */
  products: Set<string>[];
}

/** Returns a page of the customer's matching orders, or all of them, and their total number. */
export async function findOrders(
  db: Db,
  customerId: string,
  wanted: Wanted,
  slice?: Slice,
): Promise<Found> {
  if (wanted.words.length === 0) {
    const orders = await listOrders(db, customerId, wanted, slice);
    const total = slice ? await countOrders(db, customerId, wanted) : orders.length;
    return { orders, total, products: [] };
  }
  const { ids, products } = await searchOrders(db, customerId, wanted);
  const shown = slice ? ids.slice(slice.offset, slice.offset + slice.limit) : ids;
  return { orders: await ordersByIds(db, customerId, shown), total: ids.length, products };
}

/** Finds the orders that match every word, in list order. */
async function searchOrders(db: Db, customerId: string, wanted: Wanted) {
  let fitting = await orderTexts(db, customerId, wanted);
  const names = await orderedNames(db, customerId);
  const products: Set<string>[] = [];
  for (const word of new Set(wanted.words)) {
    const pattern = looseWord(word);
    const named = names.filter((product) =>
      Object.values(product).some((text) => pattern.test(text)),
    );
    const withWord = new Set(named.map(({ product_id }) => product_id));
    for (const id of await withBarcode(db, customerId, word)) withWord.add(id);
    products.push(withWord);
    const holding = await ordersWith(db, customerId, [...withWord]);
    fitting = fitting.filter(
      (order) =>
        holding.has(order.order_id) || Object.values(order).some((text) => pattern.test(text)),
    );
  }
  return { ids: fitting.map(({ order_id }) => order_id), products };
}

/** Minimum number of digits to search barcodes; fewer occur in nearly every one. */
const TELLING = 4;

const withBarcode = async (db: Db, customerId: string, word: string): Promise<string[]> =>
  /^\d+$/.test(word) && word.length >= TELLING
    ? orderedByBarcode(db, customerId, { digits: word, gtin14: toGtin14(word) })
    : [];
