import { shipmentById, shipmentLines, voidShipmentRow } from '../../db/shipments';
import type { Deed } from '../deed';
import { Refusal } from '../refusal';

import { storeOrder, takeOrder, type OrderInHand, type OrderTask } from './orderInHand';
import { tellCustomer } from './tellCustomer';

/** Takes back the word that packs left the house: they are open again. A second time it does nothing. */
export async function voidShipment(
  deed: Deed,
  shipmentId: string,
  task: Partial<OrderTask> = {},
): Promise<{ outcome: 'changed' | 'unchanged'; order: OrderInHand['order'] }> {
  const known = await shipmentById(deed.tx, shipmentId);
  const isOfOrder = task.orderId === undefined || task.orderId === known?.order_id;
  if (!known || !isOfOrder) throw new Refusal(404, 'desk.noShipment');
  const held = await takeOrder(deed, { ...task, orderId: known.order_id });
  const shipment = await shipmentById(deed.tx, shipmentId);
  if (shipment?.voided_at != null) return { outcome: 'unchanged', order: held.order };

  const sent = await shipmentLines(deed.tx, [shipmentId]);
  const packs = new Map(sent.map(({ line, quantity }) => [line, quantity]));
  await voidShipmentRow(deed.tx, shipmentId, deed.at.toISOString());
  const { order } = storeOrder(deed, held, {
    lines: held.lines.flatMap((line) => {
      const quantity = packs.get(line.line);
      return quantity ? [{ ...line, shipped_qty: line.shipped_qty - quantity }] : [];
    }),
    event: 'shipment.voided',
    data: { shipment_id: shipmentId },
  });
  await tellCustomer(deed, order, { kind: 'shipmentCorrected', about: shipmentId });
  return { outcome: 'changed', order };
}
