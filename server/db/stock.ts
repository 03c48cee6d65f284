import type { Country } from '#domain/countries';

import type { Db } from './client';

/** The products of a country of which nothing is on hand: far fewer than those that can be had. */
export async function readOutOfStock(db: Db, country: Country): Promise<Set<string>> {
  const rows = await db
    .selectFrom('offers')
    .where('country', '=', country)
    .where('available', '<=', 0)
    .select('product_id')
    .execute();
  return new Set(rows.map(({ product_id }) => product_id));
}
