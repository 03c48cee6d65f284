import type { Insertable } from 'kysely';

import { chunksYielding, rowsInChunks, type Db } from './client';
import { addOrderedProducts } from './orderedProducts';
import type { Tables } from './tables';
import type { CustomerId, UserId } from './tables/ids';
import type { OrderLineTable, OrderTable, StoredOrderTable } from './tables/orders';

export type NewOrderRow = Insertable<StoredOrderTable>;
export type NewOrderLine = Omit<Insertable<Tables['order_lines']>, 'customer_id'>;

/** Which of a customer's orders are meant: all, or those of one person, as orders store it. */
export interface OrderScope {
  customerId: CustomerId;
  storedUserId?: UserId;
}

export const addOrder = (
  tx: Db,
  order: NewOrderRow,
  lines: readonly NewOrderLine[],
): Promise<void> => addOrders(tx, [order], lines);

/** Stores orders with their lines, and records what their customers have ordered. */
export async function addOrders(
  tx: Db,
  orders: readonly NewOrderRow[],
  lines: readonly NewOrderLine[],
): Promise<void> {
  const customers = new Map(orders.map(({ order_id, customer_id }) => [order_id, customer_id]));
  const stored = lines.map((line) => ({
    ...line,
    customer_id: customers.get(line.order_id) ?? '',
  }));
  for await (const chunk of chunksYielding(orders))
    await tx.insertInto('orders').values(chunk).execute();
  for await (const chunk of chunksYielding(stored))
    await tx.insertInto('order_lines').values(chunk).execute();
  await addOrderedProducts(tx, stored);
}

/**
 * The customer's newest order, or that of one of its people as orders store them, cancelled or not;
 * `undefined` if there is none.
 */
