import { chunksYielding, type Db } from './client';

/** The shop's last orders that were not cancelled, the newest first. */
export const lastOrders = (db: Db, limit: number) =>
  db
    .selectFrom('orders')
    .where('status', '!=', 'cancelled')
    .select(['order_id', 'customer_id', 'placed_at'])
    .orderBy('placed_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(limit)
    .execute();

/** Ids of the products of each of these orders, without repetitions. */
export async function productsOfOrders(
  db: Db,
  orderIds: readonly string[],
): Promise<Map<string, string[]>> {
  const products = new Map<string, string[]>();
  for await (const chunk of chunksYielding(orderIds)) {
    const rows = await db
      .selectFrom('order_lines')
      .where('order_id', 'in', chunk)
      .select(['order_id', 'product_id'])
      .distinct()
      .execute();
    for (const { order_id, product_id } of rows) {
      const ids = products.get(order_id);
      if (ids) ids.push(product_id);
      else products.set(order_id, [product_id]);
    }
  }
  return products;
}
