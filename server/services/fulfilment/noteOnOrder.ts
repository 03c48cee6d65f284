import { randomUUID } from 'node:crypto';

import type { LockedOrder } from '../../db/orderChanges';
import { addOrderNote } from '../../db/shipments';
import type { Action } from '../actions/action';

import { storeOrder, lockOrderForChange, type OrderTask } from './lockedOrder';
import { notifyCustomer } from './notifyCustomer';
import { requireText } from './requireText';

/** Adds a note to an order's history; a note for the customer is also sent by e-mail. */
export async function noteOnOrder(
  action: Action,
  { orderId }: OrderTask,
  { text, toCustomer }: { text: string; toCustomer: boolean },
): Promise<LockedOrder['order']> {
  const normalised = requireText(text, 'text');
  const locked = await lockOrderForChange(action, { orderId, isOurs: true });
  const id = randomUUID();
  await addOrderNote(action.tx, {
    id,
    order_id: orderId,
    at: action.at.toISOString(),
    actor: action.actor.id,
    to_customer: Number(toCustomer),
    text: normalised,
  });
  const { order } = storeOrder(action, locked, {
    event: 'order.note_added',
    data: { note_id: id, to_customer: toCustomer },
  });
  if (toCustomer) await notifyCustomer(action, order, { kind: 'orderNote', about: id });
  return order;
}
