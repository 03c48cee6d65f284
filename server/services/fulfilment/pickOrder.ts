import type { LockedOrder } from '../../db/orderChanges';
import type { Action } from '../actions/action';

import { refuseStage, storeOrder, lockOrderForChange, type OrderTask } from './lockedOrder';

/** Starts picking an order, or reverts that; does nothing if the order is already in that state. */
export async function pickOrder(
  action: Action,
  task: OrderTask,
  isBegun: boolean,
): Promise<LockedOrder['order']> {
  const locked = await lockOrderForChange(action, task);
  if ((locked.order.picking_at !== null) === isBegun) return locked.order;
  refuseStage(locked, ['released', 'picking']);
  const { order } = storeOrder(action, locked, {
    order: { picking_at: isBegun ? action.at.toISOString() : null },
    event: 'order.picking',
    data: { begun: isBegun },
  });
  return order;
}
