import type { Language } from '#domain/languages';

import { inChunks, type Db } from './client';
import { translated } from './products';

/** What the listing index keeps of a product; a class is null where the country has no offer. */
export interface IndexRow {
  product_id: string;
  cat_code: string;
  brand: string;
  color: string;
  type: string;
  size: string;
  position: number;
  popularity: number;
  class_ca: string | null;
  class_us: string | null;
}

const COLUMNS = [
  'products.product_id',
  'products.cat_code',
  'products.brand',
  'products.color',
  'products.type',
  'products.size',
  'products.position',
  'products.popularity',
  'ca.class as class_ca',
  'us.class as class_us',
] as const;

/**
 * The next active products after a product id, by product id. Offers are told where to begin too: PostgreSQL, which
 * merges two indexes of a large catalogue, would read those of all products before.
 */
export const nextIndexRows = (db: Db, after: string, limit: number) =>
  db
    .selectFrom('products')
    .leftJoin('offers as ca', (join) =>
      join
        .onRef('ca.product_id', '=', 'products.product_id')
        .on('ca.country', '=', 'CA')
        .on('ca.product_id', '>', after),
    )
    .leftJoin('offers as us', (join) =>
      join
        .onRef('us.product_id', '=', 'products.product_id')
        .on('us.country', '=', 'US')
        .on('us.product_id', '>', after),
    )
    .where('products.product_id', '>', after)
    .where('products.active', '=', 1)
    .select(COLUMNS)
    .orderBy('products.product_id')
    .limit(limit);

export const readIndexRows = (db: Db, after: string, limit: number): Promise<IndexRow[]> =>
  nextIndexRows(db, after, limit).execute();

/** The active products among these. */
export async function readIndexRowsOf(db: Db, productIds: readonly string[]): Promise<IndexRow[]> {
  const rows: IndexRow[] = [];
  for (const ids of inChunks(productIds)) {
    const some = db
      .selectFrom('products')
      .leftJoin('offers as ca', (join) =>
        join.onRef('ca.product_id', '=', 'products.product_id').on('ca.country', '=', 'CA'),
      )
      .leftJoin('offers as us', (join) =>
        join.onRef('us.product_id', '=', 'products.product_id').on('us.country', '=', 'US'),
      )
      .where('products.product_id', 'in', ids)
      .where('products.active', '=', 1)
      .select(COLUMNS);
    rows.push(...(await some.execute()));
  }
  return rows;
}

/** Names of the next active products after a product id, by product id. */
export const readNames = (
  db: Db,
  language: Language,
  after: string,
  limit: number,
): Promise<{ product_id: string; name: string }[]> =>
  db
    .selectFrom('products')
    .where('product_id', '>', after)
    .where('active', '=', 1)
    .select('product_id')
    .select(translated('name', language).as('name'))
    .orderBy('product_id')
    .limit(limit)
    .execute();

/** Names of the active products among these, by product id. */
export async function readNamesOf(
  db: Db,
  language: Language,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const ids of inChunks(productIds)) {
    const rows = await db
      .selectFrom('products')
      .where('product_id', 'in', ids)
      .where('active', '=', 1)
      .select('product_id')
      .select(translated('name', language).as('name'))
      .execute();
    for (const { product_id, name } of rows) names.set(product_id, name);
  }
  return names;
}
