import type { Order, OrderSummary } from '#contract/orders';
import { SECOND_MS } from '#domain/durations';
import type { Stage } from '#domain/fulfilment';
import type { Language } from '#domain/languages';
import { fromCents } from '#domain/money';
import { cancellableMs, orderStatus } from '#domain/orders';
import { unitsOf } from '#domain/quantity';

import { pictureOf, type TileView } from '../../catalogue/readProducts';
import { readProductNames, type NamedProduct } from '../../db/anyProducts';
import type { Db } from '../../db/client';
import { orderById, orderLines } from '../../db/orders';
import { readBarcodes } from '../../db/products';
import type { OrderLineTable, OrderTable } from '../../db/tables/orders';
import { orderScopeOf } from '../accounts/orderScope';
import type { SignedInCustomer } from '../accounts/sessions';
import { Refusal } from '../actions/refusal';

import { mayCancel } from './mayCancel';
import { ordererOf, readOrderers, type Orderers } from './orderers';
import { readFulfilment } from './readFulfilment';

/** Whoever looks at an order of a customer, who in e-mails is nobody in particular. */
type Viewer = Pick<SignedInCustomer, 'id'> &
  (Pick<SignedInCustomer, 'userId' | 'role' | 'seesOwnOrders'> | { role?: undefined });

/** Which order is shown, and how. */
export interface ShownOrder {
  orderId: string;
  language: Language;
  at: Date;
  /** Has the tiles of its products, where they are seen. */
  view?: TileView;
}

/**
 * Returns one of the orders that somebody sees, with its lines; any other counts as unknown.
 */
export async function showOrder(
  db: Db,
  customer: Viewer,
  { orderId, language, at, view }: ShownOrder,
): Promise<Order> {
  const scope = customer.role === undefined ? { customerId: customer.id } : orderScopeOf(customer);
  const order = await orderById(db, scope, orderId);
  if (!order) throw new Refusal(404, 'order.unknown');

  const lines = await orderLines(db, customer.id, orderId);
  const productIds = lines.map(({ product_id }) => product_id);
  const products = await readProductNames(db, productIds);
  const barcodes = await readBarcodes(db, productIds);
  const fulfilment = await readFulfilment(db, order);
  const remainingSeconds = Math.ceil(cancellableMs(order.status, order.placed_at, at) / SECOND_MS);
  return {
    ...summaryOf(order, at, await readOrderers(db, customer.id)),
    ...(remainingSeconds > 0 &&
      (customer.role === undefined || mayCancel(order, customer)) && {
        cancellable_seconds: remainingSeconds,
      }),
    ...fulfilment.ofOrder,
    lines: lines.map((line) => ({
      ...lineOf(line, products.get(line.product_id), language),
      image: pictureOf({ ...products.get(line.product_id), product_id: line.product_id }, view),
      barcodes: barcodes.get(line.product_id) ?? [],
      ...fulfilment.ofLine(line),
    })),
  };
}

/** Presents an order for a list. */
export const summaryOf = (
  order: OrderTable,
  at: Date,
  orderers: Orderers = new Map(),
): OrderSummary => ({
  order_id: order.order_id,
  date: order.placed_at,
  status: orderStatus(order.status, order.placed_at, at),
  ...(order.origin !== 'import' && { stage: stageAt(order, at) }),
  lines: order.lines,
  units: order.units,
  total: fromCents(order.total_cents),
  order_comment: order.order_comment,
  po_reference: order.po_reference,
  ...orderedBy(orderers, order),
});

function orderedBy(orderers: Orderers, order: OrderTable): Pick<OrderSummary, 'ordered_by'> {
  const ordered_by = ordererOf(orderers, order);
  return ordered_by ? { ordered_by } : {};
}

/** A due order is shown as released even before the scheduler has stored that. */
const stageAt = ({ stage, status, placed_at, held_at }: OrderTable, at: Date): Stage =>
  status === 'received' && orderStatus(status, placed_at, at) === 'released'
    ? held_at === null
      ? 'released'
      : 'held'
    : (stage as Stage);

function lineOf(
  { line, product_id, name, order_qty, ship_pack, unit_cents }: OrderLineTable,
  product: NamedProduct | undefined,
  language: Language,
) {
  return {
    line,
    product_id,
    name: nameIn(language, name, product),
    order_qty,
    ship_pack,
    price: fromCents(unit_cents),
    total: fromCents(unit_cents * unitsOf(order_qty, ship_pack)),
  };
}

/** Names a product in the reader's language if its name has not changed since the order. */
export function nameIn(
  language: Language,
  orderedName: string,
  product: Pick<NamedProduct, 'names'> | undefined,
): string {
  const isSame = product && Object.values(product.names).includes(orderedName);
  return (isSame && product.names[language]) || orderedName;
}
