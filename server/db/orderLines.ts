import { sql } from 'kysely';

import { groupBy } from '#domain/groupBy';

import type { Db } from './client';
import { readByIds } from './readByIds';
import type { OrderLineTable } from './tables/orders';

const readLines = readByIds<object, OrderLineTable>((db, orderIds) =>
  db
    .selectFrom('order_lines')
    .where('order_id', 'in', orderIds)
    .selectAll()
    .orderBy('order_id')
    .orderBy('line'),
);

/** The lines of orders of any customer, by order number. */
export async function linesByOrder(
  db: Db,
  orderIds: readonly string[],
): Promise<Map<string, OrderLineTable[]>> {
  const rows = orderIds.length === 0 ? [] : await readLines(db, orderIds, {});
  return groupBy(rows, ({ order_id }) => order_id);
}

/** Open and back-ordered ship packs of each of these orders. */
export async function packsOfOrders(
  db: Db,
  orderIds: readonly string[],
): Promise<Map<string, { open: number; back_ordered: number }>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_lines')
    .where('order_id', 'in', orderIds)
    .groupBy('order_id')
    .select((row) => [
      'order_id',
      sql<number>`sum(order_qty - shipped_qty - cancelled_qty)`.as('open'),
      row.fn.sum<number>('backorder_qty').as('back_ordered'),
    ])
    .execute();
  return new Map(
    rows.map(({ order_id, open, back_ordered }) => [
      order_id,
      { open: Number(open), back_ordered: Number(back_ordered) },
    ]),
  );
}
