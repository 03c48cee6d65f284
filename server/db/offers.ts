import { sql } from 'kysely';

import type { Country } from '#domain/countries';

import { forUpdate, inChunks, type Db } from './client';
import type { OfferTable } from './tables';

/** Prices and stock of these products, held until the transaction ends; always in one order, so that orders never wait for each other in a circle. */
export const lockOffers = (
  tx: Db,
  country: Country,
  productIds: readonly string[],
): Promise<OfferTable[]> =>
  forUpdate(
    tx,
    tx
      .selectFrom('offers')
      .where('country', '=', country)
      .where('product_id', 'in', productIds)
      .selectAll()
      .orderBy('product_id'),
  ).execute();

/** Takes ship packs from what is available; returns how many products had enough. */
export async function takeStock(
  tx: Db,
  country: Country,
  packs: ReadonlyMap<string, number>,
): Promise<number> {
  let taken = 0;
  for (const chunk of inChunks([...packs])) {
    const quantity = sql<number>`case product_id ${sql.join(
      chunk.map(([productId, item]) => sql`when ${productId} then cast(${item} as integer)`),
      sql` `,
    )} end`;
    const productIds = chunk.map(([productId]) => productId);
    const { numUpdatedRows } = await tx
      .updateTable('offers')
      .set({ available: sql<number>`available - ${quantity}` })
      .where('country', '=', country)
      .where('product_id', 'in', productIds)
      .where('available', '>=', quantity)
      .executeTakeFirst();
    taken += Number(numUpdatedRows);
  }
  return taken;
}
