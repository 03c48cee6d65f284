import type { Product } from '#contract/product';
import type { Language } from '#domain/languages';
import { trimProductId } from '#domain/productIds';

import type { TileView } from '../../catalogue/readProducts';
import { readProductNames } from '../../db/anyProducts';
import type { Db } from '../../db/client';
import { addFavourite, favouriteIds } from '../../db/favourites';
import type { SignedInCustomer } from '../accounts/sessions';
import { Refusal } from '../actions/refusal';

import { savedProducts } from './savedProducts';

/** Returns the customer's favourites, newest first. */
export async function showFavourites(
  db: Db,
  view: TileView,
  customer: SignedInCustomer,
  language: Language,
): Promise<Product[]> {
  const productIds = await favouriteIds(db, customer.userId);
  const products = await savedProducts(db, customer, language, productIds, view);
  return productIds.flatMap((productId) => products.get(productId) ?? []);
}

/** Adds a product of the catalogue to the customer's favourites. */
export async function markFavourite(
  tx: Db,
  customer: SignedInCustomer,
  typedId: string,
  at: Date,
): Promise<void> {
  const productId = trimProductId(typedId);
  const products = await readProductNames(tx, [productId]);
  if (!products.has(productId)) throw new Refusal(404, 'product.unknown', { field: 'product_id' });
  await addFavourite(tx, customer.userId, productId, at.toISOString());
}
