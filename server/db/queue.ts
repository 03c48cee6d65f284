import { sql, type RawBuilder, type SqlBool } from 'kysely';

import { partsOfSorting } from '#domain/columnSorting';
import type { QueueSortColumn, QueueSorting } from '#domain/deskSorting';
import { ORDER_STATES } from '#domain/fulfilment';
import type { Queue } from '#domain/queues';

import type { Db } from './client';
import { countRows, type Page } from './page';
import { byRank, byText, byValue, sortTerms, type SortValue } from './sortTerms';
import type { OrderTable } from './tables/orders';

/** Filters of the queues; times are UTC, ISO 8601. */
export interface QueueCriteria {
  /** Placed at this time or later. */
  from?: string | undefined;
  /** Placed before this time. */
  until?: string | undefined;
  country?: string | undefined;
  /**
   * By country, before when an order must have been placed to be late; only late ones if given.
   */
  lateBefore?: Readonly<Record<string, string>> | undefined;
  /** Limits the result to these orders, after a search. */
  orderIds?: readonly string[] | undefined;
}

/** Excludes imported orders, which are history; a literal, so that the partial index applies. */
const IS_NOT_IMPORTED = sql<SqlBool>`orders.origin <> 'import'`;

const inStage = (stage: string) => sql<SqlBool>`${IS_NOT_IMPORTED} and orders.stage = ${stage}`;

/** The condition for orders to be in a queue. */
const QUEUE_CONDITIONS: Record<Queue, RawBuilder<SqlBool>> = {
  to_pick: inStage('released'),
  picking: inStage('picking'),
  back_ordered: sql`orders.order_id in (select order_id from order_lines where backorder_qty > 0)`,
  part_shipped: inStage('part_shipped'),
  held: inStage('held'),
  received: inStage('received'),
  unacknowledged: sql`${IS_NOT_IMPORTED} and orders.stage in ('held', 'released', 'picking', 'part_shipped')
    and orders.released_seq is not null and orders.acknowledged_at is null`,
  shipped: inStage('shipped'),
  cancelled: inStage('cancelled'),
  all: sql`1 = 1`,
};

/** Orders with the warehouse of which nothing has left. */
const isLate = (before: Readonly<Record<string, string>>) => {
  const conditions = Object.entries(before).map(
    ([country, moment]) => sql`orders.country = ${country} and orders.placed_at < ${moment}`,
  );
  return sql<SqlBool>`${IS_NOT_IMPORTED} and orders.stage in ('released', 'picking')
    and (${sql.join([sql`1 = 0`, ...conditions], sql` or `)})`;
};

const filteredOrders = (
  db: Db,
  queue: Queue,
  { from, until, country, lateBefore, orderIds }: QueueCriteria,
) =>
  db
    .selectFrom('orders')
    .where(QUEUE_CONDITIONS[queue])
    .$if(from !== undefined, (query) => query.where('orders.placed_at', '>=', from ?? ''))
    .$if(until !== undefined, (query) => query.where('orders.placed_at', '<', until ?? ''))
    .$if(country !== undefined, (query) => query.where('orders.country', '=', country ?? ''))
    .$if(lateBefore !== undefined, (query) => query.where(isLate(lateBefore ?? {})))
    .$if(orderIds !== undefined, (query) =>
      query.where('orders.order_id', 'in', atLeastOne(orderIds)),
    );

/** A non-empty list for an IN condition: an empty one becomes an id that no order has. */
const atLeastOne = (orderIds: readonly string[] = []): readonly string[] =>
  orderIds.length > 0 ? orderIds : [''];

/** Oldest first for orders that are waiting, newest first for finished ones. */
export function sortedOrders(db: Db, queue: Queue, narrowing: QueueCriteria) {
  const isDone = ['shipped', 'cancelled', 'all'].includes(queue);
  const direction = isDone ? 'desc' : 'asc';
  return filteredOrders(db, queue, narrowing)
    .orderBy('placed_at', direction)
    .orderBy('order_id', direction);
}

export const ordersInQueue = (
  db: Db,
  queue: Queue,
  narrowing: QueueCriteria,
  { offset, limit }: Page,
): Promise<OrderTable[]> =>
  sortedOrders(db, queue, narrowing).selectAll().offset(offset).limit(limit).execute();

