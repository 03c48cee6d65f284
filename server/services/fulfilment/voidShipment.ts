import type { LockedOrder } from '../../db/orderChanges';
import { shipmentById, shipmentLines, voidShipmentRow } from '../../db/shipments';
import type { ShipmentLineTable } from '../../db/tables/fulfilment';
import type { OrderLineTable } from '../../db/tables/orders';
import type { Action } from '../actions/action';
import { Refusal } from '../actions/refusal';

import { storeOrder, lockOrderForChange, type OrderTask } from './lockedOrder';
import { notifyCustomer } from './notifyCustomer';

/**
 * Voids a shipment, so that its packs are open again, and on back-order those that were. Does
 * nothing the second time.
 */
export async function voidShipment(
  action: Action,
  shipmentId: string,
  task: Partial<OrderTask> = {},
): Promise<{ outcome: 'changed' | 'unchanged'; order: LockedOrder['order'] }> {
  const known = await shipmentById(action.tx, shipmentId);
  const isOfOrder = task.orderId === undefined || task.orderId === known?.order_id;
  if (!known || !isOfOrder) throw new Refusal(404, 'desk.noShipment');
  const locked = await lockOrderForChange(action, { ...task, orderId: known.order_id });
  const shipment = await shipmentById(action.tx, shipmentId);
  if (shipment?.voided_at != null) return { outcome: 'unchanged', order: locked.order };

  const sent = await shipmentLines(action.tx, [shipmentId]);
  const sentByLine = new Map(sent.map((packs) => [packs.line, packs]));
  await voidShipmentRow(action.tx, shipmentId, action.at.toISOString());
  const { order } = storeOrder(action, locked, {
    lines: locked.lines.flatMap((line) => {
      const packs = sentByLine.get(line.line);
      return packs ? [reopen(line, packs)] : [];
    }),
    event: 'shipment.voided',
    data: { shipment_id: shipmentId },
  });
  await notifyCustomer(action, order, { kind: 'shipmentCorrected', about: shipmentId });
  return { outcome: 'changed', order };
}

/** Packs on back-order at present keep their expected date, which is newer. */
function reopen(line: OrderLineTable, packs: ShipmentLineTable): OrderLineTable {
  const shipped_qty = line.shipped_qty - packs.quantity;
  const backorder_qty = line.backorder_qty + packs.backorder_qty;
  const isRestored = line.backorder_qty === 0 && packs.backorder_qty > 0;
  const expected_on = isRestored ? packs.expected_on : line.expected_on;
  return { ...line, shipped_qty, backorder_qty, expected_on };
}
