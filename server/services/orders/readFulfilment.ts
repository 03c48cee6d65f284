import type { Order, OrderLine } from '#contract/orders';
import { trackingUrl } from '#domain/carriers';
import type { CancelReason } from '#domain/fulfilment';
import { groupBy } from '#domain/groupBy';
import { holdRule } from '#domain/holds';

import type { Db } from '../../db/client';
import {
  cancellationsOfOrder,
  notesOfOrder,
  shipmentLines,
  shipmentsOfOrder,
} from '../../db/shipments';
import type { ShipmentTable } from '../../db/tables/fulfilment';
import type { OrderLineTable, OrderTable } from '../../db/tables/orders';

import { parseAddress } from './addressesOfOrder';
import { isOnHold } from './holdReasonText';

type OrderFulfilment = Pick<
  Order,
  'ship_to' | 'released_at' | 'picking_at' | 'shipments' | 'notes' | 'hold'
>;
type LineFulfilment = Pick<
  OrderLine,
  'shipped' | 'cancelled' | 'reason' | 'back_ordered' | 'expected_on'
>;

/** Returns the fulfilment of an order as its customer sees it; empty for an imported order. */
export async function readFulfilment(
  db: Db,
  order: OrderTable,
): Promise<{ ofOrder: OrderFulfilment; ofLine: (line: OrderLineTable) => LineFulfilment }> {
  if (order.origin === 'import') return { ofOrder: {}, ofLine: () => ({}) };
  const { order_id, hold_reason, released_at, picking_at } = order;
  const shipments = (await shipmentsOfOrder(db, order_id)).filter((one) => one.voided_at === null);
  const sent = await shipmentLines(
    db,
    shipments.map((shipment) => shipment.shipment_id),
  );
  const linesOf = groupBy(sent, ({ shipment_id }) => shipment_id);
  const notes = (await notesOfOrder(db, order_id)).filter((note) => note.to_customer === 1);
  const cancelled = await cancellationsOfOrder(db, order_id);
  const reasons = new Map(cancelled.map(({ line, reason }) => [line, reason as CancelReason]));
  const shipTo = parseAddress(order.ship_to);
  const rule = holdRule(hold_reason);
  return {
    ofOrder: {
      ...(shipTo && { ship_to: shipTo }),
      ...(released_at !== null && { released_at }),
      ...(picking_at !== null && { picking_at }),
      ...(isOnHold(order) && { hold: rule ? { rule } : { text: hold_reason } }),
      ...(shipments.length > 0 && {
        shipments: shipments.map((shipment) => ({
          ...parcelsOf(shipment),
          shipped_at: shipment.shipped_at,
          lines: (linesOf.get(shipment.shipment_id) ?? []).map(({ line, quantity }) => ({
            line,
            quantity,
          })),
        })),
      }),
      ...(notes.length > 0 && { notes: notes.map(({ at, text }) => ({ at, text })) }),
    },
    ofLine: ({ line, shipped_qty, cancelled_qty, backorder_qty, expected_on }) => {
      const reason = reasons.get(line);
      return {
        ...(shipped_qty > 0 && { shipped: shipped_qty }),
        ...(cancelled_qty > 0 && { cancelled: cancelled_qty }),
        ...(reason && { reason }),
        ...(backorder_qty > 0 && { back_ordered: backorder_qty }),
        ...(expected_on !== null && { expected_on }),
      };
    },
  };
}

/** Returns a shipment's carrier and its parcels, each with its tracking URL if there is one. */
export function parcelsOf({ carrier, tracking }: ShipmentTable) {
  const parcels = JSON.parse(tracking) as { number: string; url?: string }[];
  return {
    carrier,
    tracking: parcels.map(({ number, url = trackingUrl(carrier, number) }) => ({
      number,
      ...(url !== undefined && { url }),
    })),
  };
}
