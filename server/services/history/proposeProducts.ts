import type { Product } from '#contract/product';
import { isOrderable } from '#domain/quantity';

import { readProducts } from '../../catalogue/readProducts';
import type { View } from '../../catalogue/view';
import type { Db } from '../../db/client';
import type { ReadScope } from '../../db/products';
import { readRecentlyOrdered } from '../../db/recentlyOrdered';

/** Number of the shop's last orders that show current demand. */
const RECENT_ORDERS = 300;
/** Maximum number of products proposed. */
const MAX_PROPOSALS = 60;

/**
 * Proposes products that the customer has not bought and may want next: similar to what the
 * customer buys, and in demand across the shop. Its quality is measured in docs/decisions/0012.
 */
export async function proposeProducts(
  db: Db,
  view: View,
  bought: readonly string[],
  scope: ReadScope,
): Promise<Product[]> {
  if (bought.length === 0) return [];
  const orderCounts = await readRecentlyOrdered(db, RECENT_ORDERS);
  const wants = { bought, orderCounts, country: scope.country };
  const productIds = await view.likely(db, wants, 2 * MAX_PROPOSALS);
  const products = await readProducts(db, { productIds, ...scope });
  const orderable = ({ class: code, available }: Product) =>
    isOrderable({ class: code, available });
  return products.filter(orderable).slice(0, MAX_PROPOSALS);
}
