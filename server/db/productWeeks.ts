import type { Db } from './client';
import { orderCountry } from './spending';

/** When orders with a product were placed since a moment, by country, without cancelled ones. */
export async function ordersOfProduct(db: Db, productId: string, since: string) {
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.order_id', 'order_lines.order_id')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .where('order_lines.product_id', '=', productId)
    .where('orders.placed_at', '>=', since)
    .where('orders.status', '!=', 'cancelled')
    .whereRef('order_lines.cancelled_qty', '<', 'order_lines.order_qty')
    .select(['orders.order_id', 'orders.placed_at', orderCountry.as('country')])
    .distinct()
    .execute();
  return rows.map(({ placed_at, country }) => ({ placedAt: placed_at, country }));
}
