import type { ExpressionBuilder } from 'kysely';

import type { OrderSort, OrderStatus } from '#domain/orders';

import { rowsInChunks, type Db } from './client';
import type { Tables } from './tables';
import type { OrderLineTable, OrderTable } from './tables/orders';

/** Filters and sorting of an order history; times are UTC, ISO 8601. */
export interface Narrowing {
  /** Placed at this time or later. */
  from?: string | undefined;
  /** Placed before this time. */
  until?: string | undefined;
  status?: OrderStatus | undefined;
  sort?: OrderSort | undefined;
  /** Orders received up to this time count as released. */
  releasedBy: string;
}

/** Column and direction; ties are sorted newest first. */
const SORTS = {
  newest: ['placed_at', 'desc'],
  oldest: ['placed_at', 'asc'],
  highest: ['total_cents', 'desc'],
  lowest: ['total_cents', 'asc'],
} as const satisfies Record<OrderSort, readonly [keyof OrderTable, 'asc' | 'desc']>;

const narrowed = (db: Db, customerId: string, narrowing: Narrowing) =>
  db
    .selectFrom('orders')
    .where('customer_id', '=', customerId)
    .where((row) => row.and(conditions(row, narrowing)));

function sorted(db: Db, customerId: string, narrowing: Narrowing) {
  const [column, direction] = SORTS[narrowing.sort ?? 'newest'];
  const later = narrowing.sort === 'oldest' ? 'asc' : 'desc';
  return narrowed(db, customerId, narrowing)
    .orderBy(column, direction)
    .orderBy('placed_at', later)
    .orderBy('order_id', later);
}

type OrderRow = ExpressionBuilder<Tables, 'orders'>;

function conditions(row: OrderRow, { from, until, status, releasedBy }: Narrowing) {
  const received = row('status', '=', 'received');
  return [
    ...(from === undefined ? [] : [row('placed_at', '>=', from)]),
    ...(until === undefined ? [] : [row('placed_at', '<', until)]),
    ...(status === 'received' ? [received, row('placed_at', '>', releasedBy)] : []),
    ...(status === 'cancelled' ? [row('status', '=', 'cancelled')] : []),
    ...(status === 'released'
      ? [
          row.or([
            row('status', '=', 'released'),
            row.and([received, row('placed_at', '<=', releasedBy)]),
          ]),
        ]
      : []),
  ];
}

/** A page of the customer's orders, or all of them. */
export const listOrders = (
  db: Db,
  customerId: string,
  narrowing: Narrowing,
  slice?: { offset: number; limit: number },
): Promise<OrderTable[]> =>
  sorted(db, customerId, narrowing)
    .selectAll()
    .$if(slice !== undefined, (query) => query.limit(slice?.limit ?? 0).offset(slice?.offset ?? 0))
    .execute();

export async function countOrders(
  db: Db,
  customerId: string,
  narrowing: Narrowing,
): Promise<number> {
  const { count } = await narrowed(db, customerId, narrowing)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Free text of the customer's orders, in the order of the list. */
export const orderTexts = (db: Db, customerId: string, narrowing: Narrowing) =>
  sorted(db, customerId, narrowing).select(['order_id', 'po_reference', 'order_comment']).execute();

/** Numbers of the customer's orders that contain one of these products. */
export async function ordersWith(
  db: Db,
  customerId: string,
  productIds: readonly string[],
): Promise<Set<string>> {
  const rows = await rowsInChunks(productIds, (ids) =>
    db
      .selectFrom('order_lines')
      .where('customer_id', '=', customerId)
      .where('product_id', 'in', ids)
      .select('order_id')
      .distinct(),
  );
  return new Set(rows.map(({ order_id }) => order_id));
}

/** Lines of these orders of the customer that contain one of these products. */
export const linesWith = (
  db: Db,
  customerId: string,
  orderIds: readonly string[],
  productIds: readonly string[],
): Promise<OrderLineTable[]> =>
  rowsInChunks(productIds, (ids) =>
    db
      .selectFrom('order_lines')
      .where('customer_id', '=', customerId)
      .where('order_id', 'in', orderIds)
      .where('product_id', 'in', ids)
      .selectAll(),
  );

/** These orders of the customer, in the given order; missing ones are omitted. */
export async function ordersByIds(
  db: Db,
  customerId: string,
  orderIds: readonly string[],
): Promise<OrderTable[]> {
  const rows = await rowsInChunks(orderIds, (ids) =>
    db
      .selectFrom('orders')
      .where('customer_id', '=', customerId)
      .where('order_id', 'in', ids)
      .selectAll(),
  );
  const orders = new Map(rows.map((order) => [order.order_id, order]));
  return orderIds.flatMap((id) => orders.get(id) ?? []);
}
