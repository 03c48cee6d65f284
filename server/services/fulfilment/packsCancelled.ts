import { randomUUID } from 'node:crypto';

import { openPacks, type CancelReason } from '#domain/fulfilment';

import type { Db } from '../../db/client';
import { giveBackStock, lockOffers } from '../../db/offers';
import type { CancellationTable, OrderLineTable, OrderTable } from '../../db/orderTables';
import type { Deed } from '../deed';

/** A line before and after some of its packs were cancelled. */
export interface CancelledPacks {
  before: OrderLineTable;
  after: OrderLineTable;
  quantity: number;
}

/** A line with packs cancelled; of what it took from stock no more is given back than it took. */
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
 * Makes packs available again in the country that they were taken from, whatever customer and class are
 * today. What another system cancelled before it counted is in the number that it reported already.
 */
export async function giveBack(
  tx: Db,
  { country, released_seq }: Pick<OrderTable, 'country' | 'released_seq'>,
  changes: readonly CancelledPacks[],
  asOf?: string,
): Promise<void> {
  const packs = new Map<string, number>();
  for (const { before, after } of changes) {
    const back = after.restocked - before.restocked;
    if (back > 0) packs.set(after.product_id, (packs.get(after.product_id) ?? 0) + back);
  }
  if (packs.size === 0) return;
  for (const offer of await lockOffers(tx, country, [...packs.keys()])) {
    const { product_id, stock_seq, stock_as_of } = offer;
    const isKnown = released_seq !== null && released_seq <= stock_seq;
    if (isKnown && asOf !== undefined && stock_as_of !== null && asOf <= stock_as_of) {
      packs.delete(product_id);
    }
  }
  await giveBackStock(tx, country, packs);
}

interface Cancelled {
  order: OrderTable;
  changes: readonly CancelledPacks[];
  reason: CancelReason;
  eventId: string;
  asOf?: string | undefined;
}

export const cancellationRows = (
  { actor, at }: Deed,
  { order, changes, reason, eventId, asOf }: Cancelled,
): CancellationTable[] =>
  changes.map(({ before, after, quantity }) => ({
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
