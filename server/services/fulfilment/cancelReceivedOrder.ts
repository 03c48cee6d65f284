import { openPacks } from '#domain/fulfilment';

import type { LockedOrder } from '../../db/orderChanges';
import type { Action } from '../actions/action';
import { Refusal } from '../actions/refusal';

import { storeOrder, lockOrderForChange, type OrderTask } from './lockedOrder';
import { notifyCustomer } from './notifyCustomer';
import { cancelPacks, returnToStock, recordCancellation } from './packsCancelled';

/**
 * Cancels an order in its initial state, making all of its packs available again. Refused once it
 * has been released or cancelled.
 */
export async function cancelReceivedOrder(
  action: Action,
  task: OrderTask,
): Promise<LockedOrder['order']> {
  const locked = await lockOrderForChange(action, task);
  const { order_id, status } = locked.order;
  if (status === 'cancelled') {
    throw new Refusal(409, 'order.cancelledBefore', { params: { order: order_id } });
  }
  if (status !== 'received') {
    throw new Refusal(409, 'order.released', { params: { order: order_id }, order_id });
  }
  const changes = locked.lines.map((before) => {
    const quantity = openPacks(before);
    return { before, after: cancelPacks(before, quantity, true), quantity };
  });
  returnToStock(action, locked.order, changes);
  const { order, eventId } = storeOrder(action, locked, {
    order: { status: 'cancelled' },
    lines: changes.map(({ after }) => after),
    event: 'order.taken_back',
  });
  const reason = 'customer_request';
  recordCancellation(action, { order, changes, reason, eventId });
  await notifyCustomer(action, order, { kind: 'orderCancelled', about: order_id });
  return order;
}
