import type { AccountHold } from '#contract/staffCustomers';
import type { DeskLine, DeskOrder, DeskShipment, OrderEvent } from '#contract/staffOrder';
import { lineState, openPacks } from '#domain/fulfilment';
import { holdRule } from '#domain/holds';
import type { Language } from '#domain/languages';
import { fromCents } from '#domain/money';
import { unitsOf } from '#domain/quantity';
import { sum } from '#domain/sum';

import { pictureOf, type TileView } from '../../catalogue/readProducts';
import { readProductNames } from '../../db/anyProducts';
import type { Db } from '../../db/client';
import { customerById } from '../../db/customers';
import { colleaguesByIds } from '../../db/customerUsers';
import { linesOfOrder, orderRow } from '../../db/orderChanges';
import { LIST_PRICES, readPrices } from '../../db/prices';
import { readBarcodes } from '../../db/products';
import { shipmentLines, shipmentsOfOrder } from '../../db/shipments';
import type { CustomerTable } from '../../db/tables/customers';
import type { OrderLineTable, OrderTable } from '../../db/tables/orders';
import { Refusal } from '../actions/refusal';
import { accountHold } from '../customers/accountHold';
import { parseAddress } from '../orders/addressesOfOrder';
import { isOnHold } from '../orders/holdReasonText';
import { parcelsOf } from '../orders/readFulfilment';
import { nameIn, type ShownOrder } from '../orders/showOrder';

import { historyOf } from './historyOf';
import { countryOf, headOf } from './listQueue';

/** Returns an order of any customer for the staff desk. */
export async function showDeskOrder(
  db: Db,
  { orderId, language, at, view }: ShownOrder,
): Promise<DeskOrder> {
  const order = await orderRow(db, orderId);
  const customer = order && (await customerById(db, order.customer_id));
  if (!order || !customer) throw new Refusal(404, 'order.unknown');
  const lines = await deskLines({ db, view }, order, customer, language);
  const history = await historyOf(db, orderId, language);
  const account = await accountHold(db, customer);
  return {
    ...headOf(order, customer, at),
    open: sum(lines.map(({ open }) => open)),
    back_ordered: sum(lines.map(({ back_ordered }) => back_ordered)),
    order_comment: order.order_comment,
    lang: order.lang,
    origin: order.origin,
    external_id: order.external_id,
    acknowledged_at: order.acknowledged_at,
    hold: holdOf(order, history, account),
    ship_to: parseAddress(order.ship_to),
    bill_to: parseAddress(order.bill_to),
    customer: {
      email: customer.email,
      ordered_by: await orderedBy(db, order),
      phone: customer.phone,
      terms: customer.terms,
      hold: account,
    },
    lines,
    shipments: await deskShipments(db, orderId),
    history,
  };
}

/** The colleague who placed an order, to whom its e-mails go. */
async function orderedBy(
  db: Db,
  { user_id }: OrderTable,
): Promise<DeskOrder['customer']['ordered_by']> {
  const user = (await colleaguesByIds(db, [user_id])).get(user_id);
  return user ? { name: user.name, email: user.email } : null;
}

/** Why, since when and by whom an order is held; an account on hold is someone's decision, too. */
function holdOf(
  order: OrderTable,
  history: readonly OrderEvent[],
  account: AccountHold | null,
): DeskOrder['hold'] {
  const { held_at, hold_reason } = order;
  if (held_at === null || !isOnHold(order)) return null;
  const rule = holdRule(hold_reason);
  if (rule) {
    const decision = rule === 'customer_on_hold' ? account : null;
    return { rule, text: decision?.reason ?? '', since: held_at, by: decision?.by ?? '' };
  }
  const event = history.findLast(({ kind }) => kind === 'order.held');
  return { text: hold_reason, since: held_at, by: event?.actor ?? '' };
}

async function deskLines(
  { db, view }: { db: Db; view: TileView | undefined },
  order: OrderTable,
  customer: CustomerTable,
  language: Language,
): Promise<DeskLine[]> {
  const lines = await linesOfOrder(db, order.order_id);
  const productIds = [...new Set(lines.map(({ product_id }) => product_id))];
  const products = await readProductNames(db, productIds);
  const barcodes = await readBarcodes(db, productIds);
  const prices = await readPrices(db, productIds, countryOf(order, customer), LIST_PRICES);
  return lines.map((line) => {
    const { product_id } = line;
    const product = products.get(product_id);
    return {
      ...packsOf(line),
      product_id,
      name: nameIn(language, line.name, product),
      image: pictureOf({ product_id, ...product }, view),
      barcodes: barcodes.get(product_id) ?? [],
      bin: product?.bin ?? '',
      available: prices.get(product_id)?.available ?? 0,
    };
  });
}

const packsOf = (line: OrderLineTable) => ({
  line: line.line,
  ship_pack: line.ship_pack,
  price: fromCents(line.unit_cents),
  total: fromCents(line.unit_cents * unitsOf(line.order_qty, line.ship_pack)),
  ordered: line.order_qty,
  shipped: line.shipped_qty,
  cancelled: line.cancelled_qty,
  back_ordered: line.backorder_qty,
  open: openPacks(line),
  expected_on: line.expected_on,
  state: lineState(line),
});

async function deskShipments(db: Db, orderId: string): Promise<DeskShipment[]> {
  const shipments = await shipmentsOfOrder(db, orderId);
  const sent = await shipmentLines(
    db,
    shipments.map(({ shipment_id }) => shipment_id),
  );
  return shipments.map((shipment) => ({
    shipment_id: shipment.shipment_id,
    external_id: shipment.external_id,
    source: shipment.source,
    shipped_at: shipment.shipped_at,
    service: shipment.service,
    parcels: shipment.parcels,
    invoice_number: shipment.invoice_number,
    note: shipment.note,
    actor: shipment.actor,
    voided_at: shipment.voided_at,
    ...parcelsOf(shipment),
    lines: sent
      .filter(({ shipment_id }) => shipment_id === shipment.shipment_id)
      .map(({ line, quantity }) => ({ line, quantity })),
  }));
}
