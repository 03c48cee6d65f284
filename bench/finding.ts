import { LANGUAGES, type Language } from '#domain/languages';

import { openCatalogue, type Catalogue } from '../server/catalogue/catalogue';
import { inBatches } from '../server/catalogue/inBatches';
import type { Db } from '../server/db/client';
import { readNames } from '../server/db/productIndex';

import type { Measure } from './measure';
import { querySets, type Named, type QuerySet } from './queries/querySets';
import { createDemoCatalogue, importShelf, type Shelf } from './shelf';

const PRODUCTS = 5_000;
/** Number of queries of each kind. */
const COUNT = 100;
/** Country in which all searches are made; the products looked for must be offered there. */
const COUNTRY = 'CA';
/** Minimum percentage found, by query set. */
const MIN_PERCENTAGES: Readonly<Record<string, number>> = {
  'products called by another name': 99,
  'products called by another real name': 99,
  'names with a misspelled word': 99,
  'two words, one misspelled': 97,
  'one misspelled word alone': 92,
  'one misspelled word alone, on the first page': 97,
  'French and Spanish without accents': 98,
};

/**
 * Measures what is found by other names and with typing errors, in the demo catalogue and in the
 * one that BENCH_CATALOGUE names.
 */
export async function measureFinding(): Promise<Measure[]> {
  const file = process.env.BENCH_CATALOGUE;
  return [
    ...(await measureShelf('demo', await createDemoCatalogue(PRODUCTS))),
    ...(file ? await measureShelf('imported', await importShelf(file)) : []),
  ];
}

async function measureShelf(where: string, { db, clear }: Shelf): Promise<Measure[]> {
  const catalogue = await openCatalogue(db);
  const shares = await sharesFound(db, catalogue, COUNT);
  catalogue.close();
  await clear();
  return Array.from(shares, ([name, share]) => ({
    what: `found, ${name}, ${where}`,
    measured: share * 100,
    unit: '%' as const,
    least: MIN_PERCENTAGES[name],
  }));
}

/** Returns, for each set, the share of queries that find a product that was meant. */
export async function sharesFound(
  db: Db,
  catalogue: Catalogue,
  count: number,
): Promise<Map<string, number>> {
  const names = new Map<Language, Map<string, Named>>();
  for (const language of LANGUAGES) names.set(language, await readNamed(db, catalogue, language));
  const sets = querySets((language) => [...(names.get(language)?.values() ?? [])], count);
  const shares = new Map<string, number>();
  for (const set of sets) shares.set(set.name, await shareFound(db, catalogue, set, names));
  return shares;
}

async function shareFound(
  db: Db,
  catalogue: Catalogue,
  { first, queries }: QuerySet,
  names: ReadonlyMap<Language, ReadonlyMap<string, Named>>,
): Promise<number> {
  const { view } = catalogue;
  let found = 0;
  for (const { text, language, isMeant } of queries) {
    const query = { text, country: COUNTRY, language } as const;
    const { list } = await view.search(db, query);
    const shown = await list.ids(db, 0, first);
    const isFound = shown.some((productId) => {
      const product = names.get(language)?.get(productId);
      return product !== undefined && isMeant(product);
    });
    if (isFound) found += 1;
  }
  return found / queries.length;
}

/** Returns the products on offer by id, sorted by id. */
async function readNamed(
  db: Db,
  { view }: Catalogue,
  language: Language,
): Promise<Map<string, Named>> {
  const offered = new Set(await view.filter({ country: COUNTRY }).ids(db, 0, view.size));
  const named: Named[] = [];
  for await (const rows of inBatches((after, limit) => readNames(db, language, after, limit))) {
    for (const { product_id: productId, name } of rows) {
      if (offered.has(productId)) named.push({ productId, name });
    }
  }
  named.sort((a, b) => (a.productId < b.productId ? -1 : 1));
  return new Map(named.map((product) => [product.productId, product]));
}
