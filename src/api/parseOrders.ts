import type { Orderer } from '#contract/fields';
import type { Order, OrderLine, OrderSummary, Shipment } from '#contract/orders';
import { CANCEL_REASON_NAMES, STAGES } from '#domain/fulfilment';
import { HOLD_RULES } from '#domain/holds';
import { toCents, fromCents } from '#domain/money';
import { unitsOf } from '#domain/quantity';

import { parseAddress } from './addresses';
import {
  asList,
  asNumber,
  asText,
  optionalNumber,
  optionalText,
  type Fields,
} from './lenientFields';

const parseStatus = (status: unknown): Order['status'] =>
  status === 'released' || status === 'cancelled' ? status : 'received';

/** Returns the value if it is one of the known values, otherwise undefined. */
const oneOf = <Value extends string>(known: readonly Value[], value: unknown): Value | undefined =>
  known.find((one) => one === value);

const parseHeader = (order: Fields) => ({
  order_id: asText(order.order_id),
  date: asText(order.date),
  status: parseStatus(order.status),
  ...optionalField('stage', oneOf(STAGES, order.stage)),
  order_comment: asText(order.order_comment),
  po_reference: asText(order.po_reference),
  ...optionalField('ordered_by', parseOrderer(order.ordered_by)),
});

/** Reads who placed an order; absent from servers with one person per customer. */
export function parseOrderer(person: unknown): Orderer | undefined {
  if (typeof person !== 'object' || person === null) return undefined;
  const { user_id, name } = person as Fields;
  return { user_id: asText(user_id), name: asText(name) };
}

/** Reads a row of the order history, filling in any fields the server omits. */
export const parseOrderSummary = (order: Fields): OrderSummary => ({
  ...parseHeader(order),
  lines: asNumber(order.lines),
  units: asNumber(order.units),
  total: asNumber(order.total),
  ...(order.found !== undefined && { found: asList(order.found).map(parseLine) }),
  ...(order.first !== undefined && { first: asList(order.first).map(parseLine) }),
});

function parseLine(line: Fields, at: number): OrderLine {
  const product_id = asText(line.product_id).trim();
  const [order_qty, ship_pack] = [asNumber(line.order_qty, 1), asNumber(line.ship_pack, 1)];
  const price = asNumber(line.price);
  return {
    line: asNumber(line.line, at + 1),
    product_id,
    name: asText(line.name, product_id),
    image: asText(line.image, `${product_id}.jpg`),
    barcodes: Array.isArray(line.barcodes) ? line.barcodes.map((code) => asText(code)) : [],
    order_qty,
    ship_pack,
    price,
    total: asNumber(line.total, fromCents(toCents(price) * unitsOf(order_qty, ship_pack))),
    ...optionalField('shipped', optionalNumber(line.shipped)),
    ...optionalField('cancelled', optionalNumber(line.cancelled)),
    ...optionalField('reason', oneOf(CANCEL_REASON_NAMES, line.reason)),
    ...optionalField('back_ordered', optionalNumber(line.back_ordered)),
    ...optionalField('expected_on', optionalText(line.expected_on)),
  };
}

const parseShipment = (shipment: Fields): Shipment => ({
  shipped_at: asText(shipment.shipped_at),
  carrier: asText(shipment.carrier),
  tracking: asList(shipment.tracking).map(({ number: parcel, url }) => ({
    number: asText(parcel),
    ...optionalField('url', isSafe(optionalText(url)) ? optionalText(url) : undefined),
  })),
  lines: asList(shipment.lines).map(({ line, quantity }) => ({
    line: asNumber(line),
    quantity: asNumber(quantity),
  })),
});

/** Only http and https URLs are rendered as links. */
const isSafe = (url = ''): boolean => /^https?:/i.test(url);

const parseNote = ({ at, text }: Fields) => ({ at: asText(at), text: asText(text) });

function parseHold(hold: unknown): Order['hold'] {
  if (typeof hold !== 'object' || hold === null) return undefined;
  const { rule, text } = hold as Fields;
  return {
    ...optionalField('rule', oneOf(HOLD_RULES, rule)),
    ...optionalField('text', optionalText(text)),
  };
}

/** Returns an object with the field, or an empty object if the value is undefined. */
function optionalField<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): Partial<Record<Name, Value>> {
  return value === undefined ? {} : ({ [name]: value } as Record<Name, Value>);
}

/** Reads an order with its lines; totals that the server omits are calculated. */
export function parseOrder(order: Fields): Order {
  const lines = asList(order.lines).map(parseLine);
  const units = lines.reduce((sum, line) => sum + unitsOf(line.order_qty, line.ship_pack), 0);
  const cents = lines.reduce((sum, { total }) => sum + toCents(total), 0);
  const { cancellable_seconds } = order;
  return {
    ...parseHeader(order),
    units: asNumber(order.units, units),
    total: asNumber(order.total, fromCents(cents)),
    lines,
    ...(typeof cancellable_seconds === 'number' && { cancellable_seconds }),
    ...optionalField('ship_to', asList([order.ship_to]).map(parseAddress)[0]),
    ...optionalField('released_at', optionalText(order.released_at)),
    ...optionalField('picking_at', optionalText(order.picking_at)),
    ...optionalField('hold', parseHold(order.hold)),
    ...(order.shipments !== undefined && { shipments: asList(order.shipments).map(parseShipment) }),
    ...(order.notes !== undefined && { notes: asList(order.notes).map(parseNote) }),
  };
}
