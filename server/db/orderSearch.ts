import type { ExpressionBuilder } from 'kysely';

import type { OrderState } from '#domain/fulfilment';
import type { OrderSort } from '#domain/orders';

import { rowsInChunks, type Db } from './client';
import type { OrderScope } from './orders';
import { countRows, type Page } from './page';
import type { Tables } from './tables';
import type { CustomerId, UserId } from './tables/ids';
import type { OrderLineTable, OrderTable } from './tables/orders';

/** Filters and sorting of an order history; times are UTC, ISO 8601. */
export interface OrderCriteria {
  /** Placed at this time or later. */
  from?: string | undefined;
  /** Placed before this time. */
  until?: string | undefined;
  state?: OrderState | undefined;
  sort?: OrderSort | undefined;
  /** Who placed them, as orders store it. */
  storedUserId?: UserId | undefined;
  /** Orders received up to this time count as released. */
  releasedBy: string;
}

/** Column and direction; ties are sorted newest first. */
const SORT_COLUMNS = {
  newest: ['placed_at', 'desc'],
  oldest: ['placed_at', 'asc'],
  highest: ['total_cents', 'desc'],
  lowest: ['total_cents', 'asc'],
} as const satisfies Record<OrderSort, readonly [keyof OrderTable, 'asc' | 'desc']>;

const filteredOrders = (
  db: Db,
  { customerId, storedUserId }: OrderScope,
  criteria: OrderCriteria,
) =>
  db
    .selectFrom('orders')
    .where('customer_id', '=', customerId)
    .$if(storedUserId !== undefined, (query) => query.where('user_id', '=', storedUserId ?? ''))
    .where((row) => row.and(conditions(row, criteria)));

function sortedOrders(db: Db, scope: OrderScope, criteria: OrderCriteria) {
  const [column, direction] = SORT_COLUMNS[criteria.sort ?? 'newest'];
  const tieDirection = criteria.sort === 'oldest' ? 'asc' : 'desc';
  return filteredOrders(db, scope, criteria)
    .orderBy(column, direction)
    .orderBy('placed_at', tieDirection)
    .orderBy('order_id', tieDirection);
}

type OrderRow = ExpressionBuilder<Tables, 'orders'>;

const conditions = (
  row: OrderRow,
  { from, until, state, releasedBy, storedUserId }: OrderCriteria,
) => [
  ...(from === undefined ? [] : [row('placed_at', '>=', from)]),
  ...(until === undefined ? [] : [row('placed_at', '<', until)]),
  ...(state === undefined ? [] : [inState(row, state, releasedBy)]),
  ...(storedUserId === undefined ? [] : [isBy(row, storedUserId)]),
];

/** Orders of an import and of staff are nobody's, although they store nobody, as the owner's do. */
const isBy = (row: OrderRow, storedUserId: UserId) =>
  storedUserId === ''
    ? row.and([
        row('user_id', '=', ''),
        row('origin', '!=', 'import'),
        row('placed_by', 'is', null),
      ])
    : row('user_id', '=', storedUserId);

/** The orders that `summaryOf` shows in a state. */
function inState(row: OrderRow, state: OrderState, releasedBy: string) {
  const received = row('status', '=', 'received');
  const isDue = row.and([received, row('placed_at', '<=', releasedBy)]);
  const isReleased = row.or([row('status', '=', 'released'), isDue]);
  if (state === 'received') return row.and([received, row('placed_at', '>', releasedBy)]);
  if (state === 'cancelled') return row('status', '=', 'cancelled');
  if (state === 'processed') return row.and([row('origin', '=', 'import'), isReleased]);
  const due = { released: row('held_at', 'is', null), held: row('held_at', 'is not', null) };
  const isOfShop = row('origin', '!=', 'import');
  const isStored = row.and([row('status', '=', 'released'), row('stage', '=', state)]);
  if (state !== 'released' && state !== 'held') return row.and([isOfShop, isStored]);
  return row.and([isOfShop, row.or([isStored, row.and([isDue, due[state]])])]);
}

/** A page of the orders, or all of them. */
export const listOrders = (
  db: Db,
  scope: OrderScope,
  criteria: OrderCriteria,
  slice?: Page,
): Promise<OrderTable[]> =>
  sortedOrders(db, scope, criteria)
    .selectAll()
    .$if(slice !== undefined, (query) => query.limit(slice?.limit ?? 0).offset(slice?.offset ?? 0))
    .execute();

export const countOrders = (db: Db, scope: OrderScope, criteria: OrderCriteria): Promise<number> =>
  countRows(filteredOrders(db, scope, criteria));

/** Free text of the customer's orders, in the order of the list. */
export const orderTexts = (db: Db, scope: OrderScope, criteria: OrderCriteria) =>
  sortedOrders(db, scope, criteria).select(['order_id', 'po_reference', 'order_comment']).execute();

/** Numbers of the customer's orders that contain one of these products. */
export async function ordersContaining(
  db: Db,
  customerId: CustomerId,
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
export const linesContaining = (
  db: Db,
  customerId: CustomerId,
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
  customerId: CustomerId,
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
