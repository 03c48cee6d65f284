import type { UsualQuantity } from '#contract/lines';
import { MIN_UNUSUAL_PACKS } from '#domain/unusual';

import type { Db } from '../../db/client';
import { linesOfLastOrders } from '../../db/orders';
import type { CustomerId } from '../../db/tables/ids';

/** Number of the customer's last orders that determine what is usual. */
const LAST_ORDERS = 200;

/** This many times the largest earlier quantity is unusual. */
const UNUSUAL_FACTOR = 5;
/**
 * More ship packs of a new product are unusual, unless the customer has ordered as many of another
 * one.
 */
const MAX_USUAL_NEW_PACKS = 50;

/**
 * Returns a function that gives this customer's usual quantities of a product, and the quantity
 * from which to ask.
 */
export async function usualQuantities(
  db: Db,
  customerId: CustomerId,
): Promise<(productId: string) => UsualQuantity> {
  const history = new Map<string, { least: number; most: number }>();
  let maxOfAny = MAX_USUAL_NEW_PACKS;
  for (const { product_id, order_qty } of await linesOfLastOrders(db, customerId, LAST_ORDERS)) {
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
