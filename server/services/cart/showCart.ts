import type { CartLine } from '#contract/cart';
import type { Language } from '#domain/languages';
import { unitPriceAt } from '#domain/unitPrice';

import type { TileView } from '../../catalogue/readProducts';
import { cartLines } from '../../db/cartLines';
import type { Db } from '../../db/client';
import type { SignedInCustomer } from '../accounts/sessions';
import { savedProducts } from '../products/savedProducts';

import { usualQuantities } from './usualQuantities';

/**
 * Returns the lines of the cart with current prices and stock, in the order in which they were
 * added.
 */
export async function showCart(
  db: Db,
  view: TileView,
  customer: SignedInCustomer,
  language: Language,
): Promise<CartLine[]> {
  const lines = await cartLines(db, customer.userId);
  if (lines.length === 0) return [];
  const productIds = lines.map(({ product_id }) => product_id);
  const products = await savedProducts(db, customer, language, productIds, view);
  const usualOf = await usualQuantities(db, customer);

  return lines.flatMap(({ id, product_id, item }) => {
    const product = products.get(product_id);
    if (!product) return [];
    const { selling_price = 0, selling_price_2 = null, retail_price = 0, available = 0 } = product;
    const { price_breaks, list_price, expected_on } = product;
    return {
      id,
      product_id,
      name: product.name,
      item,
      available,
      class: product.class,
      price: unitPriceAt(product, item),
      selling_price,
      selling_price_2,
      retail_price,
      ...(price_breaks && { price_breaks }),
      ...(list_price !== undefined && { list_price }),
      ...(expected_on !== undefined && { expected_on }),
      ship_pack: product.ship_pac,
      image: product.image,
      barcodes: product.barcodes,
      usual: usualOf(product_id),
    };
  });
}
