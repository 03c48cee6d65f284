import { openPacks } from '#domain/fulfilment';

import type { Action } from '../action';
import { Refusal } from '../refusal';

import { storeOrder, takeOrder, type OrderTask } from './orderInHand';
import { cancelPacks, giveBack, noteCancelled } from './packsCancelled';
import { tellCustomer } from './tellCustomer';

/**
 * Cancels an order in its initial state, making all of its packs available again. Refused once it
 * has been released or cancelled.
 */
export async function takeBackOrder(action: Action, task: OrderTask): Promise<void> {
  const held = await takeOrder(action, task);
  const { order_id, status } = held.order;
  if (status !== 'received') {
    throw new Refusal(409, 'order.released', { params: { order: order_id }, order_id });
  }
  const changes = held.lines.map((before) => {
    const quantity = openPacks(before);
    return { before, after: cancelPacks(before, quantity, true), quantity };
  });
  giveBack(action, held.order, changes);
  const { order, eventId } = storeOrder(action, held, {
    order: { status: 'cancelled' },
    lines: changes.map(({ after }) => after),
    event: 'order.taken_back',
  });
  const reason = 'customer_request';
  noteCancelled(action, { order, changes, reason, eventId });
  await tellCustomer(action, order, { kind: 'orderCancelled', about: order_id });
}
