import type { Order, OrderLine, OrderSummary } from '#contract/orders';
import { toCents, fromCents } from '#domain/money';
import { unitsOf } from '#domain/quantity';

import { asList, asNumber, asText, type Fields } from './asRead';

const stateOf = (status: unknown): Order['status'] =>
  status === 'released' || status === 'cancelled' ? status : 'received';

const readFacts = (order: Fields) => ({
  order_id: asText(order.order_id),
  date: asText(order.date),
  status: stateOf(order.status),
  order_comment: asText(order.order_comment),
  po_reference: asText(order.po_reference),
});

/** One row of the history, whatever of it a server leaves out. */
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
  };
}

/** An order with its lines; what a server leaves out of the sums is added up here. */
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
  };
}
