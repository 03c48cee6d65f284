import type { Db } from '../../db/client';
import type { ShipmentTable } from '../../db/orderTables';
import { shipmentLines } from '../../db/shipments';

import type { NewShipment } from './newShipment';
import type { OrderInHand } from './orderInHand';

/** Whether a shipment says what one of the same number said before; what is left out says nothing else. */
export async function sameShipment(
  tx: Db,
  earlier: ShipmentTable,
  { order }: OrderInHand,
  { lines, carrier, tracking, invoiceNumber }: NewShipment,
): Promise<boolean> {
  if (earlier.order_id !== order.order_id || earlier.carrier !== carrier) return false;
  if (invoiceNumber !== undefined && earlier.invoice_number !== invoiceNumber) return false;
  if (earlier.tracking !== JSON.stringify(tracking)) return false;
  if (lines === undefined) return true;
  const stored = await shipmentLines(tx, [earlier.shipment_id]);
  const packs = new Map(stored.map(({ line, quantity }) => [line, quantity]));
  return (
    packs.size === lines.length && lines.every(({ line, quantity }) => packs.get(line) === quantity)
  );
}
