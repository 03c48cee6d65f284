import { CompiledQuery } from 'kysely';

import type { Country } from '#domain/countries';
import type { ListPrices } from '#domain/unitPrice';

import { isPostgres, type Db } from './client';
import {
  listParameters,
  LISTS_POSTGRES,
  LISTS_SQLITE,
  parseLists,
  readPackListPrices,
  type ListsOf,
} from './priceLists';

/** Price and stock of a product in a country, which only customers see. */
export interface OfferColumns {
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

/** A buyer without price lists. */
export const LIST_PRICES: Buyer = { priceLists: [] };

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
export const parsePrices = (text: string): Map<string, PricedOffer> =>
  mapPrices(text, (offer) => offer);

/** Keeps something of each product's prices. */
function mapPrices<Kept>(
  text: string,
  keep: (offer: PricedOffer) => Kept,
  read?: ListsOf,
): Map<string, Kept> {
  const [prices = '[]', facts = null, steps = null] = text.split(SEPARATOR);
  const listsOf = read ?? parseLists({ facts, steps });
  const kept = new Map<string, Kept>();
  for (const cells of JSON.parse(prices) as PriceCells[]) {
    const [product_id, available, selling_cents, sale_cents, retail_cents, expected_on] = cells;
    const lists = listsOf(product_id);
    kept.set(
      product_id,
      keep({ available, selling_cents, sale_cents, retail_cents, expected_on, lists }),
    );
  }
  return kept;
}

/** Prices and stock in a country, by product id. */
export const readPrices = async (
  db: Db,
  productIds: readonly string[],
  country: Country,
  buyer: Buyer,
): Promise<Map<string, PricedOffer>> =>
  parsePrices(await readPriceText(db, productIds, country, buyer));

/**
 * Keeps something of the prices of a large part of the catalogue, of lists only of those that apply
 * to one pack.
 */
export async function mapPackOffers<Kept>(
  db: Db,
  productIds: readonly string[],
  country: Country,
  { priceLists }: Buyer,
  keep: (offer: PricedOffer) => Kept,
): Promise<Map<string, Kept>> {
  const text = await readPriceText(db, productIds, country, LIST_PRICES);
  return mapPrices(text, keep, await readPackListPrices(db, productIds, country, priceLists));
}
