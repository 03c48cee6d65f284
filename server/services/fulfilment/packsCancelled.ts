import { randomUUID } from 'node:crypto';

import { openPacks, type CancelReason } from '#domain/fulfilment';

import type { CancellationTable } from '../../db/tables/fulfilment';
import type { OrderLineTable, OrderTable } from '../../db/tables/orders';
import type { Action } from '../actions/action';

/** A line before and after some of its packs are cancelled. */
export interface CancelledPacks {
  before: OrderLineTable;
  after: OrderLineTable;
  quantity: number;
}

/**
 * Returns a line with packs cancelled; no more packs are returned to stock than the line took from
 * it.
 */
export function cancelPacks(
  line: OrderLineTable,
  quantity: number,
  restock: boolean,
): OrderLineTable {
  const cancelled_qty = line.cancelled_qty + quantity;
  const open = openPacks({ ...line, cancelled_qty });
  const backorder_qty = Math.min(line.backorder_qty, open);
  const back = restock ? Math.min(quantity, line.stock_taken - line.restocked) : 0;
  return {
    ...line,
    cancelled_qty,
    backorder_qty,
    expected_on: backorder_qty > 0 ? line.expected_on : null,
    restocked: line.restocked + back,
  };
}

/**
 * Makes packs available again in the country they were taken from, whatever the customer and class
 * are today. What another system cancelled before its count is already included in the number it
 * reported.
 */
export function returnToStock(
  { orders: { unwritten } }: Action,
  { country, released_seq }: Pick<OrderTable, 'country' | 'released_seq'>,
  changes: readonly CancelledPacks[],
  asOf?: string,
): void {
  for (const { before, after } of changes) {
    const back = after.restocked - before.restocked;
    if (back <= 0) continue;
    unwritten.returned.push({ country, product_id: after.product_id, back, released_seq, asOf });
  }
}

interface Cancellation {
  order: OrderTable;
  changes: readonly CancelledPacks[];
  reason: CancelReason;
  eventId: string;
  asOf?: string | undefined;
}

/** Records which packs were cancelled, and why. */
export function recordCancellation(
  { actor, at, orders: { unwritten } }: Action,
  { order, changes, reason, eventId, asOf }: Cancellation,
): void {
  const rows = changes.map(({ before, after, quantity }): CancellationTable => ({
    id: randomUUID(),
    order_id: order.order_id,
    line: after.line,
    quantity,
    restocked: after.restocked - before.restocked,
    reason,
    event_id: eventId,
    at: at.toISOString(),
    as_of: asOf ?? null,
    actor: actor.id,
  }));
  unwritten.cancellations.push(...rows);
}
