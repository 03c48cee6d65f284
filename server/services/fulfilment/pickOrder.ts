import type { Action } from '../action';

import {
  refuseStage,
  storeOrder,
  takeOrder,
  type OrderInHand,
  type OrderTask,
} from './orderInHand';

/** Begins to pick an order, or puts it back; where it is so already, nothing happens. */
export async function pickOrder(
  action: Action,
  task: OrderTask,
  isBegun: boolean,
): Promise<OrderInHand['order']> {
  const held = await takeOrder(action, task);
  if ((held.order.picking_at !== null) === isBegun) return held.order;
  refuseStage(held, ['released', 'picking']);
  const { order } = storeOrder(action, held, {
    order: { picking_at: isBegun ? action.at.toISOString() : null },
    event: 'order.picking',
    data: { begun: isBegun },
  });
  return order;
}
