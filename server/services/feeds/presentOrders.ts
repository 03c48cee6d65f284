import type { MachineOrder, OrderInFull } from '#contract/v1/orders';
import { currencyOf, parseCountry } from '#domain/countries';
import type { Stage } from '#domain/fulfilment';
import { groupBy } from '#domain/groupBy';
import { languageTag } from '#domain/languages';
import { fromCents } from '#domain/money';
import { plainName } from '#domain/plainName';
import { unitsOf } from '#domain/quantity';

import type { Db } from '../../db/client';
import { colleaguesByIds } from '../../db/customerUsers';
import { buyersById } from '../../db/orderFeed';
import { linesByOrder } from '../../db/orderLines';
import { readBarcodes } from '../../db/products';
import { cancellationsOfOrder, shipmentLines, shipmentsOfOrder } from '../../db/shipments';
import type { CustomerUserTable } from '../../db/tables/customers';
import type { OrderLineTable, OrderTable } from '../../db/tables/orders';
import { parseAddress } from '../orders/addressesOfOrder';
import { parcelsOf } from '../orders/readFulfilment';

/** Presents orders to machines: the data of a trade order, and the fulfilment of each line. */
export async function presentOrders(
  db: Db,
  orders: readonly OrderTable[],
): Promise<MachineOrder[]> {
  const ids = orders.map(({ order_id }) => order_id);
  const lines = await linesByOrder(db, ids);
  const buyers = await buyersById(db, [...new Set(orders.map((order) => order.customer_id))]);
  const users = await colleaguesByIds(
    db,
    orders.flatMap(({ user_id, approved_by }) => [user_id, approved_by]),
  );
  const products = new Set([...lines.values()].flat().map(({ product_id }) => product_id));
  const barcodes = await readBarcodes(db, [...products]);
  return orders.map((order) => ({
    order_id: order.order_id,
    released_at: order.released_at ?? '',
    placed_at: order.placed_at,
    stage: order.stage as Stage,
    version: order.version,
    currency: currencyOf(parseCountry(order.country)),
    po_reference: order.po_reference,
    order_comment: order.order_comment,
    language: languageTag(order.lang),
    merchandise_total: fromCents(order.total_cents),
    customer: customerOf(buyers.get(order.customer_id)),
    ...placedBy(users.get(order.user_id)),
    ...approvedBy(order, users.get(order.approved_by), buyers.get(order.customer_id)),
    bill_to: parseAddress(order.bill_to),
    ship_to: parseAddress(order.ship_to),
    external_id: order.external_id,
    acknowledged_at: order.acknowledged_at,
    lines: (lines.get(order.order_id) ?? []).map((line) => presentLine(line, barcodes)),
  }));
}

/** Presents one order with its shipments and cancellations. */
export async function presentFullOrder(
  db: Db,
  order: OrderTable,
): Promise<OrderInFull | undefined> {
  const [presented] = await presentOrders(db, [order]);
  const shipments = await shipmentsOfOrder(db, order.order_id);
  const sent = await shipmentLines(
    db,
    shipments.map(({ shipment_id }) => shipment_id),
  );
  const linesOf = groupBy(sent, ({ shipment_id }) => shipment_id);
  const cancellations = await cancellationsOfOrder(db, order.order_id);
  return (
    presented && {
      ...presented,
      shipments: shipments.map((shipment) => ({
        ...shipment,
        ...parcelsOf(shipment),
        lines: linesOf.get(shipment.shipment_id) ?? [],
      })),
      cancellations,
    }
  );
}

const placedBy = (user: CustomerUserTable | undefined): Pick<MachineOrder, 'placed_by'> =>
  user ? { placed_by: { name: user.name, email: user.email } } : {};

type Buyers = Awaited<ReturnType<typeof buyersById>>;

/** The owner is no colleague, and approves with the customer's own id. */
function approvedBy(
  { approved_by }: OrderTable,
  user: CustomerUserTable | undefined,
  buyer: ReturnType<Buyers['get']>,
): Pick<MachineOrder, 'approved_by'> {
  if (approved_by === '') return {};
  if (user) return { approved_by: { name: user.name, email: user.email } };
  return { approved_by: { name: buyer?.owner_name ?? '', email: buyer?.email ?? '' } };
}

const customerOf = (buyer: ReturnType<Buyers['get']>): MachineOrder['customer'] => ({
  customer_code: buyer?.customer_code ?? '',
  company_name: buyer?.company_name || buyer?.owner_name || '',
  email: buyer?.email ?? '',
  phone: buyer?.phone ?? '',
  terms: buyer?.terms ?? '',
});

function presentLine(line: OrderLineTable, barcodes: ReadonlyMap<string, string[]>) {
  const units = unitsOf(line.order_qty, line.ship_pack);
  return {
    line: line.line,
    product_id: line.product_id,
    barcode: barcodes.get(line.product_id)?.[0] ?? '',
    name: plainName(line.name),
    quantity: line.order_qty,
    uom: 'PK' as const,
    ship_pack: line.ship_pack,
    units,
    unit_price: fromCents(line.unit_cents),
    line_total: fromCents(line.unit_cents * units),
    ...(line.price_list !== '' && {
      list_price: fromCents(line.list_cents ?? line.unit_cents),
      price_list: line.price_list,
    }),
    shipped: line.shipped_qty,
    cancelled: line.cancelled_qty,
    back_ordered: line.backorder_qty,
    expected_on: line.expected_on,
  };
}
