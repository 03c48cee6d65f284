import { MAX_FOUND_LINES } from '#domain/orders';

import type { Db } from '../../db/client';
import { linesContaining } from '../../db/orderSearch';
import type { CustomerId } from '../../db/tables/ids';
import type { OrderLineTable, OrderTable } from '../../db/tables/orders';

export interface OrderSearch {
  orders: readonly OrderTable[];
  /** For each search word, the products that match it. */
  products: readonly ReadonlySet<string>[];
}

/** Returns, for each order, the first lines whose products match the most words. */
export async function foundLines(
  db: Db,
  customerId: CustomerId,
  { orders, products }: OrderSearch,
): Promise<OrderLineTable[]> {
  const matchCount = ({ product_id }: OrderLineTable) =>
    products.filter((matching) => matching.has(product_id)).length;
  const orderIds = orders.map(({ order_id }) => order_id);
  const ids = [...new Set(products.flatMap((matching) => [...matching]))];
  const lines = await linesContaining(db, customerId, orderIds, ids);
  lines.sort((a, b) => matchCount(b) - matchCount(a) || a.line - b.line);

  const byOrder = new Map<string, OrderLineTable[]>();
  for (const line of lines) {
    const before = byOrder.get(line.order_id) ?? [];
    const [best] = before;
    if (before.length === MAX_FOUND_LINES || (best && matchCount(line) < matchCount(best)))
      continue;
    byOrder.set(line.order_id, [...before, line]);
  }
  return [...byOrder.values()].flat();
}
