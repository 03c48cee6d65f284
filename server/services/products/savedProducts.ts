import type { Product } from '#contract/product';
import type { Language } from '#domain/languages';

import { presentProduct, readProducts, type TileView } from '../../catalogue/readProducts';
import { readAnyProducts } from '../../db/anyProducts';
import type { Db } from '../../db/client';
import type { SignedInCustomer } from '../accounts/sessions';

/**
 * Returns the products of a list saved by the customer, by product id. A product that is no longer
 * sold in the customer's country is included, without a price and with nothing available. With the
 * tiles of a view if they are shown.
 */
export async function savedProducts(
  db: Db,
  customer: Pick<SignedInCustomer, 'country' | 'priceLists'>,
  language: Language,
  productIds: readonly string[],
  view?: TileView,
): Promise<Map<string, Product>> {
  const { country } = customer;
  const scope = { country, language, buyer: customer };
  const sold = await readProducts(db, { ...scope, productIds }, view);
  const products = new Map(sold.map((product) => [product.product_id, product]));

  const withdrawn = productIds.filter((productId) => !products.has(productId));
  for (const row of await readAnyProducts(db, withdrawn, language)) {
    products.set(row.product_id, { ...presentProduct(row, [], scope, { view }), available: 0 });
  }
  return products;
}
