import type { Deed } from '../deed';
import { Refusal } from '../refusal';

import {
  refuseStage,
  storeOrder,
  takeOrder,
  type OrderInHand,
  type OrderTask,
} from './orderInHand';
import { tellCustomer } from './tellCustomer';
import { tellRelease, type House } from './tellRelease';

/** Keeps an order back; nobody can take it over until the hold is lifted. Refused once somebody has. */
export async function holdOrder(
  deed: Deed,
  task: OrderTask,
  reason: string,
): Promise<OrderInHand['order']> {
  const held = await takeOrder(deed, task);
  refuseStage(held, ['received', 'released', 'picking']);
  const { order_id, acknowledged_by, status } = held.order;
  if (acknowledged_by !== null) {
    const params = { order: order_id, owner: acknowledged_by };
    throw new Refusal(409, 'desk.elsewhere', { params });
  }
  const { order } = storeOrder(deed, held, {
    order: { held_at: deed.at.toISOString(), hold_reason: reason },
    event: 'order.held',
    data: { reason },
  });
  // Of an order that can still be taken back the customer is told when it falls due.
  if (status !== 'received') {
    await tellCustomer(deed, order, { kind: 'orderHeld', about: order_id });
  }
  return order;
}

/** Lets an order go on; one that was never released is so now. */
export async function liftHold(
  deed: Deed,
  task: OrderTask,
  house: House,
): Promise<OrderInHand['order']> {
  const held = await takeOrder(deed, task);
  const { held_at, status, released_seq } = held.order;
  if (held_at === null) return held.order;
  const free = { held_at: null, hold_reason: '' };
  if (status === 'received' || released_seq !== null) {
    const { order } = storeOrder(deed, held, { order: free, event: 'order.resumed' });
    if (status !== 'received') {
      await tellCustomer(deed, order, { kind: 'orderReleased', about: order.order_id });
    }
    return order;
  }
  const { order } = storeOrder(deed, held, {
    order: { ...free, released_at: deed.at.toISOString() },
    event: 'order.released',
  });
  await tellCustomer(deed, order, { kind: 'orderReleased', about: order.order_id });
  tellRelease(deed, order.order_id, house);
  return order;
}
