import type { Db } from '../../db/client';
import { orderRow, type LockedOrder } from '../../db/orderChanges';
import type { OrderLineTable, OrderTable } from '../../db/tables/orders';
import type { Action } from '../actions/action';
import { Refusal } from '../actions/refusal';
import { lockOrder } from '../fulfilment/lockedOrder';

/** Returns an order that machines may see; 404 before its release. */
export async function releasedOrder(db: Db, orderId: string): Promise<OrderTable> {
  const order = await orderRow(db, orderId);
  if (order?.released_seq == null) {
    throw new Refusal(404, 'order.unknown', { field: 'order_id' });
  }
  return order;
}

/** Locks an order with its lines; `undefined` if the caller may not see it, which staff always may. */
export async function lockVisibleOrder(
  action: Action,
  orderId: string,
): Promise<LockedOrder | undefined> {
  const locked = await lockOrder(action, orderId);
  const isVisible = locked?.order.released_seq != null || action.actor.kind === 'staff';
  return isVisible ? locked : undefined;
}

/** The same; 404 if the caller may not see it. */
export async function lockReleasedOrder(action: Action, orderId: string): Promise<LockedOrder> {
  const locked = await lockVisibleOrder(action, orderId);
  if (!locked) throw new Refusal(404, 'order.unknown', { field: 'order_id' });
  return locked;
}

interface NamedLine {
  line?: number | undefined;
  product_id?: string | undefined;
}

/** Returns the line that a row identifies by its number or by its product. */
export function findLine<Line extends Pick<OrderLineTable, 'line' | 'product_id'>>(
  lines: readonly Line[],
  { line, product_id }: NamedLine,
): Line {
  if ((line === undefined) === (product_id === undefined)) {
    throw new Refusal(400, 'row.which', { field: 'line' });
  }
  const [found, ...others] = lines.filter((one) =>
    line === undefined ? one.product_id === product_id : one.line === line,
  );
  if (!found || others.length > 0) {
    const field = line === undefined ? 'product_id' : 'line';
    throw new Refusal(400, 'row.noLine', { field });
  }
  return found;
}
