import type { Product } from '#contract/product';
import type { UsualItem } from '#contract/usualItems';
import type { Language } from '#domain/languages';

import { readProducts, type TileView } from '../../catalogue/readProducts';
import type { Db } from '../../db/client';
import { linesOfLastOrders } from '../../db/orders';
import { orderScopeOf } from '../accounts/orderScope';
import type { SignedInCustomer } from '../accounts/sessions';

import {
  isDue,
  lastPacks,
  purchasesByProduct,
  usualPacks,
  type ProductPurchases,
} from './productPurchases';

/** Number of the customer's last orders that determine what is usual. */
const LAST_ORDERS = 50;

/**
 * Returns the products that the customer buys most often and that are still available, with the
 * usual quantity; those that are due come first.
 */
export async function usualItems(
  { db, view }: { db: Db; view: TileView },
  customer: SignedInCustomer,
  { language, limit, at }: { language: Language; limit: number; at: Date },
): Promise<UsualItem[]> {
  const scope = { country: customer.country, language, buyer: customer };
  const bought = purchasesByProduct(
    await linesOfLastOrders(db, orderScopeOf(customer), LAST_ORDERS),
  );
  const due: ProductPurchases[] = [];
  const rest: ProductPurchases[] = [];
  for (const purchases of bought) (isDue(purchases, at) ? due : rest).push(purchases);
  const history = [...due, ...rest];
  const usual: UsualItem[] = [];
  for (let start = 0; start < history.length && usual.length < limit; start += limit) {
    const next = history.slice(start, start + limit);
    const productIds = next.map(({ productId }) => productId);
    const found = await readProducts(db, { productIds, ...scope }, view);
    const products = new Map(found.map((product) => [product.product_id, product]));
    usual.push(
      ...next.flatMap((purchases) => {
        const product = products.get(purchases.productId);
        return product ? usualItemOf(purchases, product, at) : [];
      }),
    );
  }
  return usual.slice(0, limit);
}

/** Combines a product with how the customer buys it. */
export const usualItemOf = (
  purchases: ProductPurchases,
  product: Product,
  at: Date,
): UsualItem => ({
  ...product,
  orders: purchases.packs.size,
  usual_item: usualPacks(purchases),
  last_item: lastPacks(purchases),
  last_date: purchases.lastDate,
  due: isDue(purchases, at),
});
