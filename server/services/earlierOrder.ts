import type { Db } from '../db/client';
import { linesOrderedSince } from '../db/orders';
import type { CartLineTable } from '../db/tables/cart';

import type { SubmittedLine } from './readNewOrder';

const MINUTE = 60_000;
/** How long an order explains why lines are missing from the cart. */
const DAY = 24 * 60 * MINUTE;
/** How long the same lines are taken for the same submission. */
const MOMENT = 10 * MINUTE;

interface PlacedOrder {
  orderId: string;
  placedAt: string;
  packs: Map<string, number>;
}

/** The recent order that already took the lines that are missing from the cart. */
export async function orderThatTook(
  tx: Db,
  customerId: string,
  missing: readonly SubmittedLine[],
  at: Date,
): Promise<string | undefined> {
  const orders = await recentOrders(tx, customerId, at, DAY);
  return orders.find(({ packs }) => missing.every(({ productId }) => packs.has(productId)))
    ?.orderId;
}

/**
 * The recent order that is the same, line for line, as one that was submitted while these cart lines
 * stood there already: an order for a part of its lines leaves the rest, which a second tab could
 * otherwise order once more.
 */
export async function sameOrder(
  tx: Db,
  customerId: string,
  lines: readonly SubmittedLine[],
  cart: ReadonlyMap<string, CartLineTable>,
  at: Date,
): Promise<string | undefined> {
  const orders = await recentOrders(tx, customerId, at, MOMENT);
  return orders.find(
    ({ placedAt, packs: ordered }) =>
      ordered.size === lines.length &&
      lines.every(
        ({ productId, packs }) =>
          ordered.get(productId) === packs &&
          (cart.get(productId)?.added_at ?? placedAt) < placedAt,
      ),
  )?.orderId;
}

async function recentOrders(
  tx: Db,
  customerId: string,
  at: Date,
  age: number,
): Promise<PlacedOrder[]> {
  const since = new Date(at.getTime() - age).toISOString();
  const orders = new Map<string, PlacedOrder>();
  for (const row of await linesOrderedSince(tx, customerId, since)) {
    const order = orders.get(row.order_id) ?? {
      orderId: row.order_id,
      placedAt: row.placed_at,
      packs: new Map<string, number>(),
    };
    order.packs.set(row.product_id, (order.packs.get(row.product_id) ?? 0) + row.order_qty);
    orders.set(row.order_id, order);
  }
  return [...orders.values()];
}
