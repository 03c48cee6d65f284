import { MOST_LINES, MOST_ORDERS, type MachineOrder } from '#contract/v1/orders';
import { cursorOf } from '#domain/cursors';

import { inSnapshot, type Db } from '../../db/client';
import { endOfLog, eventBySeq } from '../../db/events';
import { countReleased, releasedOrders } from '../../db/orderFeed';
import type { OrderTable } from '../../db/tables/orders';

import { presentOrders } from './presentOrders';
import { startOfFeed } from './startOfFeed';

interface Asked {
  after?: string | undefined;
  limit?: number | undefined;
  /** Whether to return only orders that are yet to be acknowledged. */
  isWorkList: boolean;
}

interface OrderPage {
  orders: MachineOrder[];
  next: string;
  more: boolean;
  behind: number;
}

/**
 * Returns a page of released orders, with a cursor of the time at which it was read: the
 * cancellations that it shows precede that cursor, so that a stock report counts nothing twice.
 */
export const readOrders = (db: Db, asked: Asked): Promise<OrderPage> =>
  inSnapshot(db, (tx) => readPage(tx, asked));

async function readPage(
  db: Db,
  { after, limit = MOST_ORDERS, isWorkList }: Asked,
): Promise<OrderPage> {
  const start = await startOfFeed(db, after);
  const head = await endOfLog(db, 'newest');
  const span = { after: start.seq, upTo: head?.seq ?? 0, isWorkList };
  const found = await releasedOrders(db, span, limit);
  const page = upToLines(found);
  const last = page.at(-1)?.released_seq ?? span.upTo;
  const isWhole = page.length === found.length && found.length < limit;
  const behind = isWhole ? 0 : await countReleased(db, { ...span, after: last });
  return {
    orders: await presentOrders(db, page),
    next: behind === 0 ? (head ? cursorOf(head) : start.cursor) : await cursorAt(db, last),
    more: behind > 0,
    behind,
  };
}

/** Limits a page to the maximum number of lines; a single order with more is a page of its own. */
function upToLines(orders: readonly OrderTable[]): OrderTable[] {
  let lines = 0;
  const beyond = orders.findIndex((order, at) => {
    lines += order.lines;
    return at > 0 && lines > MOST_LINES;
  });
  return beyond < 0 ? [...orders] : orders.slice(0, beyond);
}

async function cursorAt(db: Db, seq: number): Promise<string> {
  const event = await eventBySeq(db, seq);
  if (!event) throw new Error(`Event ${seq} released an order and is not kept.`);
  return cursorOf(event);
}
