import { sql, type SqlBool } from 'kysely';

import type { Db } from './client';
import { netCents, orderCountry } from './spending';

/** The orders placed since a moment and not cancelled, with what was not cancelled of them. */
export async function placedSince(db: Db, since: string) {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.order_id')
    .innerJoin('customers', 'customers.id', 'orders.customer_id')
    .where('orders.placed_at', '>=', since)
    .where('orders.status', '!=', 'cancelled')
    .groupBy(['orders.order_id', 'orders.placed_at', 'orders.country', 'customers.country'])
    .select(['orders.placed_at', orderCountry.as('country')])
    .select(({ fn }) => fn.sum<number>(netCents).as('cents'))
    .execute();
  return rows.map(({ placed_at, country, cents }) => ({
    placedAt: placed_at,
    country,
    cents: Number(cents),
  }));
}

/** The products with the most orders in which packs are on back-order. */
export async function backOrderedProducts(db: Db, limit: number) {
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('products', 'products.product_id', 'order_lines.product_id')
    // A literal, so that the partial index applies.
    .where(sql<SqlBool>`order_lines.backorder_qty > 0`)
    .groupBy(['products.product_id', 'name_en', 'name_fr', 'name_es'])
    .select(['products.product_id', 'name_en', 'name_fr', 'name_es'])
    .select(({ fn }) => [
      fn.sum<number>('backorder_qty').as('packs'),
      fn.count<number>('order_id').distinct().as('orders'),
      fn.min('expected_on').as('expected_on'),
    ])
    .orderBy('orders', 'desc')
    .orderBy('products.product_id')
    .limit(limit)
    .execute();
  return rows.map(({ packs, orders, ...row }) => ({
    ...row,
    packs: Number(packs),
    orders: Number(orders),
  }));
}
