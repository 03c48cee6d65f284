import type { QueuedOrder } from '#contract/staffOrders';
import { parseCountry } from '#domain/countries';
import { SECOND_MS } from '#domain/durations';
import { orderState, type OrderState } from '#domain/fulfilment';
import { fromCents } from '#domain/money';
import { cancellableMs, type OrderStatus } from '#domain/orders';

import type { Db } from '../../db/client';
import { customersByIds } from '../../db/customers';
import { packsOfOrders } from '../../db/orderLines';
import type { CustomerTable } from '../../db/tables/customers';
import type { OrderTable } from '../../db/tables/orders';

import { findQueue, type QueueFilters, type QueuePlace } from './findQueue';

/** Returns a page of a queue for the staff desk. */
export async function listQueue(db: Db, filters: QueueFilters, place: QueuePlace, at: Date) {
  const { orders, counts } = await findQueue(db, filters, place);
  return { orders: await queuedOrders(db, orders, at), total: counts[filters.queue], counts };
}

/** Presents orders as rows of a queue. */
async function queuedOrders(
  db: Db,
  orders: readonly OrderTable[],
  at: Date,
): Promise<QueuedOrder[]> {
  const customers = await customersByIds(
    db,
    orders.map(({ customer_id }) => customer_id),
  );
  const packs = await packsOfOrders(
    db,
    orders.map(({ order_id }) => order_id),
  );
  return orders.map((order) => ({
    ...headOf(order, customers.get(order.customer_id), at),
    ...(packs.get(order.order_id) ?? { open: 0, back_ordered: 0 }),
    lines: order.lines,
    has_comment: order.order_comment !== '',
    has_address: order.ship_to !== null,
  }));
}

/** The fields that a queue row and the order page have in common. */
export function headOf(order: OrderTable, customer: CustomerTable | undefined, at: Date) {
  const { status, placed_at } = order;
  const remainingSeconds = Math.ceil(cancellableMs(status, placed_at, at) / SECOND_MS);
  return {
    order_id: order.order_id,
    version: order.version,
    placed_at,
    released_at: order.released_at,
    stage: deskStateOf(order),
    customer_code: customer?.customer_code ?? '',
    company_name: customer?.company_name || (customer?.owner_name ?? ''),
    po_reference: order.po_reference,
    units: order.units,
    total: fromCents(order.total_cents),
    country: countryOf(order, customer),
    acknowledged_by: order.acknowledged_by ?? '',
    ...(remainingSeconds > 0 && { cancellable_seconds: remainingSeconds }),
  };
}

/** The state of an order; the stage of one that another system took is unknown. */
export const deskStateOf = ({ origin, stage, status }: OrderTable): OrderState =>
  origin === 'import' ? orderState({ status: status as OrderStatus }) : (stage as OrderState);

/** Returns the country an order was placed for, or its customer's if it has none. */
export const countryOf = (order: OrderTable, customer: CustomerTable | undefined) =>
  parseCountry(order.country || customer?.country);
