import type { Action } from '../action';

import {
  refuseStage,
  storeOrder,
  lockOrderForChange,
  type OrderUnderLock,
  type OrderTask,
} from './lockedOrder';

/** Starts picking an order, or reverts that; does nothing if the order is already in that state. */
export async function pickOrder(
  action: Action,
  task: OrderTask,
  isBegun: boolean,
): Promise<OrderUnderLock['order']> {
  const held = await lockOrderForChange(action, task);
  if ((held.order.picking_at !== null) === isBegun) return held.order;
  refuseStage(held, ['released', 'picking']);
  const { order } = storeOrder(action, held, {
    order: { picking_at: isBegun ? action.at.toISOString() : null },
    event: 'order.picking',
    data: { begun: isBegun },
  });
  return order;
}
