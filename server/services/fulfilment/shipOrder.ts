import { randomUUID } from 'node:crypto';

import { openPacks } from '#domain/fulfilment';

import type { LockedOrder } from '../../db/orderChanges';
import type { ShipmentWithLines } from '../../db/shipments';
import type { ShipmentLineTable } from '../../db/tables/fulfilment';
import type { OrderLineTable } from '../../db/tables/orders';
import type { Action } from '../actions/action';
import { shipmentKey } from '../actions/lockedOrders';
import { Refusal } from '../actions/refusal';

import { expectedDay } from './backOrderLines';
import {
  quantitiesByLine,
  refuseExcess,
  refuseUnshippable,
  storeOrder,
  lockOrderForChange,
  type LineQuantity,
  type OrderTask,
} from './lockedOrder';
import type { ShipmentInput } from './newShipment';
import { notifyCustomer } from './notifyCustomer';
import { isSameShipment, loadShipments } from './sameShipment';

interface ShipResult {
  outcome: 'added' | 'unchanged';
  shipmentId: string;
  order: LockedOrder['order'];
}

/** Records a shipment; it is stored completely or not at all. */
export async function shipOrder(
  action: Action,
  task: OrderTask,
  shipment: ShipmentInput,
): Promise<ShipResult> {
  const locked = await lockOrderForChange(action, task);
  const earlier = await earlierShipment(action, shipment);
  if (earlier) {
    const { external_id, shipment_id, voided_at } = earlier.shipment;
    const params = { shipment: external_id };
    // Its packs are open again, so "unchanged" would have the sender believe that they are on their
    // way; and all that was open cannot be told from other contents any more.
    if (voided_at !== null) throw new Refusal(409, 'desk.voidedShipment', { params });
    if (!isSameShipment(earlier, locked, shipment)) {
      throw new Refusal(409, 'desk.otherShipment', { params });
    }
    return { outcome: 'unchanged', shipmentId: shipment_id, order: locked.order };
  }

  refuseUnshippable(locked);
  const packs = shippedPacks(locked, shipment.lines);
  const lines = linesAfter(locked, packs, shipment.rest, action.at);
  const shipmentId = randomUUID();
  collectShipment(action, {
    shipment: rowOf(action, locked, shipmentId, shipment),
    lines: shipmentLinesOf(shipmentId, packs, lines),
  });
  const { order } = storeOrder(action, locked, {
    lines,
    event: 'order.shipped',
    data: { shipment_id: shipmentId, carrier: shipment.carrier },
  });
  await notifyCustomer(action, order, { kind: 'orderShipped', about: shipmentId });
  return { outcome: 'added', shipmentId, order };
}

async function earlierShipment(action: Action, { source, externalId }: ShipmentInput) {
  if (externalId === undefined) return undefined;
  await loadShipments(action, source, [externalId]);
  return action.orders.shipments.get(shipmentKey(source, externalId));
}

function collectShipment({ orders }: Action, sent: ShipmentWithLines): void {
  const { source, external_id } = sent.shipment;
  orders.shipments.set(shipmentKey(source, external_id), sent);
  orders.unwritten.shipments.push(sent);
}

function shippedPacks(
  locked: LockedOrder,
  requested: readonly LineQuantity[] | undefined,
): Map<OrderLineTable, number> {
  const all = locked.lines.map((line) => ({ line: line.line, quantity: openPacks(line) }));
  const packs = quantitiesByLine(locked, requested ?? all.filter(({ quantity }) => quantity > 0));
  for (const [line, quantity] of packs) refuseExcess(line, quantity);
  return packs;
}

/** Returns the lines that change: the packs shipped, and those on back-order. */
function linesAfter(
  { lines }: LockedOrder,
  packs: ReadonlyMap<OrderLineTable, number>,
  rest: ShipmentInput['rest'],
  at: Date,
): OrderLineTable[] {
  return lines.flatMap((line) => {
    const quantity = packs.get(line) ?? 0;
    const open = openPacks(line) - quantity;
    const isBackOrdered = rest !== undefined && open > 0;
    if (quantity === 0 && !isBackOrdered) return [];
    const backorder_qty = isBackOrdered ? open : Math.min(line.backorder_qty, open);
    const expected_on = isBackOrdered
      ? expectedDay(line, rest.expectedOn, at)
      : backorder_qty > 0
        ? line.expected_on
        : null;
    return [{ ...line, shipped_qty: line.shipped_qty + quantity, backorder_qty, expected_on }];
  });
}

/** The lines of a shipment, each with the packs that it takes off back-order. */
function shipmentLinesOf(
  shipment_id: string,
  packs: ReadonlyMap<OrderLineTable, number>,
  linesAfter: readonly OrderLineTable[],
): ShipmentLineTable[] {
  const after = new Map(linesAfter.map((line) => [line.line, line]));
  return [...packs].map(([{ line, backorder_qty: before, expected_on }, quantity]) => {
    const backorder_qty = Math.max(0, before - (after.get(line)?.backorder_qty ?? before));
    return { shipment_id, line, quantity, backorder_qty, expected_on };
  });
}

const rowOf = (
  { actor, at }: Action,
  { order }: LockedOrder,
  shipmentId: string,
  shipment: ShipmentInput,
) => ({
  shipment_id: shipmentId,
  order_id: order.order_id,
  source: shipment.source,
  external_id: shipment.externalId ?? shipmentId,
  shipped_at: shipment.shippedAt ?? at.toISOString(),
  carrier: shipment.carrier,
  service: shipment.service ?? '',
  tracking: JSON.stringify(shipment.tracking),
  parcels: shipment.parcels ?? null,
  invoice_number: shipment.invoiceNumber ?? '',
  note: shipment.note ?? '',
  actor: actor.id,
  created_at: at.toISOString(),
  voided_at: null,
});
