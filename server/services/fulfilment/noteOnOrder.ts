import { randomUUID } from 'node:crypto';

import { addOrderNote } from '../../db/shipments';
import type { Deed } from '../deed';

import { storeOrder, takeOrder, type OrderInHand, type OrderTask } from './orderInHand';
import { tellCustomer } from './tellCustomer';

/** Writes a note into an order's story; one for the customer is sent to the customer too. */
export async function noteOnOrder(
  deed: Deed,
  { orderId }: OrderTask,
  { text, toCustomer }: { text: string; toCustomer: boolean },
): Promise<OrderInHand['order']> {
  const held = await takeOrder(deed, { orderId, isOurs: true });
  const id = randomUUID();
  await addOrderNote(deed.tx, {
    id,
    order_id: orderId,
    at: deed.at.toISOString(),
    actor: deed.actor.id,
    to_customer: Number(toCustomer),
    text,
  });
  const { order } = storeOrder(deed, held, {
    event: 'order.note_added',
    data: { note_id: id, to_customer: toCustomer },
  });
  if (toCustomer) await tellCustomer(deed, order, { kind: 'orderNote', about: id });
  return order;
}
