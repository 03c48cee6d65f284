import type { NewOrder } from '#contract/orderActions';
import type { OrderAddress } from '#domain/application/addresses';
import { DAY_MS, MINUTE_MS } from '#domain/durations';

import type { Db } from '../../db/client';
import { storedUserId } from '../../db/customerUsers';
import { linesOrderedSince } from '../../db/orders';
import type { CartLineTable } from '../../db/tables/cart';
import type { SignedInCustomer } from '../accounts/sessions';

/** How long an order can explain why lines are missing from the cart, in milliseconds. */
const LOOKBACK_MS = DAY_MS;
/** How long identical lines count as the same submission, in milliseconds. */
const DUPLICATE_WINDOW_MS = 10 * MINUTE_MS;

interface PlacedOrder {
  orderId: string;
  placedAt: string;
  packs: Map<string, number>;
  po_reference: string;
  order_comment: string;
  /** Code of the shipping address. */
  ship_to: string | undefined;
}

/**
 * Returns the person's recent order that already took the lines missing from the cart, with as many packs;
 * any other order of the same products does not explain why they are gone.
 */
export async function orderContaining(
  tx: Db,
  customer: SignedInCustomer,
  missing: ReadonlyMap<string, number>,
  at: Date,
): Promise<string | undefined> {
  const orders = await recentOrders(tx, customer, at, LOOKBACK_MS);
  const isExplained = (ordered: ReadonlyMap<string, number>) =>
    [...missing].every(([productId, packs]) => ordered.get(productId) === packs);
  return orders.find(({ packs }) => isExplained(packs))?.orderId;
}

/**
 * Returns the person's recent order that is identical, product for product and in what it is for, and was
 * placed when these cart lines already existed. An order for some of the lines leaves the others in the
 * cart, where a second tab could otherwise order them again.
 */
export async function identicalOrder(
  tx: Db,
  customer: SignedInCustomer,
  { order, packs }: { order: NewOrder; packs: ReadonlyMap<string, number> },
  cart: ReadonlyMap<string, CartLineTable>,
  at: Date,
): Promise<string | undefined> {
  const orders = (await recentOrders(tx, customer, at, DUPLICATE_WINDOW_MS)).filter(
    ({ po_reference, order_comment, ship_to }) =>
      po_reference === (order.po_reference ?? '').trim() &&
      order_comment === (order.order_comment ?? '').trim() &&
      ship_to === (order.ship_to ?? ship_to),
  );
  return orders.find(
    ({ placedAt, packs: ordered }) =>
      ordered.size === packs.size &&
      [...packs].every(
        ([productId, count]) =>
          ordered.get(productId) === count &&
          (cart.get(productId)?.added_at ?? placedAt) < placedAt,
      ),
  )?.orderId;
}

async function recentOrders(
  tx: Db,
  customer: SignedInCustomer,
  at: Date,
  age: number,
): Promise<PlacedOrder[]> {
  const since = new Date(at.getTime() - age).toISOString();
  const userId = storedUserId(customer);
  const orders = new Map<string, PlacedOrder>();
  for (const row of await linesOrderedSince(tx, customer.id, userId, since)) {
    const order = orders.get(row.order_id) ?? {
      orderId: row.order_id,
      placedAt: row.placed_at,
      packs: new Map<string, number>(),
      po_reference: row.po_reference,
      order_comment: row.order_comment,
      ship_to: addressCodeIn(row.ship_to),
    };
    order.packs.set(row.product_id, (order.packs.get(row.product_id) ?? 0) + row.order_qty);
    orders.set(row.order_id, order);
  }
  return [...orders.values()];
}

const addressCodeIn = (json: string | null): string | undefined =>
  json === null ? undefined : (JSON.parse(json) as OrderAddress).code;
