import { priceAt, priceSteps } from '#domain/unitPrice';

import type { Db } from '../db/client';
import { LIST_PRICES, readPrices } from '../db/prices';
import type { ReadScope } from '../db/products';

/** What a unit costs the buyer at one pack, in cents, by product id. */
export async function packPrices(
  db: Db,
  productIds: readonly string[],
  { country, buyer }: ReadScope,
): Promise<Map<string, number>> {
  const offers = await readPrices(db, productIds, country, buyer ?? LIST_PRICES);
  return new Map(
    Array.from(offers, ([id, offer]) => [id, priceAt(priceSteps(offer, offer.lists), 1).cents]),
  );
}