const SORT_VALUES: Record<QueueSortColumn, SortValue> = {
  // Numbers are a sequence, written without leading zeros.
  number: { value: sql`length(orders.order_id)` },
  age: { ...byValue('orders.placed_at'), isReversed: true },
  customer: byText('customers.customer_code'),
  po: byText('orders.po_reference'),
  lines: byValue('orders.lines'),
  units: byValue('orders.units'),
  total: byValue('orders.total_cents'),
  country: byText('orders.country'),
  // As `deskStateOf` tells it.
  stage: byRank(
    sql`case when orders.origin <> 'import' then orders.stage
      when orders.status = 'released' then 'processed' else orders.status end`,
    ORDER_STATES,
  ),
};

/**
 * A page of a queue that is sorted by a column. The numbers are sorted alone, because whole orders
 * would fill the memory of the sorter.
 */
export async function ordersInSortedQueue(
  db: Db,
  queue: Queue,
  narrowing: QueueCriteria,
  { offset, limit, sorting }: Page & { sorting: QueueSorting },
): Promise<OrderTable[]> {
  const isByCustomer = partsOfSorting(sorting).column === 'customer';
  const rows = await filteredOrders(db, queue, narrowing)
    .$if(isByCustomer, (query) =>
      query.innerJoin('customers', 'customers.id', 'orders.customer_id'),
    )
    .select('orders.order_id')
    .orderBy(sortTerms(SORT_VALUES, sorting, 'orders.order_id'))
    .offset(offset)
    .limit(limit)
    .execute();
  return ordersByNumber(
    db,
    rows.map(({ order_id }) => order_id),
  );
}

/** Number of orders per stage, in total and without imported ones, with a single index scan. */
export async function countStages(
  db: Db,
  narrowing: QueueCriteria,
): Promise<{ stage: string; all: number; notImported: number }[]> {
  const rows = await filteredOrders(db, 'all', narrowing)
    .groupBy('stage')
    .select((row) => [
      'stage',
      row.fn.countAll<number>().as('all'),
      row.fn.countAll<number>().filterWhere(IS_NOT_IMPORTED).as('notImported'),
    ])
    .execute();
  return rows.map(({ stage, all, notImported }) => ({
    stage,
    all: Number(all),
    notImported: Number(notImported),
  }));
}

export const countQueue = (db: Db, queue: Queue, narrowing: QueueCriteria): Promise<number> =>
  countRows(filteredOrders(db, queue, narrowing));

/**
 * Unacknowledged orders: their number, the earliest release of those not on hold, and the number of
 * the latter released before a moment.
 */
export async function unacknowledged(
  db: Db,
  before: string,
): Promise<{ count: number; oldest: string | null; late: number }> {
  const isNotHeld = sql<SqlBool>`held_at is null`;
  const { count, oldest, late } = await db
    .selectFrom('orders')
    .where(QUEUE_CONDITIONS.unacknowledged)
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      row.fn.min<string | null>('released_at').filterWhere(isNotHeld).as('oldest'),
      row.fn
        .countAll<number>()
        .filterWhere(isNotHeld)
        .filterWhere('released_at', '<', before)
        .as('late'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest, late: Number(late) };
}

/** Numbers of all orders of a queue, in its order. */
export async function numbersInQueue(
  db: Db,
  queue: Queue,
  narrowing: QueueCriteria,
): Promise<string[]> {
  const rows = await sortedOrders(db, queue, narrowing).select('order_id').execute();
  return rows.map(({ order_id }) => order_id);
}

/** These orders, in the given order; missing ones are omitted. */
export async function ordersByNumber(db: Db, orderIds: readonly string[]): Promise<OrderTable[]> {
  const rows = await db
    .selectFrom('orders')
    .where('order_id', 'in', atLeastOne(orderIds))
    .selectAll()
    .execute();
  const orders = new Map(rows.map((order) => [order.order_id, order]));
  return orderIds.flatMap((id) => orders.get(id) ?? []);
}

/**
 * Turns imported orders since a moment into orders to be shipped; returns the next few with their
 * new versions.
 */
export const reviveOrders = (
  tx: Db,
  { since, at, limit }: { since: string; at: string; limit: number },
): Promise<{ order_id: string; version: number }[]> =>
  tx
    .updateTable('orders')
    .set({
      origin: 'shop',
      stage: 'released',
      released_at: at,
      version: sql<number>`version + 1`,
    })
    .where('order_id', 'in', (due) =>
      due
        .selectFrom('orders')
        .where('placed_at', '>=', since)
        .where('origin', '=', 'import')
        .where('status', '=', 'released')
        .select('order_id')
        .orderBy('placed_at')
        .orderBy('order_id')
        .limit(limit),
    )
    .returning(['order_id', 'version'])
    .execute();
