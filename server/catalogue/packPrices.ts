import { packCents } from '#domain/unitPrice';

import type { Db } from '../db/client';
import { LIST_PRICES, mapPackOffers } from '../db/prices';
import type { ReadScope } from '../db/products';

/** What a unit costs the buyer at one pack, in cents, by product id. */
export const packPrices = (
  db: Db,
  productIds: readonly string[],
  { country, buyer }: ReadScope,
): Promise<Map<string, number>> =>
  mapPackOffers(db, productIds, country, buyer ?? LIST_PRICES, (offer) =>
    packCents(offer, offer.lists),
  );
