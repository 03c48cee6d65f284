import type { UsualQuantity } from '#contract/lines';

import type { Db } from '../db/client';
import { linesOfLastOrders } from '../db/orders';

/** How many of the customer's last orders tell what is usual. */
const LAST_ORDERS = 200;

/** So many times the most that was ever ordered is unusual. */
const TIMES = 5;
/** Fewer ship packs are not worth a question, however little was ordered before. */
const LEAST_UNUSUAL = 20;
/** More ship packs of something new are unusual, where the customer never orders so much of anything. */
const MOST_OF_SOMETHING_NEW = 50;

/** Tells of a product what this customer usually orders and from where on a quantity is worth a question. */
export async function usualQuantities(
  db: Db,
  customerId: string,
): Promise<(productId: string) => UsualQuantity> {
  const history = new Map<string, { least: number; most: number }>();
  let mostOfAny = MOST_OF_SOMETHING_NEW;
  for (const { product_id, order_qty } of await linesOfLastOrders(db, customerId, LAST_ORDERS)) {
    const { least, most } = history.get(product_id) ?? { least: order_qty, most: order_qty };
    history.set(product_id, { least: Math.min(least, order_qty), most: Math.max(most, order_qty) });
    mostOfAny = Math.max(mostOfAny, order_qty);
  }
  return (productId) => {
    const earlier = history.get(productId);
    if (!earlier) return { least: 0, most: 0, unusual_from: mostOfAny + 1 };
    return { ...earlier, unusual_from: Math.max(LEAST_UNUSUAL, TIMES * earlier.most) };
  };
}
