import { sql, type RawBuilder, type SqlBool } from 'kysely';

import { CLASS_FLAGS } from '#domain/classCodes';
import { partsOfSorting } from '#domain/columnSorting';
import type { Country } from '#domain/countries';
import type { ProductView } from '#domain/deskProducts';
import type { ProductSortColumn, ProductSorting } from '#domain/deskSorting';
import type { Language } from '#domain/languages';

import type { Db } from './client';
import { containsWord } from './containsWord';
import { COLUMN_LANGUAGE } from './inLanguage';
import { countRows, totalOf, type Page } from './page';
import {
  byOptional,
  byRank,
  byText,
  byValue,
  byWords,
  sortTerms,
  type SortValue,
} from './sortTerms';

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

/** How a list of products is sorted: by a column as the reader sees it. */
export interface ProductOrder {
  sorting: ProductSorting;
  language: Language;
}

/** The country whose offers are sorted by. */
const COUNTRY_OF: Partial<Record<ProductSortColumn, Country>> = {
  priceCa: 'CA',
  stockCa: 'CA',
  priceUs: 'US',
  stockUs: 'US',
};

const WITHDRAWN = 'withdrawn';

/** Class in the first country where a product is sold, as lists show it, or that it is withdrawn. */
const STATE: SortValue = {
  ...byRank(
    sql`case when products.active = 0 then ${sql.lit(WITHDRAWN)}
      else coalesce(offers_ca.class, offers_us.class) end`,
    [...CLASS_FLAGS, WITHDRAWN],
  ),
  isBlank: sql`products.active = 1 and coalesce(offers_ca.class, offers_us.class, '')
    not in (${sql.join(CLASS_FLAGS.map((flag) => sql.lit(flag)))})`,
};

function sortValues(language: Language): Record<ProductSortColumn, SortValue> {
  const nameOf = (table: string) =>
    sql`nullif(${sql.ref(`${table}.name_${COLUMN_LANGUAGE[language]}`)}, ''), ${sql.ref(`${table}.name_en`)}`;
  const price = byOptional(sql`coalesce(offers.sale_cents, offers.selling_cents)`);
  const stock = byOptional(sql`offers.available`);
  return {
    id: byValue('products.product_id'),
    name: byWords(sql`coalesce(${nameOf('products')})`),
    category: byWords(sql`coalesce(${nameOf('categories')}, products.cat_code)`),
    bin: byText('products.bin'),
    priceCa: price,
    stockCa: stock,
    priceUs: price,
    stockUs: stock,
    state: STATE,
  };
}

function sortedProducts(db: Db, query: ProductQuery, { sorting, language }: ProductOrder) {
  const { column } = partsOfSorting(sorting);
  const country = COUNTRY_OF[column];
  return matchingProducts(db, query)
    .$if(query.view === 'no_barcode', (found) => found.where(HAS_NO_BARCODE))
    .$if(column === 'category', (found) =>
      found.leftJoin('categories', 'categories.cat_code', 'products.cat_code'),
    )
    .$if(country !== undefined, (found) =>
      found.leftJoin('offers', (join) => join.on(isOfferIn('offers', country ?? ''))),
    )
    .$if(column === 'state', (found) =>
      found
        .leftJoin('offers as offers_ca', (join) => join.on(isOfferIn('offers_ca', 'CA')))
        .leftJoin('offers as offers_us', (join) => join.on(isOfferIn('offers_us', 'US'))),
    )
    .orderBy(sortTerms(sortValues(language), sorting, 'products.product_id'));
}

const isOfferIn = (offers: string, country: string) =>
  sql<SqlBool>`${sql.ref(`${offers}.product_id`)} = products.product_id
    and ${sql.ref(`${offers}.country`)} = ${country}`;

const HAS_NO_BARCODE = sql<SqlBool>`not exists (select 1 from product_barcodes
  where product_barcodes.product_id = products.product_id)`;

/** A page of the ids of the matching products, by id or as sorted, and the total. */
export async function findDeskProducts(
  db: Db,
  query: ProductQuery,
  page: Page,
  order?: ProductOrder,
): Promise<{ ids: string[]; total: number }> {
  const counted = page.offset > 0 ? await countProducts(db, query) : undefined;
  // Nothing is sorted for a page behind the last one.
  if (counted !== undefined && page.offset >= counted) return { ids: [], total: counted };
  const found = order
    ? sortedProducts(db, query, order).select('products.product_id')
    : matchingIds(db, query);
  const rows = await found.offset(page.offset).limit(page.limit).execute();
  return {
    ids: rows.map(({ product_id }) => product_id),
    total: counted ?? (await totalOf(page, rows.length, () => countProducts(db, query))),
  };
}

const countProducts = (db: Db, query: ProductQuery): Promise<number> =>
  countRows(db.selectFrom(matchingIds(db, query).as('found')));

/**
 * Sold products without an uploaded picture, each with the surrogate id that identifies a guest's
 * products.
 */
export function productsWithoutImage(
  db: Db,
  query: Omit<ProductQuery, 'view'>,
  order?: ProductOrder,
): Promise<{ product_id: string; id: string }[]> {
  const without = { ...query, view: 'no_picture' } as const;
  const found = order
    ? sortedProducts(db, without, order)
    : matchingProducts(db, without).orderBy('products.product_id');
  return found.select(['products.product_id', 'products.id']).execute();
}
