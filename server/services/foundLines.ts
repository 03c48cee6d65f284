import { MOST_FOUND_LINES } from '#domain/orders';

import type { Db } from '../db/client';
import { linesWith } from '../db/orderSearch';
import type { OrderLineTable, OrderTable } from '../db/tables/orders';

export interface Searched {
  orders: readonly OrderTable[];
  /** For each search word, the products that match it. */
  products: readonly ReadonlySet<string>[];
}

/** Returns, for each order, the first lines whose products match the most words. */
export async function foundLines(
  db: Db,
  customerId: string,
  { orders, products }: Searched,
): Promise<OrderLineTable[]> {
  const wordsIn = ({ product_id }: OrderLineTable) =>
    products.filter((withWord) => withWord.has(product_id)).length;
  const orderIds = orders.map(({ order_id }) => order_id);
  const ids = [...new Set(products.flatMap((withWord) => [...withWord]))];
  const lines = await linesWith(db, customerId, orderIds, ids);
  lines.sort((a, b) => wordsIn(b) - wordsIn(a) || a.line - b.line);

  const shown = new Map<string, OrderLineTable[]>();
  for (const line of lines) {
    const before = shown.get(line.order_id) ?? [];
    const [best] = before;
    if (before.length === MOST_FOUND_LINES || (best && wordsIn(line) < wordsIn(best))) continue;
    shown.set(line.order_id, [...before, line]);
  }
  return [...shown.values()].flat();
}
