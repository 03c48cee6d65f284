import { setImmediate } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

import { LANGUAGES } from '#domain/languages';

import { buildApp } from '../server/app';
import { openCatalogue, type Catalogue } from '../server/catalogue/catalogue';
import { bumpCatalogueVersion } from '../server/catalogue/version';
import { readConfig } from '../server/config';
import type { Db } from '../server/db/client';

import { median, timed, type Measure } from './measure';
import { measureOrders } from './orders';
import { measureReOrder } from './reorder';
import { createDemoCatalogue } from './shelf';
import { measureUploads } from './uploads';

const SMALL = 5_000;
const LARGE = 100_000;
const QUERIES = [
  'red',
  'acrylic paint blue',
  'scissors',
  'waterclour paper',
  'AC10',
  'brush round 6',
  'embroidary floss violet',
  'zip black 7 in',
];

/** Measures the server time of buyers' most frequent calls, on a small and a large catalogue. */
export async function measureServer(): Promise<Measure[]> {
  const small = await measureCatalogue(SMALL);
  const large = await measureCatalogue(LARGE);
  const listing = small.find(({ what }) => what.startsWith(LISTING))?.measured ?? Number.NaN;
  return [
    ...small.map((measure) => withBudget(measure, BUDGETS)),
    ...large.map((measure) => withBudget(measure, { [LISTING]: 2 * listing })),
  ];
}

const LISTING = 'listing of 25';
const AGAIN = 'reloading catalogue and search';
const DEMO = 'demo data';
const BUDGETS = { [LISTING]: 3, [AGAIN]: 1, [DEMO]: 10 };

function withBudget(measure: Measure, budgets: Record<string, number>): Measure {
  const [, budget] = Object.entries(budgets).find(([name]) => measure.what.startsWith(name)) ?? [];
  return budget === undefined ? measure : { ...measure, budget };
}

async function measureCatalogue(products: number): Promise<Measure[]> {
  const { db, dataDir, seconds, clear } = await createDemoCatalogue(products);
  const [opening, catalogue] = await timed(() => openCatalogue(db));
  const [indexing] = await timed(() => searchEverywhere(db, catalogue));
  const app = await buildApp({ db, catalogue, config: readConfig({ DATA_DIR: dataDir }) });
  const named = (what: string) => `${what}, ${products.toLocaleString('en')} products`;
  const measureCalls = async (what: string, addresses: readonly string[]): Promise<Measure> => ({
    what: named(what),
    measured: await medianTime(app, addresses),
    unit: 'ms',
  });

  const measures: Measure[] = [
    { what: named(DEMO), measured: seconds, unit: 's' },
    { what: named('loading the catalogue'), measured: opening, unit: 's' },
    { what: named('indexing search in three languages'), measured: indexing, unit: 's' },
    await measureCalls(LISTING, listings(catalogue)),
    await measureCalls('product page', await pages(db, catalogue)),
    await measureCalls(
      'filters of a category',
      categories(catalogue, '/api/filter-options-by-category?'),
    ),
    await measureCalls(
      'search',
      QUERIES.map((text) => `/search/?search_term=${encodeURIComponent(text)}`),
    ),
  ];
  if (products === SMALL) {
    measures.push(...(await measureReOrder(app, db, catalogue)));
    measures.push(...(await measureOrders(app, db, catalogue)));
  } else measures.push(...(await measureUploads(app, db, catalogue)));
  await bumpCatalogueVersion(db);
  const [again] = await timed(async () => {
    await catalogue.refresh();
    await searchEverywhere(db, catalogue);
  });
  measures.push({ what: named(AGAIN), measured: again, unit: 's' });

  await app.close();
  catalogue.close();
  await clear();
  return measures;
}

async function searchEverywhere(db: Db, { view }: Catalogue): Promise<void> {
  for (const language of LANGUAGES) {
    await view.search(db, { text: 'red', country: 'CA', language });
  }
}

const categories = ({ view }: Catalogue, call: string): string[] =>
  view.categories.tops.map(({ cat_code }) => `${call}category=${encodeURIComponent(cat_code)}`);

const listings = (catalogue: Catalogue): string[] =>
  [1, 2, 3].flatMap((page) => categories(catalogue, `/api/cadProducts?page=${page}&`));

async function pages(db: Db, { view }: Catalogue): Promise<string[]> {
  const offered = await view.filter({ country: 'CA' }).ids(db, 0, view.size);
  return Array.from({ length: 100 }, (_, at) => {
    const id = encodeURIComponent(offered[(at * 37) % offered.length] ?? '');
    return `/api/productDescription?product_id=${id}`;
  });
}

/** Returns the median of 500 requests in milliseconds, after 200 warm-up requests. */
async function medianTime(app: FastifyInstance, addresses: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 700; turn += 1) {
    const url = addresses[turn % addresses.length] ?? '/';
    const started = performance.now();
    const { statusCode } = await app.inject({ url, remoteAddress: `10.0.0.${turn % 250}` });
    if (turn >= 200) times.push(performance.now() - started);
    if (statusCode !== 200) throw new Error(`${url} responded with ${statusCode}.`);
    await setImmediate();
  }
  return median(times);
}
