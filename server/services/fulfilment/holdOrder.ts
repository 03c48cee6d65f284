import type { Action } from '../action';
import { Refusal } from '../refusal';

import {
  refuseStage,
  storeOrder,
  lockOrderForChange,
  type OrderUnderLock,
  type OrderTask,
} from './lockedOrder';
import { notifyCustomer } from './notifyCustomer';
import { notifyRelease, type StaffMail } from './notifyRelease';
import { wordsIn } from './wordsIn';

/**
 * Puts an order on hold; nobody can acknowledge it until the hold is lifted. Refused once it has
 * been acknowledged.
 */
export async function holdOrder(
  action: Action,
  task: OrderTask,
  reason: string,
): Promise<OrderUnderLock['order']> {
  const words = wordsIn(reason, 'reason');
  const held = await lockOrderForChange(action, task);
  refuseStage(held, ['received', 'released', 'picking']);
  const { order_id, acknowledged_by, status } = held.order;
  if (acknowledged_by !== null) {
    const params = { order: order_id, owner: acknowledged_by };
    throw new Refusal(409, 'desk.elsewhere', { params });
  }
  const { order } = storeOrder(action, held, {
    order: { held_at: action.at.toISOString(), hold_reason: words },
    event: 'order.held',
    data: { reason: words },
  });
  // For an order that can still be cancelled, the customer is notified when it falls due.
  if (status !== 'received') {
    await notifyCustomer(action, order, { kind: 'orderHeld', about: order_id });
  }
  return order;
}

/** Lifts the hold on an order; a due order that was never released is released. */
export async function liftHold(
  action: Action,
  task: OrderTask,
  house: StaffMail,
): Promise<OrderUnderLock['order']> {
  const held = await lockOrderForChange(action, task);
  const { held_at, status, released_seq } = held.order;
  if (held_at === null) return held.order;
  const free = { held_at: null, hold_reason: '' };
  if (status === 'received' || released_seq !== null) {
    const { order } = storeOrder(action, held, { order: free, event: 'order.resumed' });
    if (status !== 'received') {
      await notifyCustomer(action, order, { kind: 'orderReleased', about: order.order_id });
    }
    return order;
  }
  const { order } = storeOrder(action, held, {
    order: { ...free, released_at: action.at.toISOString() },
    event: 'order.released',
  });
  await notifyCustomer(action, order, { kind: 'orderReleased', about: order.order_id });
  notifyRelease(action, order.order_id, house);
  return order;
}
