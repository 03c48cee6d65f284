import type { PurchasedItem, PurchaseHistory } from '#contract/purchaseHistory';
import type { Language } from '#domain/languages';
import { fromCents } from '#domain/money';

import type { Catalogue } from '../../catalogue/catalogue';
import { findByCode, categoryPathOf, type CategoryTree } from '../../catalogue/categoryTree';
import { readProducts } from '../../catalogue/readProducts';
import type { Db } from '../../db/client';
import { linesOfLastOrders } from '../../db/orders';
import type { SignedInCustomer } from '../accounts/sessions';

import { purchasesByProduct, usualInterval } from './productPurchases';
import { proposeProducts } from './proposeProducts';
import { usualItemOf } from './usualItems';

/** Number of the customer's own orders that the list covers. */
const LAST_ORDERS = 500;
/** Orders whose quantities are shown side by side. */
const SHOWN_ORDERS = 6;

/**
 * Returns everything the customer has bought that is still available, with its purchases, and
 * proposals for what may come next.
 */
export async function purchaseHistory(
  { db, catalogue }: { db: Db; catalogue: Catalogue },
  { id, country }: SignedInCustomer,
  { language, now }: { language: Language; now: Date },
): Promise<PurchaseHistory> {
  const rows = await linesOfLastOrders(db, id, LAST_ORDERS);
  const orders = lastOrders(rows);
  const history = purchasesByProduct(rows);
  const bought = history.map(({ productId }) => productId);
  const scope = { country, language, isCustomer: true };
  const found = await readProducts(db, { productIds: bought, ...scope });
  const products = new Map(found.map((product) => [product.product_id, product]));

  const { view } = catalogue;
  return {
    orders,
    products: history.flatMap((purchases): PurchasedItem[] => {
      const product = products.get(purchases.productId);
      if (!product) return [];
      return [
        {
          ...usualItemOf(purchases, product, now),
          last_price: fromCents(purchases.lastCents),
          last_six: orders.map(({ order_id }) => purchases.packs.get(order_id) ?? 0),
          interval: usualInterval(purchases) ?? null,
          category: topCategory(view.categories, product.cat_code, language),
        },
      ];
    }),
    proposals: await proposeProducts(db, view, bought, scope),
  };
}

type Line = Awaited<ReturnType<typeof linesOfLastOrders>>[number];

/** Returns the newest orders among these lines, which are given newest first. */
function lastOrders(rows: readonly Line[]): PurchaseHistory['orders'] {
  const dates = new Map<string, string>();
  for (const { order_id, placed_at } of rows) {
    if (!dates.has(order_id) && dates.size === SHOWN_ORDERS) break;
    dates.set(order_id, placed_at);
  }
  return [...dates].map(([order_id, date]) => ({ order_id, date }));
}

const topCategory = (categories: CategoryTree, code: string, language: Language): string =>
  categoryPathOf(findByCode(categories, code))[0]?.names[language] ?? '';
