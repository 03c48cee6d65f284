import type { UsualQuantity } from '#contract/lines';
import { MIN_UNUSUAL_PACKS } from '#domain/unusual';

import type { Db } from '../../db/client';
import { storedUserId } from '../../db/customerUsers';
import { linesOfLastOrders } from '../../db/orders';
import { orderScopeOf } from '../accounts/orderScope';
import type { SignedInCustomer } from '../accounts/sessions';

/** Number of the customer's last orders that determine what is usual. */
const LAST_ORDERS = 200;

/** Number of a person's own orders that are enough to know what is usual. */
const LEAST_OWN_ORDERS = 10;

/** This many times the largest earlier quantity is unusual. */
const UNUSUAL_FACTOR = 5;
/**
 * More ship packs of a new product are unusual, unless the customer has ordered as many of another
 * one.
 */
const MAX_USUAL_NEW_PACKS = 50;

/**
 * Returns a function that gives the usual quantities of a product, and the quantity from which to
 * ask: the person's own, once there are enough, because a large branch's usual is a small one's
 * slip.
 */
export async function usualQuantities(
  db: Db,
  customer: Pick<SignedInCustomer, 'id' | 'userId' | 'role' | 'seesOwnOrders'>,
): Promise<(productId: string) => UsualQuantity> {
  const history = new Map<string, { least: number; most: number }>();
  let maxOfAny = MAX_USUAL_NEW_PACKS;
  const all = await linesOfLastOrders(db, orderScopeOf(customer), LAST_ORDERS);
  const own = all.filter(({ user_id }) => user_id === storedUserId(customer));
  const isOwnUsual = new Set(own.map(({ order_id }) => order_id)).size >= LEAST_OWN_ORDERS;
  for (const { product_id, order_qty } of isOwnUsual ? own : all) {
    const { least, most } = history.get(product_id) ?? { least: order_qty, most: order_qty };
    history.set(product_id, { least: Math.min(least, order_qty), most: Math.max(most, order_qty) });
    maxOfAny = Math.max(maxOfAny, order_qty);
  }
  return (productId) => {
    const earlier = history.get(productId);
    if (!earlier) return { least: 0, most: 0, unusual_from: maxOfAny + 1 };
    return { ...earlier, unusual_from: Math.max(MIN_UNUSUAL_PACKS, UNUSUAL_FACTOR * earlier.most) };
  };
}
