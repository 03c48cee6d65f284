import type { Language } from '#domain/languages';

import { readProducts } from '../../catalogue/readProducts';
import { lockOffers } from '../../db/offers';
import { readListPrices, readListsInForce } from '../../db/priceLists';
import { LIST_PRICES } from '../../db/prices';
import type { SignedInCustomer } from '../accounts/sessions';
import type { Action } from '../actions/action';
import { Refusal } from '../actions/refusal';

import { findChanges, type OfferedLine } from './findChanges';
import type { SubmittedLine } from './parseNewOrder';

/** Locks and returns the lines with their current offers; refused if these differ from what the buyer saw. */
export async function offeredLines(
  { tx, at }: Action,
  { id, country }: Pick<SignedInCustomer, 'id' | 'country'>,
  submitted: readonly SubmittedLine[],
  language: Language,
): Promise<OfferedLine[]> {
  const packs = packsOf(submitted);
  const productIds = [...packs.keys()];
  const offers = await lockOffers(tx, country, productIds);
  const products = await readProducts(tx, { productIds, country, language, buyer: LIST_PRICES });
  // As stored now, which may differ from what the session knows.
  const priceLists = await readListsInForce(tx, { id, country }, at);

  const found = {
    offers: new Map(offers.map((offer) => [offer.product_id, offer])),
    products: new Map(products.map((product) => [product.product_id, product])),
    listsOf: await readListPrices(tx, productIds, country, priceLists),
  };
  const { lines, changes } = findChanges(submitted, packs, found);
  if (changes.length > 0) throw new Refusal(409, 'order.changed', { errors: changes });
  return lines;
}

/** Returns the ship packs of each product, summed over its lines. */
export function packsOf(lines: readonly SubmittedLine[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { productId, packs } of lines) {
    sums.set(productId, (sums.get(productId) ?? 0) + packs);
  }
  return sums;
}
