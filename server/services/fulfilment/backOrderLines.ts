import { HOUR_MS, MINUTE_MS } from '#domain/durations';

import type { LockedOrder } from '../../db/orderChanges';
import type { OrderLineTable } from '../../db/tables/orders';
import type { Action } from '../actions/action';
import { Refusal } from '../actions/refusal';

import {
  quantitiesByLine,
  refuseExcess,
  refuseUnshippable,
  storeOrder,
  lockOrderForChange,
  type LineQuantity,
  type OrderTask,
} from './lockedOrder';
import { notifyCustomer } from './notifyCustomer';

/** The time zones furthest behind UTC, in milliseconds: a day that is over there is over. */
const FURTHEST_BEHIND_MS = 12 * HOUR_MS;

/**
 * Returns the new expected date of a line: the given one, or else its own. A new one cannot be in
 * the past.
 */
export function expectedDay(
  { expected_on }: Pick<OrderLineTable, 'expected_on'>,
  given: string | null | undefined,
  at: Date,
): string | null {
  if (given === undefined || given === expected_on) return expected_on;
  const today = new Date(at.getTime() - FURTHEST_BEHIND_MS).toISOString().slice(0, 10);
  if (given !== null && given < today) {
    throw new Refusal(400, 'desk.expectedPast', { field: 'expected_on' });
  }
  return given;
}

/** Changes to an order within this time are reported in one e-mail, in milliseconds. */
const HALF_AN_HOUR = 30 * MINUTE_MS;

/**
 * Sets how many of each line's open packs are on back-order, 0 for none, and the expected date;
 * without one, each line keeps its own.
 */
export async function backOrderLines(
  action: Action,
  task: OrderTask,
  lines: readonly LineQuantity[],
  expectedOn: string | null | undefined,
): Promise<LockedOrder['order']> {
  const locked = await lockOrderForChange(action, task);
  refuseUnshippable(locked);
  const requested = [...quantitiesByLine(locked, lines)];
  for (const [line, quantity] of requested) refuseExcess(line, quantity);
  const { order } = storeOrder(action, locked, {
    lines: requested.map(([line, backorder_qty]) => ({
      ...line,
      backorder_qty,
      expected_on: backorder_qty > 0 ? expectedDay(line, expectedOn, action.at) : null,
    })),
    event: 'order.lines_back_ordered',
  });
  const about = order.order_id;
  await notifyCustomer(action, order, { kind: 'orderBackOrdered', about, after: HALF_AN_HOUR });
  return order;
}
