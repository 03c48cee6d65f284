import { sql } from 'kysely';

import type { Db } from './client';
import { readMeta } from './meta';
import type { OrderTable } from './tables/orders';

/** The next orders placed in this shop, by number; imported orders are history and excluded. */
export const ordersAfter = (db: Db, after: string, limit: number): Promise<OrderTable[]> =>
  db
    .selectFrom('orders')
    .where('origin', '!=', 'import')
    .where('order_id', '>', after)
    .selectAll()
    .orderBy('order_id')
    .limit(limit)
    .execute();

/** Packs by `<order> <line>`. */
export type PacksByLine = ReadonlyMap<string, { packs: number; restocked: number }>;

/** Packs of these orders that were sent in shipments that are not voided. */
export async function shippedPacks(db: Db, orderIds: readonly string[]): Promise<PacksByLine> {
  const rows = await db
    .selectFrom('shipments')
    .innerJoin('shipment_lines', 'shipment_lines.shipment_id', 'shipments.shipment_id')
    .where('order_id', 'in', orderIds)
    .where('voided_at', 'is', null)
    .groupBy(['order_id', 'line'])
    .select((row) => ['order_id', 'line', row.fn.sum<number>('quantity').as('packs')])
    .execute();
  return new Map(
    rows.map(({ order_id, line, packs }) => [
      `${order_id} ${line}`,
      { packs: Number(packs), restocked: 0 },
    ]),
  );
}

export async function cancelledPacks(db: Db, orderIds: readonly string[]): Promise<PacksByLine> {
  const rows = await db
    .selectFrom('cancellations')
    .where('order_id', 'in', orderIds)
    .groupBy(['order_id', 'line'])
    .select((row) => [
      'order_id',
      'line',
      row.fn.sum<number>('quantity').as('packs'),
      row.fn.sum<number>('restocked').as('restocked'),
    ])
    .execute();
  return new Map(
    rows.map(({ order_id, line, packs, restocked }) => [
      `${order_id} ${line}`,
      { packs: Number(packs), restocked: Number(restocked) },
    ]),
  );
}

/** Orders whose position in the feed does not match their release event. */
export const mismatchedReleases = (db: Db): Promise<{ order_id: string }[]> =>
  db
    .selectFrom('orders')
    .leftJoin('events', (join) =>
      join
        .on(sql<boolean>`events.subject = 'order ' || orders.order_id`)
        .on('events.kind', '=', 'order.released'),
    )
    .where(sql<boolean>`coalesce(orders.released_seq, 0) <> coalesce(events.seq, 0)`)
    .where(sql<boolean>`coalesce(orders.released_seq, events.seq) >= (select min(seq) from events)`)
    .select('orders.order_id')
    .execute();

/** Order changes without an event, as far back as events are retained, with the kind of each. */
export async function changesWithoutEvent(db: Db): Promise<{ what: string; order_id: string }[]> {
  const hasNoEvent = (kind: string, column: string) => sql<boolean>`not exists (select 1 from events
    where events.kind = ${kind} and events.subject = 'order ' || ${sql.ref(column)})`;
  const isRetained = (at: string) => sql<boolean>`${sql.ref(at)} >= (select min(at) from events)`;
  const shipped = db
    .selectFrom('shipments')
    .where(hasNoEvent('order.shipped', 'shipments.order_id'))
    .where(isRetained('created_at'))
    .select([sql<string>`'shipment'`.as('what'), 'order_id']);
  const notes = db
    .selectFrom('order_notes')
    .where(hasNoEvent('order.note_added', 'order_notes.order_id'))
    .where(isRetained('order_notes.at'))
    .select([sql<string>`'note'`.as('what'), 'order_id']);
  const acknowledged = db
    .selectFrom('orders')
    .where('acknowledged_at', 'is not', null)
    .where(hasNoEvent('order.acknowledged', 'orders.order_id'))
    .where(isRetained('acknowledged_at'))
    .select([sql<string>`'acknowledgement'`.as('what'), 'order_id']);
  const cancelled = db
    .selectFrom('cancellations')
    .where(isRetained('cancellations.at'))
    .where(sql<boolean>`not exists (select 1 from events where events.id = cancellations.event_id)`)
    .select([sql<string>`'cancellation'`.as('what'), 'order_id']);
  return shipped.unionAll(notes).unionAll(acknowledged).unionAll(cancelled).execute();
}

/** Orders that were acknowledged more than once. */
export const acknowledgedTwice = (db: Db): Promise<{ subject: string }[]> =>
  db
    .selectFrom('events')
    .where('kind', '=', 'order.acknowledged')
    .groupBy('subject')
    .having((row) => row.fn.countAll(), '>', 1)
    .select('subject')
    .execute();

/** The first and last retained event, their count, and the last number assigned. */
export async function eventNumbers(db: Db) {
  const { first, last, count } = await db
    .selectFrom('events')
    .select((row) => [
      row.fn.min<number | null>('seq').as('first'),
      row.fn.max<number | null>('seq').as('last'),
      row.fn.countAll<number>().as('count'),
    ])
    .executeTakeFirstOrThrow();
  const lastAssigned = Number((await readMeta(db, 'last_event')) ?? 0);
  return { first: Number(first ?? 0), last: Number(last ?? 0), count: Number(count), lastAssigned };
}

/** Lines of orders cancelled before their release whose packs were not all returned to stock. */
export const linesWithUnreturnedPacks = (db: Db): Promise<{ order_id: string; line: number }[]> =>
  db
    .selectFrom('order_lines')
    .innerJoin('events', (join) =>
      join
        .on(sql<boolean>`events.subject = 'order ' || order_lines.order_id`)
        .on('events.kind', '=', 'order.taken_back'),
    )
    .where(sql<boolean>`order_lines.restocked <> order_lines.stock_taken`)
    .select(['order_lines.order_id', 'order_lines.line'])
    .orderBy('order_lines.order_id')
    .orderBy('order_lines.line')
    .execute();

/** Offers whose stock is dated after a moment. */
export const futureDatedStock = (
  db: Db,
  moment: string,
): Promise<{ product_id: string; country: string }[]> =>
  db
    .selectFrom('offers')
    .where('stock_as_of', '>', moment)
    .select(['product_id', 'country'])
    .orderBy('product_id')
    .execute();

/** Successful calls by key and route, each with the time of the last one. */
export const successfulCalls = (
  db: Db,
): Promise<{ key_id: string; method: string; route: string; last: string }[]> =>
  db
    .selectFrom('api_log')
    .where('status', '<', 400)
    .groupBy(['key_id', 'method', 'route'])
    .select((row) => ['key_id', 'method', 'route', row.fn.max('at').as('last')])
    .orderBy('key_id')
    .orderBy('route')
    .execute();
