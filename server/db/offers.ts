import { sql, type Selectable } from 'kysely';

import type { Country } from '#domain/countries';

import { chunksYielding, forUpdate, inChunks, isPostgres, type Db } from './client';
import { recordProducts } from './repricings';
import type { Tables } from './tables';

const offersQuery = (db: Db, country: string, productIds: readonly string[]) =>
  db
    .selectFrom('offers')
    .where('country', '=', country)
    .where('product_id', 'in', productIds)
    .selectAll()
    .orderBy('product_id');

export const readOffers = (
  db: Db,
  country: string,
  productIds: readonly string[],
): Promise<Selectable<Tables['offers']>[]> => offersQuery(db, country, productIds).execute();

/**
 * Prices and stock of these products, locked until the transaction ends; always in the same order,
 * so that orders cannot deadlock.
 */
export const lockOffers = (
  tx: Db,
  country: string,
  productIds: readonly string[],
): Promise<Selectable<Tables['offers']>[]> =>
  forUpdate(tx, offersQuery(tx, country, productIds)).execute();

/** Locks the offers of many products at once; the embedded database has a single writer anyway. */
export async function lockManyOffers(
  tx: Db,
  country: string,
  productIds: readonly string[],
): Promise<void> {
  if (!isPostgres(tx) || productIds.length === 0) return;
  await sql`select count(*) from (select 1 from offers
    where country = ${country} and product_id = any(${productIds}::text[])
    order by product_id for no key update) as held`.execute(tx);
}

/** Subtracts ship packs from the available stock; returns how many products had enough. */
export async function deductStock(
  tx: Db,
  country: Country,
  packs: ReadonlyMap<string, number>,
): Promise<number> {
  let updatedProducts = 0;
  const soldOut: string[] = [];
  for await (const chunk of chunksYielding([...packs])) {
    const quantity = quantityExpression(chunk);
    const updated = await tx
      .updateTable('offers')
      .set({ available: sql<number>`available - ${quantity}` })
      .where('country', '=', country)
      .where('product_id', 'in', productIdsOf(chunk))
      .where('available', '>=', quantity)
      .returning(['product_id', 'available'])
      .execute();
    updatedProducts += updated.length;
    for (const { product_id, available } of updated) if (available <= 0) soldOut.push(product_id);
  }
  await recordProducts(tx, soldOut);
  return updatedProducts;
}

/** Returns ship packs to the available stock of a country. */
export async function returnStock(
  tx: Db,
  country: string,
  packs: ReadonlyMap<string, number>,
): Promise<void> {
  const returned: string[] = [];
  for await (const chunk of chunksYielding([...packs])) {
    const updated = await tx
      .updateTable('offers')
      .set({ available: sql<number>`available + ${quantityExpression(chunk)}` })
      .where('country', '=', country)
      .where('product_id', 'in', productIdsOf(chunk))
      .returning(['product_id', 'available'])
      .execute();
    for (const { product_id, available } of updated)
      if (available > 0 && available <= packs.get(product_id)!) returned.push(product_id);
  }
  await recordProducts(tx, returned);
}

type Packs = readonly (readonly [productId: string, item: number])[];

const productIdsOf = (packs: Packs): string[] => packs.map(([productId]) => productId);

/** Each product's own quantity, as an SQL expression on its row. */
const quantityExpression = (packs: Packs) =>
  sql<number>`case product_id ${sql.join(
    packs.map(([productId, item]) => sql`when ${productId} then cast(${item} as integer)`),
    sql` `,
  )} end`;

/** Records the effective time and the source of the prices of these products. */
export async function setPriceAsOf(
  tx: Db,
  country: Country,
  productIds: readonly string[],
  { asOf, source }: { asOf: string; source: string },
): Promise<void> {
  for (const ids of inChunks(productIds)) {
    await tx
      .updateTable('offers')
      .set({ price_as_of: asOf, price_source: source })
      .where('country', '=', country)
      .where('product_id', 'in', ids)
      .execute();
  }
}
