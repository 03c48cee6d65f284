import { sql, type SqlBool } from 'kysely';

import type { Country } from '#domain/countries';

import type { Db } from './client';

/**
 * Products out of stock in a country, which are far fewer than those in stock. The condition is a
 * literal, so that the partial index applies.
 */
export async function readOutOfStock(db: Db, country: Country): Promise<Set<string>> {
  const rows = await db
    .selectFrom('offers')
    .where('country', '=', country)
    .where(sql<SqlBool>`available <= 0`)
    .select('product_id')
    .execute();
  return new Set(rows.map(({ product_id }) => product_id));
}

/**
 * Ordered ship packs of a product in a country that are still to be shipped, without imported
 * orders.
 */
export async function packsToShip(db: Db, country: Country, productId: string): Promise<number> {
  const row = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.order_id', 'order_lines.order_id')
    .where('order_lines.product_id', '=', productId)
    .where('orders.country', '=', country)
    .where('orders.origin', '<>', 'import')
    .where('orders.stage', 'not in', ['cancelled', 'shipped'])
    .select(
      sql<
        number | null
      >`sum(order_lines.order_qty - order_lines.shipped_qty - order_lines.cancelled_qty)`.as(
        'packs',
      ),
    )
    .executeTakeFirst();
  return Number(row?.packs ?? 0);
}
