import { sql, type Updateable } from 'kysely';

import { forUpdate, inChunks, type Db } from './client';
import type { OrderLineTable, OrderTable, StoredOrderTable } from './orderTables';

/** An order whoever it belongs to, held until the transaction ends: its lines change under no other lock. */
export const lockOrder = (tx: Db, orderId: string): Promise<OrderTable | undefined> =>
  forUpdate(
    tx,
    tx.selectFrom('orders').where('order_id', '=', orderId).selectAll(),
  ).executeTakeFirst();

export const orderRow = (db: Db, orderId: string): Promise<OrderTable | undefined> =>
  db.selectFrom('orders').where('order_id', '=', orderId).selectAll().executeTakeFirst();

export const linesOfOrder = (db: Db, orderId: string): Promise<OrderLineTable[]> =>
  db
    .selectFrom('order_lines')
    .where('order_id', '=', orderId)
    .selectAll()
    .orderBy('line')
    .execute();

/** Changes an order that is held; returns its new version. */
export async function changeOrder(
  tx: Db,
  orderId: string,
  change: Updateable<StoredOrderTable>,
): Promise<number> {
  const { version } = await tx
    .updateTable('orders')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('order_id', '=', orderId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

const PACKS = ['shipped_qty', 'cancelled_qty', 'backorder_qty', 'restocked'] as const;

/** Stores the packs of lines whose order is held. */
export async function storePacks(
  tx: Db,
  orderId: string,
  lines: readonly OrderLineTable[],
): Promise<void> {
  for (const chunk of inChunks(lines, 100)) {
    const ofEach = (value: (line: OrderLineTable) => unknown) =>
      sql<number>`case line ${sql.join(
        chunk.map((line) => sql`when cast(${line.line} as integer) then ${value(line)}`),
        sql` `,
      )} end`;
    const packs = PACKS.map((name) => [
      name,
      ofEach((line) => sql`cast(${line[name]} as integer)`),
    ]);
    await tx
      .updateTable('order_lines')
      .set({
        ...Object.fromEntries(packs),
        expected_on: ofEach(({ expected_on }) => sql`cast(${expected_on} as text)`),
      })
      .where('order_id', '=', orderId)
      .where(
        'line',
        'in',
        chunk.map(({ line }) => line),
      )
      .execute();
  }
}

export interface Released {
  order_id: string;
  customer_id: string;
  lang: string;
  version: number;
  held_at: string | null;
  hold_reason: string;
}

/**
 * Releases what was received up to a moment; what is on hold can no longer be taken back either, but
 * waits. Each order is returned to one caller alone, whatever the clocks of two processes say. The orders
 * are held in one order and in full before anything is numbered, so that nobody waits in a circle.
 */
export async function releaseReceived(tx: Db, moment: string, at: string): Promise<Released[]> {
  const due = await forUpdate(
    tx,
    tx
      .selectFrom('orders')
      .where('status', '=', 'received')
      .where('placed_at', '<=', moment)
      .select('order_id')
      .orderBy('order_id'),
  ).execute();
  const released: Released[] = [];
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
      .returning(['order_id', 'customer_id', 'lang', 'version', 'held_at', 'hold_reason']);
    released.push(...(await rows.execute()));
  }
  return released;
}

/** Where released orders stand in the feed: the number of the event that released each. */
export async function setReleasedSeq(
  tx: Db,
  releases: readonly { subject: string; seq: number }[],
): Promise<void> {
  for (const { subject, seq } of releases) {
    await tx
      .updateTable('orders')
      .set({ released_seq: seq })
      .where('order_id', '=', subject.replace(/^order /, ''))
      .execute();
  }
}
