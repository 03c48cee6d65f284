import { openPacks } from '#domain/fulfilment';

import type { LockedOrder } from '../../db/orderChanges';
import { shipmentsByExternalId, type ShipmentWithLines } from '../../db/shipments';
import type { Action } from '../actions/action';
import { shipmentKey } from '../actions/lockedOrders';

import type { ShipmentInput } from './newShipment';

/** Loads which of a source's shipments are already stored, for a whole batch at once. */
export async function loadShipments(
  { tx, orders: { shipments } }: Action,
  source: string,
  externalIds: readonly string[],
): Promise<void> {
  const unloaded = externalIds.filter((id) => !shipments.has(shipmentKey(source, id)));
  if (unloaded.length === 0) return;
  for (const id of unloaded) shipments.set(shipmentKey(source, id), undefined);
  for (const sent of await shipmentsByExternalId(tx, source, unloaded)) {
    shipments.set(shipmentKey(source, sent.shipment.external_id), sent);
  }
}

/**
 * Whether a shipment equals the earlier one of the same number; omitted fields are not compared.
 */
export function isSameShipment(
  { shipment: earlier, lines: stored }: ShipmentWithLines,
  { order, lines: orderLines }: LockedOrder,
  { lines, carrier, tracking, ...more }: ShipmentInput,
): boolean {
  if (earlier.order_id !== order.order_id || earlier.carrier !== carrier) return false;
  if (earlier.tracking !== JSON.stringify(tracking)) return false;
  const comparisons = [
    [more.shippedAt, earlier.shipped_at],
    [more.service, earlier.service],
    [more.parcels, earlier.parcels],
    [more.invoiceNumber, earlier.invoice_number],
  ];
  if (comparisons.some(([now, before]) => now !== undefined && now !== before)) return false;
  // Without lines it is everything that was open, so nothing is open after it.
  if (lines === undefined) return orderLines.every((line) => openPacks(line) === 0);
  const packs = new Map(stored.map(({ line, quantity }) => [line, quantity]));
  return (
    packs.size === lines.length && lines.every(({ line, quantity }) => packs.get(line) === quantity)
  );
}
