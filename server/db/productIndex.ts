import type { Language } from '#domain/languages';

import { rowsInChunks, type Db } from './client';
import { translated } from './products';

/**
 * The columns of a product that the catalogue index needs; a class is null if the country has no
 * offer.
 */
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
 * The next active products after a product id, sorted by product id. The condition is repeated on
 * the offers, since PostgreSQL, which merges two indexes for a large catalogue, would otherwise
 * read all earlier offers.
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

/** The active ones of these products. */
export const readIndexRowsByIds = (db: Db, productIds: readonly string[]): Promise<IndexRow[]> =>
  rowsInChunks(productIds, (ids) =>
    db
      .selectFrom('products')
      .leftJoin('offers as ca', (join) =>
        join.onRef('ca.product_id', '=', 'products.product_id').on('ca.country', '=', 'CA'),
      )
      .leftJoin('offers as us', (join) =>
        join.onRef('us.product_id', '=', 'products.product_id').on('us.country', '=', 'US'),
      )
      .where('products.product_id', 'in', ids)
      .where('products.active', '=', 1)
      .select(COLUMNS),
  );

const activeNames = (db: Db, language: Language) =>
  db
    .selectFrom('products')
    .where('active', '=', 1)
    .select('product_id')
    .select(translated('name', language).as('name'));

/** Names of the next active products after a product id, sorted by product id. */
export const readNames = (
  db: Db,
  language: Language,
  after: string,
  limit: number,
): Promise<{ product_id: string; name: string }[]> =>
  activeNames(db, language)
    .where('product_id', '>', after)
    .orderBy('product_id')
    .limit(limit)
    .execute();

/** Names of the active ones of these products, by product id. */
export async function readNamesByIds(
  db: Db,
  language: Language,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsInChunks(productIds, (ids) =>
    activeNames(db, language).where('product_id', 'in', ids),
  );
  return new Map(rows.map(({ product_id, name }) => [product_id, name]));
}
