import { sql } from 'kysely';

import type { Db } from './client';
import type { OrderScope } from './orders';

/** The country of an order, which is the customer's if the order names none. */
export const orderCountry = sql<string>`coalesce(nullif(orders.country, ''), customers.country)`;

/** Cents of the packs of a line that were not cancelled. */
export const netCents = sql<number>`(order_lines.order_qty - order_lines.cancelled_qty) * order_lines.ship_pack * order_lines.unit_cents`;

/**
 * What a customer has ordered in a country and not cancelled, in cents, by month and category.
 * Months are given by when they begin, and returned by their index. Orders of another country are
 * in another currency; those that name none are the customer's.
 */
export async function spendingByMonth(
  db: Db,
  { customerId, storedUserId }: OrderScope,
  { country, starts }: { country: string; starts: readonly string[] },
) {
  const latestFirst = [...starts.entries()].reverse();
  const month = sql<number>`case ${sql.join(
    latestFirst.map(([index, start]) => sql`when placed_at >= ${start} then ${sql.lit(index)}`),
    sql` `,
  )} end`;
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('orders')
        .where('customer_id', '=', customerId)
        .$if(storedUserId !== undefined, (query) => query.where('user_id', '=', storedUserId ?? ''))
        .where('placed_at', '>=', starts[0] ?? '')
        .where('status', '!=', 'cancelled')
        .where('country', 'in', [country, ''])
        .select(['order_id', month.as('month')])
        .as('placed'),
    )
    .innerJoin('order_lines', 'order_lines.order_id', 'placed.order_id')
    .innerJoin('products', 'products.product_id', 'order_lines.product_id')
    .groupBy(['placed.month', 'products.cat_code'])
    .select(['placed.month', 'products.cat_code'])
    .select(({ fn }) => fn.sum<number>(netCents).as('cents'))
    .execute();
  return rows.map(({ month, cat_code, cents }) => ({
    month: Number(month),
    categoryCode: cat_code,
    cents: Number(cents),
  }));
}
