import type { Db } from './client';

/** Number of the shop's last orders that contained each product, without cancelled orders. */
export async function readRecentlyOrdered(db: Db, orders: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('order_lines')
    .where('order_id', 'in', (row) =>
      row
        .selectFrom('orders')
        .where('status', '!=', 'cancelled')
        .select('order_id')
        .orderBy('placed_at', 'desc')
        .orderBy('order_id', 'desc')
        .limit(orders),
    )
    .groupBy('product_id')
    .select(({ fn }) => ['product_id', fn.countAll<number>().as('orders')])
    .execute();
  return new Map(rows.map(({ product_id, orders: times }) => [product_id, Number(times)]));
}
