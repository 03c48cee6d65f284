import type { SelectQueryBuilder } from 'kysely';

import type { Db } from './client';
import { countRows } from './page';
import { readByIds } from './readByIds';
import type { Tables } from './tables';
import type { OrderTable } from './tables/orders';

/** Whether an order received up to a moment is still to be released. */
export async function hasOrdersDue(db: Db, moment: string): Promise<boolean> {
  const due = await db
    .selectFrom('orders')
    .where('stage', 'in', ['received', 'held'])
    .where('status', '=', 'received')
    .where('placed_at', '<=', moment)
    .select('order_id')
    .limit(1)
    .executeTakeFirst();
  return due !== undefined;
}

interface FeedRange {
  /** Released after one event, up to and including another. */
  after: number;
  upTo: number;
  /** Whether to return only orders that are still to be acknowledged. */
  isWorkList: boolean;
}

type Orders = SelectQueryBuilder<Tables, 'orders', object>;

function ordersInRange(db: Db, { after, upTo, isWorkList }: FeedRange): Orders {
  const released = db
    .selectFrom('orders')
    .where('released_seq', '>', after)
    .where('released_seq', '<=', upTo);
  if (!isWorkList) return released;
  return released
    .where('acknowledged_at', 'is', null)
    .where('held_at', 'is', null)
    .where('status', '!=', 'cancelled');
}

/** Released orders, in order of release. */
export const releasedOrders = (db: Db, span: FeedRange, limit: number): Promise<OrderTable[]> =>
  ordersInRange(db, span).selectAll().orderBy('released_seq').limit(limit).execute();

export const countReleased = (db: Db, span: FeedRange): Promise<number> =>
  countRows(ordersInRange(db, span));

const readBuyers = readByIds<
  object,
  {
    id: string;
    customer_code: string;
    company_name: string;
    owner_name: string;
    email: string;
    phone: string;
    terms: string;
  }
>((db, ids) =>
  db
    .selectFrom('customers')
    .where('id', 'in', ids)
    .select(['id', 'customer_code', 'company_name', 'owner_name', 'email', 'phone', 'terms']),
);

/** Customers who placed orders, by id, limited to what an order shows of them. */
export async function buyersById(db: Db, ids: readonly string[]) {
  const rows = ids.length === 0 ? [] : await readBuyers(db, ids, {});
  return new Map(rows.map((buyer) => [buyer.id, buyer]));
}

const readReleases = readByIds<object, { order_id: string; released_seq: number | null }>(
  (db, orderIds) =>
    db.selectFrom('orders').where('order_id', 'in', orderIds).select(['order_id', 'released_seq']),
);

/** Number of the event that released each of these orders; unreleased ones are omitted. */
export async function releaseSeqsOfOrders(
  db: Db,
  orderIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = orderIds.length === 0 ? [] : await readReleases(db, orderIds, {});
  return new Map(
    rows.flatMap(({ order_id, released_seq }) =>
      released_seq === null ? [] : [[order_id, released_seq]],
    ),
  );
}
