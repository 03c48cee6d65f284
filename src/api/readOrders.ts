import type { Order, OrderLine, OrderSummary, Shipment } from '#contract/orders';
import { REASONS, STAGES } from '#domain/fulfilment';
import { HOLD_RULES } from '#domain/holds';
import { toCents, fromCents } from '#domain/money';
import { unitsOf } from '#domain/quantity';

import { readAddress } from './addresses';
import { asList, asNumber, asText, number, text, type Fields } from './lenientFields';

const stateOf = (status: unknown): Order['status'] =>
  status === 'released' || status === 'cancelled' ? status : 'received';

/** Returns the value if it is one of the known words, otherwise undefined. */
const oneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === value);

const readFacts = (order: Fields) => ({
  order_id: asText(order.order_id),
  date: asText(order.date),
  status: stateOf(order.status),
  ...given('stage', oneOf(STAGES, order.stage)),
  order_comment: asText(order.order_comment),
  po_reference: asText(order.po_reference),
});

/** Reads a row of the order history, filling in any fields the server omits. */
export const readOrderSummary = (order: Fields): OrderSummary => ({
  ...readFacts(order),
  lines: asNumber(order.lines),
  units: asNumber(order.units),
  total: asNumber(order.total),
  ...(order.found !== undefined && { found: asList(order.found).map(readLine) }),
  ...(order.first !== undefined && { first: asList(order.first).map(readLine) }),
});

function readLine(line: Fields, at: number): OrderLine {
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
    ...given('shipped', number(line.shipped)),
    ...given('cancelled', number(line.cancelled)),
    ...given('reason', oneOf(REASONS, line.reason)),
    ...given('back_ordered', number(line.back_ordered)),
    ...given('expected_on', text(line.expected_on)),
  };
}

const readShipment = (shipment: Fields): Shipment => ({
  shipped_at: asText(shipment.shipped_at),
  carrier: asText(shipment.carrier),
  tracking: asList(shipment.tracking).map(({ number: parcel, url }) => ({
    number: asText(parcel),
    ...given('url', isSafe(text(url)) ? text(url) : undefined),
  })),
  lines: asList(shipment.lines).map(({ line, quantity }) => ({
    line: asNumber(line),
    quantity: asNumber(quantity),
  })),
});

/** Only http and https URLs are rendered as links. */
const isSafe = (url = ''): boolean => /^https?:/i.test(url);

const readNote = ({ at, text: words }: Fields) => ({ at: asText(at), text: asText(words) });

function readHold(hold: unknown): Order['hold'] {
  if (typeof hold !== 'object' || hold === null) return undefined;
  const { rule, text: words } = hold as Fields;
  return { ...given('rule', oneOf(HOLD_RULES, rule)), ...given('text', text(words)) };
}

/** Returns an object with the field, or an empty object if the value is undefined. */
function given<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): Partial<Record<Name, Value>> {
  return value === undefined ? {} : ({ [name]: value } as Record<Name, Value>);
}

/** Reads an order with its lines; totals that the server omits are calculated. */
export function readOrder(order: Fields): Order {
  const lines = asList(order.lines).map(readLine);
  const units = lines.reduce((sum, line) => sum + unitsOf(line.order_qty, line.ship_pack), 0);
  const cents = lines.reduce((sum, { total }) => sum + toCents(total), 0);
  const { cancellable_seconds } = order;
  return {
    ...readFacts(order),
    units: asNumber(order.units, units),
    total: asNumber(order.total, fromCents(cents)),
    lines,
    ...(typeof cancellable_seconds === 'number' && { cancellable_seconds }),
    ...given('ship_to', asList([order.ship_to]).map(readAddress)[0]),
    ...given('hold', readHold(order.hold)),
    ...(order.shipments !== undefined && { shipments: asList(order.shipments).map(readShipment) }),
    ...(order.notes !== undefined && { notes: asList(order.notes).map(readNote) }),
  };
}
