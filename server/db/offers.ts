import { sql } from 'kysely';

import type { Country } from '#domain/countries';
import { COMING_SOON } from '#domain/quantity';

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
    const quantity = packsOf(chunk);
    const { numUpdatedRows } = await tx
      .updateTable('offers')
      .set({ available: sql<number>`available - ${quantity}` })
      .where('country', '=', country)
      .where('product_id', 'in', idsOf(chunk))
      .where('available', '>=', quantity)
      .executeTakeFirst();
    taken += Number(numUpdatedRows);
  }
  return taken;
}

/** Gives ship packs back to what is available; of what is coming soon none had been taken. */
export async function giveBackStock(
  tx: Db,
  country: Country,
  packs: ReadonlyMap<string, number>,
): Promise<void> {
  for (const chunk of inChunks([...packs])) {
    await tx
      .updateTable('offers')
      .set({ available: sql<number>`available + ${packsOf(chunk)}` })
      .where('country', '=', country)
      .where('product_id', 'in', idsOf(chunk))
      .where('class', '!=', COMING_SOON)
      .execute();
  }
}

type Packs = readonly (readonly [productId: string, item: number])[];

const idsOf = (packs: Packs): string[] => packs.map(([productId]) => productId);

/** Each product's own quantity, as an expression over its row. */
const packsOf = (packs: Packs) =>
  sql<number>`case product_id ${sql.join(
    packs.map(([productId, item]) => sql`when ${productId} then cast(${item} as integer)`),
    sql` `,
  )} end`;
