import type { LockedOrder } from '../../db/orderChanges';
import type { Action } from '../actions/action';
import { Refusal } from '../actions/refusal';

import { refuseStage, storeOrder, lockOrderForChange, type OrderTask } from './lockedOrder';
import { notifyCustomer } from './notifyCustomer';
import { notifyRelease, type StaffMail } from './notifyRelease';
import { requireText } from './requireText';

/**
 * Puts an order on hold; nobody can acknowledge it until it is released. Refused once it has
 * been acknowledged.
 */
export async function holdOrder(
  action: Action,
  task: OrderTask,
  reason: string,
): Promise<LockedOrder['order']> {
  const normalised = requireText(reason, 'reason');
  const locked = await lockOrderForChange(action, task);
  refuseStage(locked, ['received', 'released', 'picking']);
  const { order_id, acknowledged_by, status } = locked.order;
  if (acknowledged_by !== null) {
    const params = { order: order_id, owner: acknowledged_by };
    throw new Refusal(409, 'desk.elsewhere', { params });
  }
  const { order } = storeOrder(action, locked, {
    order: { held_at: action.at.toISOString(), hold_reason: normalised },
    event: 'order.held',
    data: { reason: normalised },
  });
  // For an order that can still be cancelled, the customer is notified when it falls due.
  if (status !== 'received') {
    await notifyCustomer(action, order, { kind: 'orderHeld', about: order_id });
  }
  return order;
}

/**
 * Releases an order from its hold; if it is due, also to the warehouse. Refused once the
 * order is cancelled.
 */
export async function releaseOrder(
  action: Action,
  task: OrderTask,
  staffMail: StaffMail,
): Promise<LockedOrder['order']> {
  const locked = await lockOrderForChange(action, task);
  const { held_at, status, released_seq } = locked.order;
  if (held_at === null) return locked.order;
  refuseStage(locked, ['received', 'held']);
  const notHeld = { held_at: null, hold_reason: '' };
  if (status === 'received' || released_seq !== null) {
    const { order } = storeOrder(action, locked, { order: notHeld, event: 'order.resumed' });
    if (status !== 'received') {
      await notifyCustomer(action, order, { kind: 'orderReleased', about: order.order_id });
    }
    return order;
  }
  const { order } = storeOrder(action, locked, {
    order: { ...notHeld, released_at: action.at.toISOString() },
    event: 'order.released',
  });
  await notifyCustomer(action, order, { kind: 'orderReleased', about: order.order_id });
  notifyRelease(action, order.order_id, staffMail);
  return order;
}
