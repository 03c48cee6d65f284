import { sql } from 'kysely';

import { COUNTRIES, type Country } from '#domain/countries';

import { inChunks, rowsInChunks, type Db } from '../db/client';
import type { ProductTable } from '../db/tables/catalogue';

import { isDemo } from './catalogueChanges';

/** Counts of withdrawn products, with those of the demo counted separately. */
export interface Withdrawn {
  own: number;
  demo: number;
  /** Ids of some of the products. */
  examples: string[];
  /**
   * Products that remain active but are no longer offered in the countries of the import; their
   * offers still have to be deleted.
   */
  ended: string[];
}

/**
 * Withdraws active products that are missing in a file; their history is kept. An import for one
 * country ends only the offers there, but a demo catalogue is replaced as a whole.
 */
export async function withdraw(
  tx: Db,
  named: ReadonlySet<string>,
  countries: readonly Country[],
): Promise<Withdrawn> {
  const withdrawn: Withdrawn = { own: 0, demo: 0, examples: [], ended: [] };
  for await (const active of activeProducts(tx)) {
    const absent = active.filter(({ product_id }) => !named.has(product_id));
    const { own, demo, examples, ended } = await withdrawAbsent(tx, absent, countries);
    withdrawn.own += own;
    withdrawn.demo += demo;
    withdrawn.ended.push(...ended);
    withdrawn.examples = [...withdrawn.examples, ...examples].slice(0, MAX_EXAMPLES);
  }
  return withdrawn;
}

/** Maximum number of examples. */
const MAX_EXAMPLES = 10;

/** Products per query. */
const PAGE_SIZE = 5000;

async function* activeProducts(tx: Db) {
  let page: Pick<ProductTable, 'id' | 'product_id'>[] = [];
  do {
    page = await tx
      .selectFrom('products')
      .where('product_id', '>', page.at(-1)?.product_id ?? '')
      .where('active', '=', 1)
      .select(['id', 'product_id'])
      .orderBy('product_id')
      .limit(PAGE_SIZE)
      .execute();
    yield page;
  } while (page.length === PAGE_SIZE);
}

async function withdrawAbsent(
  tx: Db,
  absent: readonly Pick<ProductTable, 'id' | 'product_id'>[],
  countries: readonly Country[],
): Promise<Withdrawn> {
  if (absent.length === 0) return { own: 0, demo: 0, examples: [], ended: [] };
  const others = COUNTRIES.filter((country) => !countries.includes(country));
  const offeredElsewhere = await offeredIn(
    tx,
    absent.filter((product) => !isDemo(product)),
    others,
  );

  const leaving = absent.filter(({ product_id }) => !offeredElsewhere.has(product_id));
  for (const chunk of inChunks(leaving)) {
    const ids = chunk.map(({ product_id }) => product_id);
    await tx
      .updateTable('products')
      .set({ active: 0, version: sql<number>`version + 1` })
      .where('product_id', 'in', ids)
      .execute();
  }

  const staying = absent.filter(({ product_id }) => offeredElsewhere.has(product_id));
  const ended = await offeredIn(tx, staying, countries);
  const demo = leaving.filter(isDemo).length;
  const own = absent.filter((product) => !isDemo(product));
  const examples = own.slice(0, MAX_EXAMPLES).map(({ product_id }) => product_id);
  return { own: leaving.length - demo + ended.size, demo, examples, ended: [...ended] };
}

/** Deletes the offers of products in some countries. */
export async function endOffers(
  tx: Db,
  productIds: readonly string[],
  countries: readonly Country[],
): Promise<void> {
  for (const ids of inChunks(productIds)) {
    await tx
      .deleteFrom('offers')
      .where('country', 'in', countries)
      .where('product_id', 'in', ids)
      .execute();
  }
}

/** Returns the products that have an offer in one of the countries. */
async function offeredIn(
  tx: Db,
  products: readonly { product_id: string }[],
  countries: readonly Country[],
): Promise<Set<string>> {
  if (countries.length === 0) return new Set();
  const productIds = products.map(({ product_id }) => product_id);
  const rows = await rowsInChunks(productIds, (ids) =>
    tx
      .selectFrom('offers')
      .where('country', 'in', countries)
      .where('product_id', 'in', ids)
      .select('product_id'),
  );
  return new Set(rows.map(({ product_id }) => product_id));
}
