import { sql } from 'kysely';

import type { Country } from '#domain/countries';
import { groupBy } from '#domain/groupBy';
import type { Language } from '#domain/languages';

import { rowsInChunks, type Db } from './client';
import { COLUMN_LANGUAGE } from './inLanguage';
import type { Buyer, OfferColumns } from './prices';
import { readByIds } from './readByIds';

/** The public data of a product in a country. */
export interface ProductRow {
  id: string;
  product_id: string;
  name: string;
  ship_pac: number;
  types: string;
  image: string;
  brand: string;
  color: string;
  size: string;
  cat_code: string;
  class: string;
}

/** Additional columns for customers, which are not even selected for visitors. */
export interface PricedRow extends ProductRow, OfferColumns {}

export interface ReadScope {
  country: Country;
  language: Language;
  /** `null` for a visitor, who sees neither prices nor stock. */
  buyer: Buyer | null;
}

/** The text in a language, falling back to English if it is missing. */
export const translated = (column: 'name' | 'description', language: Language) =>
  language === ''
    ? sql<string>`${sql.ref(`products.${column}_en`)}`
    : sql<string>`coalesce(nullif(${sql.ref(`products.${column}_${COLUMN_LANGUAGE[language]}`)}, ''), ${sql.ref(`products.${column}_en`)})`;

/** A price list is never part of the scope: there would be a query for each customer. */
interface PageScope extends Omit<ReadScope, 'buyer'> {
  isCustomer: boolean;
}

const readPageRows = readByIds<PageScope, ProductRow | PricedRow>(
  (db, productIds, { country, language, isCustomer }) => {
    const query = db
      .selectFrom('products')
      .innerJoin('offers', 'offers.product_id', 'products.product_id')
      .where('products.product_id', 'in', productIds)
      .where('offers.country', '=', country)
      .where('products.active', '=', 1)
      .select([
        'products.id',
        'products.product_id',
        'products.ship_pac',
        'products.types',
        'products.image',
        'products.brand',
        'products.color',
        'products.size',
        'products.cat_code',
        'offers.class',
      ])
      .select(translated('name', language).as('name'));
    return isCustomer
      ? query.select([
          'offers.available',
          'offers.selling_cents',
          'offers.sale_cents',
          'offers.retail_cents',
          'offers.expected_on',
        ])
      : query;
  },
);

/** The active ones of these products that are offered in the country, in no particular order. */
export const readProductRows = (
  db: Db,
  productIds: readonly string[],
  { country, language, buyer }: ReadScope,
): Promise<(ProductRow | PricedRow)[]> =>
  readPageRows(db, productIds, { country, language, isCustomer: buyer !== null });

const readBarcodeRows = readByIds<object, { product_id: string; barcode: string }>(
  (db, productIds) =>
    db
      .selectFrom('product_barcodes')
      .where('product_id', 'in', productIds)
      .select(['product_id', 'barcode'])
      .orderBy('gtin14'),
);

/** Barcodes as printed, by product id. */
export async function readBarcodes(
  db: Db,
  productIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = groupBy(await readBarcodeRows(db, productIds, {}), ({ product_id }) => product_id);
  return new Map(
    Array.from(rows, ([productId, own]) => [productId, own.map(({ barcode }) => barcode)]),
  );
}

/** A product's description; `undefined` if there is no such product. */
export async function readDescription(
  db: Db,
  productId: string,
  language: Language,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('products')
    .where('product_id', '=', productId)
    .select(translated('description', language).as('description'))
    .executeTakeFirst();
  return row?.description;
}

/** The highest listing position in use. */
export async function highestPosition(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/** Returns which of these products are not withdrawn. */
export async function filterActiveProducts(
  db: Db,
  productIds: readonly string[],
): Promise<string[]> {
  const rows = await rowsInChunks(productIds, (ids) =>
    db
      .selectFrom('products')
      .where('product_id', 'in', ids)
      .where('active', '=', 1)
      .select('product_id')
      .orderBy('product_id'),
  );
  return rows.map(({ product_id }) => product_id);
}

/** Returns which of these products exist, withdrawn or not. */
export async function filterKnownProducts(
  db: Db,
  productIds: readonly string[],
): Promise<string[]> {
  const rows = await rowsInChunks(productIds, (ids) =>
    db.selectFrom('products').where('product_id', 'in', ids).select('product_id'),
  );
  return rows.map(({ product_id }) => product_id);
}

/** Sources of the last change to a product, and to its price and stock in each country. */
export async function productSources(db: Db, productId: string) {
  const product = await db
    .selectFrom('products')
    .where('product_id', '=', productId)
    .select('source')
    .executeTakeFirst();
  const offers = await db
    .selectFrom('offers')
    .where('product_id', '=', productId)
    .select(['country', 'price_source', 'stock_source'])
    .execute();
  return { source: product?.source ?? null, offers };
}
