import { sql, type RawBuilder, type SqlBool } from 'kysely';

import type { Queue } from '#domain/queues';

import type { Db } from './client';
import { containsWord } from './containsWord';
import type { OrderTable } from './tables/orders';

/** What narrows the queues; moments are UTC, ISO 8601. */
export interface QueueNarrowing {
  /** Placed at this moment or later. */
  from?: string | undefined;
  /** Placed before this moment. */
  until?: string | undefined;
  country?: string | undefined;
  /** Only these, where something was looked for. */
  orderIds?: readonly string[] | undefined;
}

/** A word that is looked for, with the products that it may mean. */
export interface SoughtWord {
  word: string;
  productIds: readonly string[];
}

/** What was imported is history and waits for nobody; written out, so that the partial index serves. */
const LIVING = sql<SqlBool>`orders.origin <> 'import'`;

const inStage = (stage: string) => sql<SqlBool>`${LIVING} and orders.stage = ${stage}`;

/** Which orders stand in a queue. */
const STANDS: Record<Queue, RawBuilder<SqlBool>> = {
  to_pick: inStage('released'),
  picking: inStage('picking'),
  back_ordered: sql`orders.order_id in (select order_id from order_lines where backorder_qty > 0)`,
  part_shipped: inStage('part_shipped'),
  held: inStage('held'),
  received: inStage('received'),
  unacknowledged: sql`${LIVING} and orders.stage in ('held', 'released', 'picking', 'part_shipped')
    and orders.released_seq is not null and orders.acknowledged_at is null`,
  shipped: inStage('shipped'),
  cancelled: inStage('cancelled'),
  all: sql`1 = 1`,
};

const narrowed = (db: Db, queue: Queue, { from, until, country, orderIds }: QueueNarrowing) =>
  db
    .selectFrom('orders')
    .where(STANDS[queue])
    .$if(from !== undefined, (query) => query.where('placed_at', '>=', from ?? ''))
    .$if(until !== undefined, (query) => query.where('placed_at', '<', until ?? ''))
    .$if(country !== undefined, (query) => query.where('country', '=', country ?? ''))
    .$if(orderIds !== undefined, (query) => query.where('order_id', 'in', atLeastOne(orderIds)));

/** A list that SQL can look into: none is written as a number that no order has. */
const atLeastOne = (orderIds: readonly string[] = []): readonly string[] =>
  orderIds.length > 0 ? orderIds : [''];

