import type { Variant } from '#contract/purchaseHistory';
import type { Language } from '#domain/languages';

import type { Catalogue } from '../../catalogue/catalogue';
import { readCachedProducts } from '../../catalogue/readProducts';
import type { Db } from '../../db/client';
import { linesOfLastOrders } from '../../db/orders';
import { orderScopeOf } from '../accounts/orderScope';
import type { SignedInCustomer } from '../accounts/sessions';

import { lastPacks, purchasesByProduct } from './productPurchases';

/** Number of the customer's last orders considered. */
const LAST_ORDERS = 50;

/** Sorts '60 ml' before '120 ml'. */
const bySize = new Intl.Collator('en', { numeric: true });

/**
 * Returns the sizes and colours of a product, including itself, with the customer's last purchase
 * of each.
 */
export async function productVariants(
  { db, catalogue }: { db: Db; catalogue: Catalogue },
  customer: SignedInCustomer,
  { productId, language }: { productId: string; language: Language },
): Promise<Variant[]> {
  const { country } = customer;
  const { view } = catalogue;
  const [own] = await view.idsOfTypedId(db, productId);
  if (own === undefined) return [];
  const productIds = await view.variants(db, own, country);
  const scope = { country, language, buyer: customer };
  const products = await readCachedProducts(db, view, { productIds, ...scope });
  const bought = new Map(
    purchasesByProduct(await linesOfLastOrders(db, orderScopeOf(customer), LAST_ORDERS)).map(
      (purchases) => [purchases.productId, purchases],
    ),
  );
  return products
    .map((product) => {
      const purchases = bought.get(product.product_id);
      if (!purchases) return product;
      return { ...product, last_item: lastPacks(purchases), last_date: purchases.lastDate };
    })
    .sort((a, b) => bySize.compare(a.size, b.size));
}
