import { openPacks } from '#domain/fulfilment';
import { parseLanguage } from '#domain/languages';

import { readProductNames } from '../../db/anyProducts';
import type { Db } from '../../db/client';
import { customerById } from '../../db/customers';
import { linesOfOrder, orderRow } from '../../db/orderChanges';
import { shipmentById, shipmentLines } from '../../db/shipments';
import type { OrderLineTable } from '../../db/tables/orders';
import type { PackingSlip, SlipLine } from '../../documents/packing-slip/packingSlip';
import { Refusal } from '../actions/refusal';
import { parseAddress } from '../orders/addressesOfOrder';
import { parcelsOf } from '../orders/readFulfilment';
import { nameIn } from '../orders/showOrder';

import { countryOf } from './listQueue';

interface SlipRequest {
  orderId: string;
  /** If omitted, the slip covers all open packs that are not on back-order. */
  shipmentId?: string | undefined;
}

/** Reads the packing slip of a shipment, or of the next one, in the customer's language. */
export async function readPackingSlip(
  db: Db,
  { orderId, shipmentId }: SlipRequest,
): Promise<PackingSlip> {
  const order = await orderRow(db, orderId);
  const customer = order && (await customerById(db, order.customer_id));
  if (!order || !customer) throw new Refusal(404, 'order.unknown');
  const shipment = await shipmentOf(db, orderId, shipmentId);
  const language = parseLanguage(order.lang || customer.lang) ?? '';
  const lines = await linesOfOrder(db, orderId);
  const products = await readProductNames(
    db,
    lines.map(({ product_id }) => product_id),
  );
  const { carrier = '', tracking = [] } = shipment ? parcelsOf(shipment.row) : {};
  return {
    language,
    country: countryOf(order, customer),
    order_id: orderId,
    placed_at: order.placed_at,
    po_reference: order.po_reference,
    order_comment: order.order_comment,
    company: customer.company_name || customer.owner_name,
    ship_to: parseAddress(order.ship_to),
    carrier,
    tracking: tracking.map(({ number }) => number),
    lines: lines
      .map((line) => ({
        ...packsOf(line, shipment && (shipment.packs.get(line.line) ?? 0)),
        name: nameIn(language, line.name, products.get(line.product_id)),
      }))
      .filter(({ here, toCome }) => here > 0 || toCome > 0),
  };
}

async function shipmentOf(db: Db, orderId: string, shipmentId: string | undefined) {
  if (shipmentId === undefined) return undefined;
  const row = await shipmentById(db, shipmentId);
  if (row?.order_id !== orderId) throw new Refusal(404, 'desk.noShipment');
  const sent = await shipmentLines(db, [shipmentId]);
  return { row, packs: new Map(sent.map(({ line, quantity }) => [line, quantity])) };
}

function packsOf(row: OrderLineTable, sent: number | undefined): Omit<SlipLine, 'name'> {
  const open = openPacks(row);
  const here = sent ?? open - row.backorder_qty;
  const { line, product_id, ship_pack, order_qty: ordered, expected_on } = row;
  const toCome = sent === undefined ? row.backorder_qty : open;
  return { line, product_id, ship_pack, ordered, here, toCome, expected_on };
}
