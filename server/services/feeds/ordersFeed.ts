import { MAX_ORDERS, type MachineOrder } from '#contract/v1/orders';
import { cursorOf } from '#domain/cursors';

import { inSnapshot, type Db } from '../../db/client';
import { endOfLog, eventBySeq } from '../../db/events';
import { countReleased, releasedOrders } from '../../db/orderFeed';

import { limitLines } from './limitLines';
import { presentOrders } from './presentOrders';
import { resolveCursor } from './resolveCursor';

interface OrdersRequest {
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
export const readOrders = (db: Db, request: OrdersRequest): Promise<OrderPage> =>
  inSnapshot(db, (tx) => readPage(tx, request));

async function readPage(
  db: Db,
  { after, limit = MAX_ORDERS, isWorkList }: OrdersRequest,
): Promise<OrderPage> {
  const start = await resolveCursor(db, after);
  const head = await endOfLog(db, 'newest');
  const span = { after: start.seq, upTo: head?.seq ?? 0, isWorkList };
  const found = await releasedOrders(db, span, limit);
  const page = limitLines(found);
  const last = page.at(-1)?.released_seq ?? span.upTo;
  const isComplete = page.length === found.length && found.length < limit;
  const behind = isComplete ? 0 : await countReleased(db, { ...span, after: last });
  return {
    orders: await presentOrders(db, page),
    next: behind === 0 ? (head ? cursorOf(head) : start.cursor) : await cursorAt(db, last),
    more: behind > 0,
    behind,
  };
}

async function cursorAt(db: Db, seq: number): Promise<string> {
  const event = await eventBySeq(db, seq);
  if (!event) throw new Error(`Event ${seq}, which released an order, is no longer stored.`);
  return cursorOf(event);
}
