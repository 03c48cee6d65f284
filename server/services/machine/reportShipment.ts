import type { OneShipment, ShippedLine } from '#contract/v1/shipments';
import { DAY_MS } from '#domain/durations';

import type { OrderLineTable } from '../../db/tables/orders';
import type { Action } from '../actions/action';
import { Refusal } from '../actions/refusal';
import { parseSentTime } from '../actions/sentTime';
import type { LineQuantity, OrderTask } from '../fulfilment/lockedOrder';
import { shipOrder } from '../fulfilment/shipOrder';

import { findLine, lockReleasedOrder } from './releasedOrder';

/**
 * Stores a reported shipment under its source: the lineage of a key, 'folder' or 'desk'. It was
 * shipped by the latest time given, if not by now.
 */
export async function reportShipment(
  action: Action,
  source: string,
  task: OrderTask,
  { external_id, lines: shippedLines, rest, ...shipment }: OneShipment,
  latest = action.at,
) {
  const locked = await lockReleasedOrder(action, task.orderId);
  const shippedAt = parseSentTime(shipment.shipped_at, 'shipped_at', latest);
  refuseBeforeOrder(shippedAt, locked.order.placed_at);
  const lines = shippedLines && packsOf(shippedLines, locked.lines);
  const { outcome, shipmentId, order } = await shipOrder(action, task, {
    source,
    externalId: external_id,
    shippedAt,
    carrier: shipment.carrier,
    service: shipment.service,
    tracking: shipment.tracking ?? [],
    parcels: shipment.parcels,
    invoiceNumber: shipment.invoice_number,
    note: shipment.note,
    lines,
    ...(rest && { rest: { expectedOn: rest.expected_on } }),
  });
  const { stage, version } = order;
  return { outcome, shipment_id: shipmentId, stage, version };
}

/** A day without a time is noon, which may precede an order of its evening. */
function refuseBeforeOrder(shippedAt: string | undefined, placedAt: string): void {
  if (shippedAt === undefined) return;
  if (Date.parse(shippedAt) >= Date.parse(placedAt) - DAY_MS) return;
  throw new Refusal(400, 'row.beforeOrder', { field: 'shipped_at' });
}

const packsOf = (
  shippedLines: readonly ShippedLine[],
  lines: readonly OrderLineTable[],
): LineQuantity[] =>
  shippedLines.map((named) => {
    const { line, ship_pack } = findLine(lines, named);
    return { line, quantity: toPacks(named, ship_pack) };
  });

/** Converts units to packs only if they fill them; never rounds. */
function toPacks({ quantity, units }: ShippedLine, pack: number): number {
  if ((quantity === undefined) === (units === undefined)) {
    throw new Refusal(400, 'row.howMany', { field: 'quantity' });
  }
  if (quantity !== undefined) return quantity;
  const packs = (units ?? 0) / pack;
  if (Number.isInteger(packs)) return packs;
  throw new Refusal(400, 'row.notWhole', { field: 'units', params: { units: units ?? 0, pack } });
}
