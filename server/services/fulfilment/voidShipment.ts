import type { LockedOrder } from '../../db/orderChanges';
import { shipmentById, shipmentLines, voidShipmentRow } from '../../db/shipments';
import type { Action } from '../action';
import { Refusal } from '../refusal';

import { storeOrder, lockOrderForChange, type OrderTask } from './lockedOrder';
import { notifyCustomer } from './notifyCustomer';

/** Voids a shipment, so that its packs are open again. Does nothing the second time. */
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
  const packs = new Map(sent.map(({ line, quantity }) => [line, quantity]));
  await voidShipmentRow(action.tx, shipmentId, action.at.toISOString());
  const { order } = storeOrder(action, locked, {
    lines: locked.lines.flatMap((line) => {
      const quantity = packs.get(line.line);
      return quantity ? [{ ...line, shipped_qty: line.shipped_qty - quantity }] : [];
    }),
    event: 'shipment.voided',
    data: { shipment_id: shipmentId },
  });
  await notifyCustomer(action, order, { kind: 'shipmentCorrected', about: shipmentId });
  return { outcome: 'changed', order };
}
