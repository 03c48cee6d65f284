import { sql, type RawBuilder, type SqlBool } from 'kysely';

import type { ProductView } from '#domain/deskProducts';

import type { Db } from './client';
import { containsWord } from './containsWord';
import { totalOf, type Page } from './page';

interface ProductQuery {
  view: ProductView;
  class?: string | undefined;
  /** Each must occur somewhere in the product. */
  words: readonly ProductSearchWord[];
}

interface ProductSearchWord {
  text: string;
  /** The 14-digit form of the word, if it is a barcode. */
  gtin14?: string | undefined;
}

const SEARCHED_COLUMNS = ['product_id', 'name_en', 'name_fr', 'name_es', 'brand', 'bin'];

function matchesWord(db: Db, { text, gtin14 }: ProductSearchWord): RawBuilder<SqlBool> {
  const conditions = SEARCHED_COLUMNS.map((column) => containsWord(db, `products.${column}`, text));
  if (gtin14 !== undefined) {
    conditions.push(sql`products.product_id in
      (select product_id from product_barcodes where gtin14 = ${gtin14})`);
  }
  return sql`(${sql.join(conditions, sql` or `)})`;
}

/**
 * Whether the product has an offer that satisfies a condition. The condition uses literals where
 * the planner needs them to match a partial index.
 */
const hasOffer = (condition: RawBuilder<SqlBool>) => sql<SqlBool>`products.product_id in
  (select product_id from offers where ${condition})`;

const IS_SOLD = sql<SqlBool>`products.active = 1`;

const VIEW_CONDITIONS: Record<ProductView, readonly RawBuilder<SqlBool>[]> = {
  all: [],
  sold: [IS_SOLD],
  out_of_stock: [IS_SOLD, hasOffer(sql`offers.available <= 0`)],
  no_picture: [IS_SOLD, sql`products.image = ''`],
  no_barcode: [IS_SOLD],
  withdrawn: [sql`products.active = 0`],
};

const matchingProducts = (db: Db, { view, class: code, words }: ProductQuery) =>
  db
    .selectFrom('products')
    .where((row) =>
      row.and([
        ...VIEW_CONDITIONS[view],
        ...(code === undefined ? [] : [hasOffer(sql`offers.class = ${code}`)]),
        ...words.map((word) => matchesWord(db, word)),
      ]),
    );

/**
 * The ids of the matching products. Those with a barcode are excluded by merging two sorted lists,
 * which takes half as long as looking each product up.
 */
const matchingIds = (db: Db, query: ProductQuery) =>
  matchingProducts(db, query)
    .select('products.product_id')
    .$if(query.view === 'no_barcode', (found) =>
      found.except(db.selectFrom('product_barcodes').select('product_id')),
    )
    .orderBy('product_id');

/** A page of the ids of the matching products, and the total. */
export async function findDeskProducts(
  db: Db,
  query: ProductQuery,
  page: Page,
): Promise<{ ids: string[]; total: number }> {
  const rows = await matchingIds(db, query).offset(page.offset).limit(page.limit).execute();
  return {
    ids: rows.map(({ product_id }) => product_id),
    total: await totalOf(page, rows.length, () => countProducts(db, query)),
  };
}

async function countProducts(db: Db, query: ProductQuery): Promise<number> {
  const { total } = await db
    .selectFrom(matchingIds(db, query).as('found'))
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/**
 * Sold products without an uploaded picture, each with the surrogate id that identifies a guest's
 * products.
 */
export const productsWithoutImage = (
  db: Db,
  query: Omit<ProductQuery, 'view'>,
): Promise<{ product_id: string; id: string }[]> =>
  matchingProducts(db, { ...query, view: 'no_picture' })
    .select(['products.product_id', 'products.id'])
    .orderBy('products.product_id')
    .execute();
