import { CANCEL_REASONS, type CancelReason } from '#domain/fulfilment';

import type { LockedOrder } from '../../db/orderChanges';
import type { Action } from '../actions/action';

import {
  quantitiesByLine,
  refuseExcess,
  refuseUncancellable,
  storeOrder,
  lockOrderForChange,
  type LineQuantity,
  type OrderTask,
} from './lockedOrder';
import { notifyCustomer } from './notifyCustomer';
import { cancelPacks, returnToStock, recordCancellation } from './packsCancelled';

interface LineCancellation {
  lines: readonly LineQuantity[];
  reason: CancelReason;
  /** Whether packs taken from stock can be sold again; if omitted, the reason decides. */
  restock?: boolean | undefined;
  /** Time of the cancelling system's data. */
  asOf?: string | undefined;
}

/** Cancels open packs for good; those taken from stock are returned to it if `restock` is set. */
export async function cancelLines(
  action: Action,
  task: OrderTask,
  { lines, reason, restock = CANCEL_REASONS[reason].restocks, asOf }: LineCancellation,
): Promise<LockedOrder['order']> {
  const locked = await lockOrderForChange(action, task);
  refuseUncancellable(locked);
  const changes = [...quantitiesByLine(locked, lines)].map(([line, quantity]) => {
    refuseExcess(line, quantity);
    return { before: line, after: cancelPacks(line, quantity, restock), quantity };
  });
  returnToStock(action, locked.order, changes, asOf);
  const { order, eventId } = storeOrder(action, locked, {
    lines: changes.map(({ after }) => after),
    event: 'order.lines_cancelled',
    data: { reason },
  });
  recordCancellation(action, { order, changes, reason, eventId, asOf });
  const kind = order.stage === 'cancelled' ? 'orderCancelledByUs' : 'orderLinesCancelled';
  await notifyCustomer(action, order, { kind, about: eventId });
  return order;
}
