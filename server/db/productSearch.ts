import { sql, type RawBuilder, type SqlBool } from 'kysely';

import type { ProductView } from '#domain/deskProducts';

import type { Db } from './client';
import { containsWord } from './containsWord';

interface ProductsAsked {
  view: ProductView;
  class?: string | undefined;
  /** Each must occur somewhere in the product. */
  words: readonly Word[];
}

interface Word {
  text: string;
  /** The 14-digit form of the word, if it is a barcode. */
  gtin14?: string | undefined;
}

const COLUMNS = ['product_id', 'name_en', 'name_fr', 'name_es', 'brand', 'bin'];

function holds(db: Db, { text, gtin14 }: Word): RawBuilder<SqlBool> {
  const places = COLUMNS.map((column) => containsWord(db, `products.${column}`, text));
  if (gtin14 !== undefined) {
    places.push(sql`products.product_id in
      (select product_id from product_barcodes where gtin14 = ${gtin14})`);
  }
  return sql`(${sql.join(places, sql` or `)})`;
}

/**
 * Whether the product has an offer that satisfies a condition. The condition uses literals where
 * the planner needs them to match a partial index.
 */
const isOffered = (what: RawBuilder<SqlBool>) => sql<SqlBool>`products.product_id in
  (select product_id from offers where ${what})`;

const IS_SOLD = sql<SqlBool>`products.active = 1`;

const STANDS: Record<ProductView, readonly RawBuilder<SqlBool>[]> = {
  all: [],
  sold: [IS_SOLD],
  out_of_stock: [IS_SOLD, isOffered(sql`offers.available <= 0`)],
  no_picture: [IS_SOLD, sql`products.image = ''`],
  no_barcode: [
    IS_SOLD,
    sql`not exists (select 1 from product_barcodes
      where product_barcodes.product_id = products.product_id)`,
  ],
  withdrawn: [sql`products.active = 0`],
};

const asked = (db: Db, { view, class: code, words }: ProductsAsked) =>
  db
    .selectFrom('products')
    .where((row) =>
      row.and([
        ...STANDS[view],
        ...(code === undefined ? [] : [isOffered(sql`offers.class = ${code}`)]),
        ...words.map((word) => holds(db, word)),
      ]),
    );

/** A page of the ids of the matching products, and the total. */
export async function findDeskProducts(
  db: Db,
  wanted: ProductsAsked,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ ids: string[]; total: number }> {
  const rows = await asked(db, wanted)
    .select('products.product_id')
    .orderBy('products.product_id')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await asked(db, wanted)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { ids: rows.map(({ product_id }) => product_id), total: Number(total) };
}

/** All matching products, each with the surrogate id that identifies a guest's products. */
export const allDeskProducts = (
  db: Db,
  wanted: ProductsAsked,
): Promise<{ product_id: string; id: string }[]> =>
  asked(db, wanted)
    .select(['products.product_id', 'products.id'])
    .orderBy('products.product_id')
    .execute();
