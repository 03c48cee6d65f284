import { CompiledQuery, sql } from 'kysely';

import type { Country } from '#domain/countries';
import { groupBy } from '#domain/groupBy';
import type { Language } from '#domain/languages';
import type { ListPrices } from '#domain/unitPrice';

import { forUpdate, isPostgres, rowsInChunks, type Db } from './client';
import { COLUMN_LANGUAGE } from './inLanguage';
import { lockCreation } from './meta';
import {
  listParameters,
  LISTS_POSTGRES,
  LISTS_SQLITE,
  parseLists,
  readManyListPrices,
  type ListsOf,
} from './priceLists';
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

interface OfferColumns {
  /** Ship packs. */
  available: number;
  selling_cents: number;
  sale_cents: number | null;
  retail_cents: number;
  /** When more is expected, YYYY-MM-DD. */
  expected_on: string | null;
}

/** An offer with what the price lists in force for a customer say of its product. */
export interface PricedOffer extends OfferColumns {
  lists: readonly ListPrices[];
}

/** Whose prices are read. */
export interface Buyer {
  /** Codes of the price lists in force for the customer. */
  priceLists: readonly string[];
}

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

const PRICES = 'product_id, available, selling_cents, sale_cents, retail_cents, expected_on';

/** A single JSON text for all rows, which is faster than reading them cell by cell. */
const PRICES_SQLITE = `select json_group_array(json_array(${PRICES})) as prices from offers
  where product_id in (select value from json_each(?)) and country = ?`;
const PRICES_POSTGRES = `select json_agg(json_build_array(${PRICES}))::text as prices from offers
  where product_id = any($1::text[]) and country = $2`;

/** The same with the price lists of a buyer, in one statement. */
const LISTED_SQLITE = `select (${PRICES_SQLITE}) as prices, ${LISTS_SQLITE}`;
const LISTED_POSTGRES = `select (${PRICES_POSTGRES}) as prices, ${LISTS_POSTGRES}`;

/** Separates the parts of the text; no JSON contains it. */
const SEPARATOR = '\0';

/**
 * Prices and stock in a country as text, with everything that the price lists of the buyer say of
 * these products; it is identical as long as the data is.
 */
export async function readPriceText(
  db: Db,
  productIds: readonly string[],
  country: Country,
  { priceLists }: Buyer,
): Promise<string> {
  if (priceLists.length > 0) return readListedText(db, productIds, country, priceLists);
  const query = isPostgres(db)
    ? CompiledQuery.raw(PRICES_POSTGRES, [productIds, country])
    : CompiledQuery.raw(PRICES_SQLITE, [JSON.stringify(productIds), country]);
  const { rows } = await db.executeQuery<{ prices: string | null }>(query);
  return rows[0]?.prices ?? '[]';
}

async function readListedText(
  db: Db,
  productIds: readonly string[],
  country: Country,
  codes: readonly string[],
): Promise<string> {
  const query = isPostgres(db)
    ? CompiledQuery.raw(LISTED_POSTGRES, [productIds, country, codes])
    : CompiledQuery.raw(LISTED_SQLITE, [
        JSON.stringify(productIds),
        country,
        ...listParameters(productIds, country, codes),
      ]);
  type Row = Record<'prices' | 'facts' | 'steps', string | null>;
  const { rows } = await db.executeQuery<Row>(query);
  const { prices, facts, steps } = rows[0]!;
  return [prices, facts, steps].map((part) => part ?? '[]').join(SEPARATOR);
}

type PriceCells = [
  id: string,
  packs: number,
  list: number,
  sale: number | null,
  retail: number,
  expected: string | null,
];

/** Parses such a text into prices by product id. */
export function parsePrices(text: string, read?: ListsOf): Map<string, PricedOffer> {
  const [prices = '[]', facts = null, steps = null] = text.split(SEPARATOR);
  const listsOf = read ?? parseLists({ facts, steps });
  return new Map(
    (JSON.parse(prices) as PriceCells[]).map(
      ([product_id, available, selling_cents, sale_cents, retail_cents, expected_on]) => [
        product_id,
        {
          available,
          selling_cents,
          sale_cents,
          retail_cents,
          expected_on,
          lists: listsOf(product_id),
        },
      ],
    ),
  );
}

/** Prices and stock in a country, by product id. */
export const readPrices = async (
  db: Db,
  productIds: readonly string[],
  country: Country,
  buyer: Buyer,
): Promise<Map<string, PricedOffer>> => {
  if (productIds.length < MANY) {
    return parsePrices(await readPriceText(db, productIds, country, buyer));
  }
  const text = await readPriceText(db, productIds, country, LIST_PRICES);
  const { priceLists } = buyer;
  return parsePrices(text, await readManyListPrices(db, productIds, country, priceLists));
};

/** So many products are not on one page, but sorted. */
const MANY = 2_000;

/** A buyer without price lists. */
export const LIST_PRICES: Buyer = { priceLists: [] };

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

/** Locks products until the transaction ends, always in the same order; returns their versions. */
export const lockProducts = (
  tx: Db,
  productIds: readonly string[],
): Promise<{ product_id: string; version: number }[]> =>
  forUpdate(
    tx,
    tx
      .selectFrom('products')
      .where('product_id', 'in', productIds.length > 0 ? productIds : [''])
      .select(['product_id', 'version'])
      .orderBy('product_id'),
  ).execute();

/**
 * The same for products some of which may be new: those that another transaction adds at the same
 * time are waited for, and then exist.
 */
export async function lockOrAddProducts(tx: Db, productIds: readonly string[]): Promise<void> {
  const existing = await rowsInChunks(productIds, (ids) =>
    tx.selectFrom('products').where('product_id', 'in', ids).select('product_id'),
  );
  if (existing.length < new Set(productIds).size) await lockCreation(tx, 'products');
  await lockProducts(tx, productIds);
}

/**
 * Locks every product in the same order, for work that changes products in any order and may add
 * some.
 */
export async function lockAllProducts(tx: Db): Promise<void> {
  if (!isPostgres(tx)) return;
  await lockCreation(tx, 'products');
  await sql`select count(*) from (select 1 from products
    order by product_id for no key update) as held`.execute(tx);
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