/** Numbers of the newest orders that say all of these words, as many as one can look through. */
export async function searchOrders(
  db: Db,
  words: readonly SoughtWord[],
  { narrowing, most }: { narrowing: QueueNarrowing; most: number },
): Promise<string[]> {
  const rows = await sorted(db, 'all', narrowing)
    .where((row) => row.and(words.map((word) => holds(db, word))))
    .select('order_id')
    .limit(most)
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** The oldest first where orders wait, the newest first where they are done. */
function sorted(db: Db, queue: Queue, narrowing: QueueNarrowing) {
  const isDone = ['shipped', 'cancelled', 'all'].includes(queue);
  const direction = isDone ? 'desc' : 'asc';
  return narrowed(db, queue, narrowing)
    .orderBy('placed_at', direction)
    .orderBy('order_id', direction);
}

interface Slice {
  offset: number;
  limit: number;
}

export const ordersInQueue = (
  db: Db,
  queue: Queue,
  narrowing: QueueNarrowing,
  { offset, limit }: Slice,
): Promise<OrderTable[]> =>
  sorted(db, queue, narrowing).selectAll().offset(offset).limit(limit).execute();

/** How many orders stand in each stage, and how many of them are living; all in one reading of an index. */
export async function countStages(
  db: Db,
  narrowing: QueueNarrowing,
): Promise<{ stage: string; all: number; living: number }[]> {
  const rows = await narrowed(db, 'all', narrowing)
    .groupBy('stage')
    .select((row) => [
      'stage',
      row.fn.countAll<number>().as('all'),
      row.fn.countAll<number>().filterWhere(LIVING).as('living'),
    ])
    .execute();
  return rows.map(({ stage, all, living }) => ({
    ...{ stage, all: Number(all), living: Number(living) },
  }));
}

export async function countQueue(db: Db, queue: Queue, narrowing: QueueNarrowing): Promise<number> {
  const { count } = await narrowed(db, queue, narrowing)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What nobody has taken over: how much, and of that which could be since when, and how much since before a moment. */
export async function unacknowledged(
  db: Db,
  before: string,
): Promise<{ count: number; oldest: string | null; late: number }> {
  const isFree = sql<SqlBool>`held_at is null`;
  const { count, oldest, late } = await db
    .selectFrom('orders')
    .where(STANDS.unacknowledged)
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      row.fn.min<string | null>('released_at').filterWhere(isFree).as('oldest'),
      row.fn
        .countAll<number>()
        .filterWhere(isFree)
        .filterWhere('released_at', '<', before)
        .as('late'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest, late: Number(late) };
}

/** Shorter words stand in the number of nearly every parcel. */
const TELLING = 5;

/** An order that says a word: in its number, its references, its parcels, its customer or its products. */
function holds(db: Db, { word, productIds }: SoughtWord): RawBuilder<SqlBool> {
  const says = (column: string) => containsWord(db, column, word);
  const places = [
    says('orders.order_id'),
    says('orders.po_reference'),
    says('orders.external_id'),
    sql<SqlBool>`orders.customer_id in (select id from customers where ${sql.join(
      ['customer_code', 'company_name', 'owner_name'].map(says),
      sql` or `,
    )})`,
  ];
  if (word.length >= TELLING && /\d/.test(word)) {
    places.push(sql`orders.order_id in (select order_id from shipments where ${says('tracking')})`);
  }
  if (productIds.length > 0) {
    places.push(
      sql`orders.order_id in (select order_id from order_lines where product_id in (${sql.join(productIds)}))`,
    );
  }
  return sql`(${sql.join(places, sql` or `)})`;
}

/** What says what a product is. */
const NAMED = ['product_id', 'name_en', 'name_fr', 'name_es'];

/** Products that a word may mean, the most sold first: by number or barcode, else by what stands in number and names. */
export async function productsMeant(
  db: Db,
  { word, gtin14, most }: { word: string; gtin14: string; most: number },
): Promise<string[]> {
  const coded = await db
    .selectFrom('products')
    .where(sql`lower(product_id)`, '=', word.toLowerCase())
    .select('product_id')
    .union(db.selectFrom('product_barcodes').where('gtin14', '=', gtin14).select('product_id'))
    .execute();
  if (coded.length > 0) return coded.map(({ product_id }) => product_id);
  const named = await db
    .selectFrom('products')
    .where((row) => row.or(NAMED.map((column) => containsWord(db, column, word))))
    .select('product_id')
    .orderBy('popularity', 'desc')
    .limit(most)
    .execute();
  return named.map(({ product_id }) => product_id);
}

/** Numbers of all the orders of a queue, in its order. */
export async function numbersInQueue(
  db: Db,
  queue: Queue,
  narrowing: QueueNarrowing,
): Promise<string[]> {
  const rows = await sorted(db, queue, narrowing).select('order_id').execute();
  return rows.map(({ order_id }) => order_id);
}

/** These orders, in this order; what is not there is left out. */
export async function ordersNamed(db: Db, orderIds: readonly string[]): Promise<OrderTable[]> {
  const rows = await db
    .selectFrom('orders')
    .where('order_id', 'in', atLeastOne(orderIds))
    .selectAll()
    .execute();
  const orders = new Map(rows.map((order) => [order.order_id, order]));
  return orderIds.flatMap((id) => orders.get(id) ?? []);
}

/** Turns history since a moment into orders that are to be packed; returns the next few with their new versions. */
export const reviveOrders = (
  tx: Db,
  { since, at, most }: { since: string; at: string; most: number },
): Promise<{ order_id: string; version: number }[]> =>
  tx
    .updateTable('orders')
    .set({
      ...{ origin: 'shop', stage: 'released', released_at: at },
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
        .limit(most),
    )
    .returning(['order_id', 'version'])
    .execute();
