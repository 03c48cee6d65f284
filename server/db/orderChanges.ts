import { sql } from 'kysely';

import { forUpdate, inChunks, type Db } from './client';
import { linesByOrder } from './orderLines';
import type { CustomerId, UserId } from './tables/ids';
import type { OrderLineTable, OrderTable } from './tables/orders';
import { valuesTable } from './valuesTable';

/** An order with its lines, locked until the transaction ends. */
export interface LockedOrder {
  order: OrderTable;
  lines: readonly OrderLineTable[];
}

/**
 * Locks orders of any customer until the transaction ends; the lock covers their lines too. Always
 * locks in the same order, which prevents deadlocks.
 */
export async function lockOrders(
  tx: Db,
  orderIds: readonly string[],
): Promise<Map<string, LockedOrder>> {
  const orders = await forUpdate(
    tx,
    tx.selectFrom('orders').where('order_id', 'in', orderIds).selectAll().orderBy('order_id'),
  ).execute();
  const lines = await linesByOrder(tx, orderIds);
  return new Map(
    orders.map((order) => [order.order_id, { order, lines: lines.get(order.order_id) ?? [] }]),
  );
}

export const orderRow = (db: Db, orderId: string): Promise<OrderTable | undefined> =>
  db.selectFrom('orders').where('order_id', '=', orderId).selectAll().executeTakeFirst();

export const linesOfOrder = (db: Db, orderId: string): Promise<OrderLineTable[]> =>
  db
    .selectFrom('order_lines')
    .where('order_id', '=', orderId)
    .selectAll()
    .orderBy('line')
    .execute();

/** Orders that their customers can still cancel, and that are not on hold. */
export const cancellableOrders = async (db: Db): Promise<string[]> => {
  const received = db
    .selectFrom('orders')
    .where('status', '=', 'received')
    .where('held_at', 'is', null)
    .select('order_id')
    .orderBy('order_id');
  return (await received.execute()).map(({ order_id }) => order_id);
};

/** Columns that a change to an order may touch, besides its version. */
const CHANGEABLE_COLUMNS = [
  ...(['status', 'stage', 'released_at', 'held_at', 'hold_reason', 'picking_at'] as const),
  ...(['external_id', 'acknowledged_at', 'acknowledged_by'] as const),
] satisfies readonly (keyof OrderTable)[];

/** The changeable part of a placed order. */
export type ChangeableOrder = Pick<OrderTable, (typeof CHANGEABLE_COLUMNS)[number]>;

/** Stores the current state of locked orders. */
export async function storeOrderStates(tx: Db, orders: readonly OrderTable[]): Promise<void> {
  const textColumns = Object.fromEntries(CHANGEABLE_COLUMNS.map((name) => [name, 'text' as const]));
  const changes = sql.join(
    CHANGEABLE_COLUMNS.map((name) => sql`${sql.ref(name)} = now.${sql.ref(name)}`),
  );
  for (const chunk of inChunks(orders)) {
    await sql`with ${valuesTable({ order_id: 'text', version: 'integer', ...textColumns }, chunk)}
      update orders set version = now.version, ${changes}
      from now where orders.order_id = now.order_id`.execute(tx);
  }
}

const QUANTITY_COLUMNS = {
  order_id: 'text',
  line: 'integer',
  shipped_qty: 'integer',
  cancelled_qty: 'integer',
  backorder_qty: 'integer',
  restocked: 'integer',
  expected_on: 'text',
} as const;

/**
 * Stores the quantities of lines of locked orders. SQLite uses the index on orders only with the
 * redundant `in` condition.
 */
export async function storeLineQuantities(tx: Db, lines: readonly OrderLineTable[]): Promise<void> {
  for (const chunk of inChunks(lines)) {
    await sql`with ${valuesTable(QUANTITY_COLUMNS, chunk)}
      update order_lines set shipped_qty = now.shipped_qty, cancelled_qty = now.cancelled_qty,
        backorder_qty = now.backorder_qty, restocked = now.restocked, expected_on = now.expected_on
      from now where order_lines.order_id in (select order_id from now)
        and order_lines.order_id = now.order_id and order_lines.line = now.line`.execute(tx);
  }
}

export interface ReleasedOrder {
  order_id: string;
  customer_id: CustomerId;
  user_id: UserId;
  lang: string;
  version: number;
  held_at: string | null;
  hold_reason: string;
}

/**
 * Releases orders received up to a moment; those on hold can no longer be cancelled by their
 * customers either, but stay on hold. Each order is returned to exactly one caller, even if the
 * clocks of two processes differ. All orders are locked in one order before events are numbered,
 * which prevents deadlocks.
 */
export async function releaseReceived(
  tx: Db,
  moment: string,
  at: string,
): Promise<ReleasedOrder[]> {
  const due = await forUpdate(
    tx,
    tx
      .selectFrom('orders')
      .where('status', '=', 'received')
      .where('placed_at', '<=', moment)
      .select('order_id')
      .orderBy('order_id'),
  ).execute();
  const released: ReleasedOrder[] = [];
  for (const chunk of inChunks(due)) {
    const rows = tx
      .updateTable('orders')
      .set({
        status: 'released',
        stage: sql<string>`case when held_at is null then 'released' else 'held' end`,
        released_at: sql<string | null>`case when held_at is null then ${at} end`,
        version: sql<number>`version + 1`,
      })
      .where(
        'order_id',
        'in',
        chunk.map(({ order_id }) => order_id),
      )
      .returning(['order_id', 'customer_id', 'user_id', 'lang', 'version'])
      .returning(['held_at', 'hold_reason']);
    released.push(...(await rows.execute()));
  }
  return released;
}

/** Stores the feed positions of released orders: the number of each one's release event. */
export async function setReleasedSeq(
  tx: Db,
  releases: readonly { subject: string; seq: number }[],
): Promise<void> {
  for (const chunk of inChunks(releases)) {
    const positions = chunk.map(({ subject, seq }) => ({
      id: subject.replace(/^order /, ''),
      seq,
    }));
    await sql`with ${valuesTable({ id: 'text', seq: 'bigint' }, positions)}
      update orders set released_seq = now.seq from now where orders.order_id = now.id`.execute(tx);
  }
}