export async function newestOrderId(
  db: Db,
  customerId: CustomerId,
  storedUserId?: UserId,
): Promise<string | undefined> {
  const newest = await db
    .selectFrom('orders')
    .where('customer_id', '=', customerId)
    .$if(storedUserId !== undefined, (query) => query.where('user_id', '=', storedUserId ?? ''))
    .select('order_id')
    .orderBy('placed_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.order_id;
}

/** Time of the shop's last order. */
export async function lastOrderAt(db: Db): Promise<string | undefined> {
  const last = db.selectFrom('orders').select('placed_at').orderBy('placed_at', 'desc').limit(1);
  return (await last.executeTakeFirst())?.placed_at;
}

export const orderById = (
  db: Db,
  { customerId, storedUserId }: OrderScope,
  orderId: string,
): Promise<OrderTable | undefined> =>
  db
    .selectFrom('orders')
    .where('customer_id', '=', customerId)
    .$if(storedUserId !== undefined, (query) => query.where('user_id', '=', storedUserId ?? ''))
    .where('order_id', '=', orderId)
    .selectAll()
    .executeTakeFirst();

export const orderLines = (
  db: Db,
  customerId: CustomerId,
  orderId: string,
): Promise<OrderLineTable[]> =>
  db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.order_id', 'order_lines.order_id')
    .where('orders.customer_id', '=', customerId)
    .where('orders.order_id', '=', orderId)
    .selectAll('order_lines')
    .orderBy('order_lines.line')
    .execute();

/** The customers of orders, by order. */
export async function customersOfOrders(
  db: Db,
  orderIds: readonly string[],
): Promise<Map<string, CustomerId>> {
  const rows = await rowsInChunks(orderIds, (chunk) =>
    db.selectFrom('orders').where('order_id', 'in', chunk).select(['order_id', 'customer_id']),
  );
  return new Map(rows.map(({ order_id, customer_id }) => [order_id, customer_id]));
}

/** The first lines of each of these orders of the customer, up to a line number, in order. */
export const firstLinesOfOrders = (
  db: Db,
  customerId: CustomerId,
  orderIds: readonly string[],
  last: number,
): Promise<OrderLineTable[]> =>
  db
    .selectFrom('order_lines')
    .where('customer_id', '=', customerId)
    .where('order_id', 'in', orderIds)
    .where('line', '<=', last)
    .selectAll()
    .orderBy('line')
    .execute();

/** The lines of several of the customer's orders, by order and line. */
export const linesOfOrders = (
  db: Db,
  customerId: CustomerId,
  orderIds: readonly string[],
): Promise<OrderLineTable[]> =>
  db
    .selectFrom('order_lines')
    .where('order_id', 'in', orderIds)
    .where('customer_id', '=', customerId)
    .selectAll()
    .orderBy('order_id')
    .orderBy('line')
    .execute();

/** Cents of a person's orders since a moment, without those that were cancelled. */
export async function orderedCentsSince(
  db: Db,
  customerId: CustomerId,
  storedUserId: UserId,
  moment: string,
): Promise<number> {
  const { cents } = await db
    .selectFrom('orders')
    .where('customer_id', '=', customerId)
    .where('placed_at', '>=', moment)
    .where('user_id', '=', storedUserId)
    .where('status', '!=', 'cancelled')
    .select(({ fn }) => fn.sum<number | null>('total_cents').as('cents'))
    .executeTakeFirstOrThrow();
  return Number(cents ?? 0);
}

/** What a person ordered since a moment without cancelling, the newest order first. */
export const linesOrderedSince = (
  db: Db,
  customerId: CustomerId,
  storedUserId: UserId,
  moment: string,
) =>
  db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.order_id')
    .where('orders.customer_id', '=', customerId)
    .where('orders.user_id', '=', storedUserId)
    .where('orders.placed_at', '>=', moment)
    .where('orders.status', '!=', 'cancelled')
    .select(['orders.order_id', 'orders.placed_at', 'orders.po_reference'])
    .select(['orders.order_comment', 'orders.ship_to'])
    .select(['order_lines.product_id', 'order_lines.order_qty'])
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.order_id', 'desc')
    .execute();

/** The lines of the last orders that were not cancelled, the newest order first. */
export const linesOfLastOrders = (
  db: Db,
  { customerId, storedUserId }: OrderScope,
  orders: number,
) =>
  db
    .selectFrom('order_lines')
    .innerJoin(
      (last) =>
        last
          .selectFrom('orders')
          .where('customer_id', '=', customerId)
          .$if(storedUserId !== undefined, (query) =>
            query.where('user_id', '=', storedUserId ?? ''),
          )
          .where('status', '!=', 'cancelled')
          .select(['order_id', 'placed_at', 'user_id'])
          .orderBy('placed_at', 'desc')
          .orderBy('order_id', 'desc')
          .limit(orders)
          .as('last_orders'),
      (join) => join.onRef('last_orders.order_id', '=', 'order_lines.order_id'),
    )
    .select(['last_orders.order_id', 'last_orders.placed_at', 'last_orders.user_id'])
    .select(['order_lines.product_id', 'order_lines.order_qty', 'order_lines.unit_cents'])
    .orderBy('last_orders.placed_at', 'desc')
    .orderBy('last_orders.order_id', 'desc')
    .execute();

/** The customer's order lines of these products, without cancelled orders, the newest first. */
export const linesOfProducts = (db: Db, customerId: CustomerId, productIds: readonly string[]) =>
  db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.order_id', 'order_lines.order_id')
    .where('order_lines.customer_id', '=', customerId)
    .where('order_lines.product_id', 'in', productIds)
    .where('orders.status', '!=', 'cancelled')
    .select(['orders.order_id', 'orders.placed_at'])
    .select(['order_lines.product_id', 'order_lines.order_qty', 'order_lines.unit_cents'])
    .orderBy('orders.placed_at', 'desc')
    .orderBy('orders.order_id', 'desc')
    .execute();

/** Those of the customer's last orders that were not cancelled and went to an address. */
export async function ordersShippedTo(
  db: Db,
  customerId: CustomerId,
  code: string,
  orders: number,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('orders')
    .where('customer_id', '=', customerId)
    .where('status', '!=', 'cancelled')
    .select(['order_id', 'ship_to'])
    .orderBy('placed_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(orders)
    .execute();
  const isThere = (ship_to: string | null) =>
    ship_to !== null && (JSON.parse(ship_to) as { code: string }).code === code;
  return new Set(rows.flatMap(({ order_id, ship_to }) => (isThere(ship_to) ? order_id : [])));
}
