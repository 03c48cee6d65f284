import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import { isPostgres, type Db } from './client';
import type { OfferTable } from './tables/catalogue';

/** Unit price in cents of an offer: the sale price if there is one. */
export const unitPriceOf = (offer: string) =>
  sql<number | null>`coalesce(nullif(${sql.ref(`${offer}.sale_cents`)}, 0),
    ${sql.ref(`${offer}.selling_cents`)})`;

/** What a catalogue in the database copies of an offer; without prices if these stay the same. */
type CopiedOffer = Pick<OfferTable, 'product_id' | 'country' | 'available'> &
  Partial<Pick<OfferTable, 'selling_cents' | 'sale_cents'>>;

/**
 * Records which of these offers get another price, sell out or come back, before they are written,
 * for the catalogue in the database to copy: with the transaction, so that no change is missed.
 */
export async function recordRepricings(tx: Db, offers: readonly CopiedOffer[]): Promise<void> {
  if (!isPostgres(tx)) return;
  const written = JSON.stringify(
    offers.map(({ product_id, country, available, selling_cents, sale_cents }) => ({
      product_id,
      country,
      available,
      selling_cents,
      sale_cents,
    })),
  );
  const { rows } = await sql<{ product_id: string }>`
    select distinct product_id from offers join json_to_recordset(${written}::json)
      as written (product_id text, country text, available int, selling_cents int, sale_cents int)
      using (product_id, country)
    where (${unitPriceOf('offers')} <> ${unitPriceOf('written')}
        or (offers.available <= 0) <> (written.available <= 0))
      and exists (select from catalogue_builds)`.execute(tx);
  await recordProducts(
    tx,
    rows.map(({ product_id }) => product_id),
  );
}

/** Records that these products have sold out or come back. */
export async function recordProducts(tx: Db, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0 || !isPostgres(tx)) return;
  await sql`insert into repricings (id, product_ids)
    select ${randomUUID()}, ${JSON.stringify(productIds)} where exists (select from catalogue_builds)`.execute(
    tx,
  );
}

export const hasRepricings = async (db: Db): Promise<boolean> =>
  (await readRepricings(db, 1)).length > 0;

export interface Repricing {
  id: string;
  productIds: readonly string[];
}

export async function readRepricings(db: Db, limit: number): Promise<Repricing[]> {
  const rows = await db.selectFrom('repricings').selectAll().limit(limit).execute();
  return rows.map(({ id, product_ids }) => ({
    id,
    productIds: JSON.parse(product_ids) as string[],
  }));
}

export async function deleteRepricings(db: Db, repricings: readonly Repricing[]): Promise<void> {
  const ids = repricings.map(({ id }) => id);
  await db.deleteFrom('repricings').where('id', 'in', ids).execute();
}
