import { FACETS, type Facet } from '#domain/facetNames';

import { openDatabaseCatalogue } from '../server/catalogue/database/openDatabaseCatalogue';
import type { CatalogueFilters, ProductList, View } from '../server/catalogue/view';
import { openPostgres, type Db } from '../server/db/client';
import { migrate } from '../server/db/migrate';
import { readNamesByIds } from '../server/db/productIndex';
import { readRecentlyOrdered } from '../server/db/recentlyOrdered';
import { loadDemo } from '../server/loadDemo';

import { openPostgresEngine } from './engines';
import { median, p95, timed, type Measure } from './measure';
import { Dice } from './queries/dice';
import { mistype, SLIPS } from './queries/slips';

const PRODUCTS = 100_000;
/** Calls of each kind: to warm the caches, and then to measure. */
const WARM_UP = 60;
const COUNT = 120;
const PAGE = 25;
const COUNTRY = 'CA';
const RECENT_ORDERS = 5_000;
/** Budget of a call, p95, up to this number of products and beyond it, in milliseconds. */
const LARGE = 1_000_000;
const BUDGET_MS = 20;
const LARGE_BUDGET_MS = 50;

/**
 * Measures the catalogue that is indexed in PostgreSQL: of the shop that BENCH_DATABASE_URL names,
 * or of a demo of PRODUCTS products on the server that TEST_DATABASE_URL names.
 */
export async function measureDatabaseCatalogue(): Promise<Measure[]> {
  const { BENCH_DATABASE_URL: shop, TEST_DATABASE_URL: server } = process.env;
  if (shop) {
    const db = openPostgres(shop);
    return measureIn(db).finally(() => db.destroy());
  }
  if (!server) {
    console.log('Neither BENCH_DATABASE_URL nor TEST_DATABASE_URL is set.');
    return [];
  }
  const { db, clear } = await openPostgresEngine(server);
  try {
    await migrate(db);
    const demo = await loadDemo();
    if (!demo) throw new Error('The demo, which is needed to measure, is not installed.');
    await demo.make(db, { products: Number(process.env.PRODUCTS || PRODUCTS) });
    return await measureIn(db);
  } finally {
    await clear();
  }
}

async function measureIn(db: Db): Promise<Measure[]> {
  const [seconds, catalogue] = await timed(() => openDatabaseCatalogue(db));
  const { view } = catalogue;
  const products = `${view.size.toLocaleString('en')} products`;
  const budget = view.size > LARGE ? LARGE_BUDGET_MS : BUDGET_MS;
  const measures: Measure[] = [
    { what: `reading and indexing ${products} in the database`, measured: seconds, unit: 's' },
  ];
  for (const [what, call] of Object.entries(await callsOf(db, view))) {
    const dice = new Dice(what.length * 7919);
    for (let count = 0; count < WARM_UP; count += 1) await call(dice);
    const times: number[] = [];
    for (let count = 0; count < COUNT; count += 1) {
      const [taken] = await timed(() => call(dice));
      times.push(taken * 1000);
    }
    measures.push(
      { what: `${what}, ${products}, p50`, measured: median(times), unit: 'ms' },
      { what: `… p95, ${what}`, measured: p95(times), unit: 'ms', budget },
    );
  }
  catalogue.close();
  return measures;
}

type CatalogueCall = (dice: Dice) => Promise<unknown>;

/** The kinds of calls; each one asks for something else. */
async function callsOf(db: Db, view: View): Promise<Record<string, CatalogueCall>> {
  const sample = await sampleProducts(db, view);
  const orderCounts = await readRecentlyOrdered(db, RECENT_ORDERS);
  const categories = [...view.categories.byCode.keys()];
  const everything = view.filter({ country: COUNTRY });
  const values = await Promise.all(FACETS.map((facet) => everything.values(db, facet, '')));
  const valuesOf = new Map(FACETS.map((facet, index) => [facet, values[index] ?? []]));
  const pick = (dice: Dice, facet: Facet) => {
    const { name = '', value = name } = dice.pick(valuesOf.get(facet) ?? []) ?? {};
    return [value];
  };
  const inCategory = (dice: Dice) => ({ category: dice.pick(categories) });
  const list = (filters: Partial<CatalogueFilters>) =>
    view.filter({ country: COUNTRY, ...filters });
  const sorted = (of: ProductList, sort: 'name' | 'price-down') =>
    of.sorted(db, sort, { country: COUNTRY, language: '', isCustomer: true });
  const page = async (of: ProductList | Promise<ProductList>, first = 0) => {
    const shown = await of;
    return [await shown.count(db), await shown.ids(db, first, PAGE)];
  };
  const search = (text: string) => async () =>
    page((await view.search(db, { text, country: COUNTRY, language: '' })).list);
  const wordsOf = (dice: Dice) =>
    (dice.pick(sample)?.name ?? '').toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const some = (dice: Dice, count: number) => dice.shuffled(wordsOf(dice)).slice(0, count);
  const slip = (dice: Dice, count: number) => {
    const words = some(dice, count);
    return (mistype(words, SLIPS['letters swapped']!, dice) ?? words).join(' ');
  };

  return {
    'a page of everything': (dice) => page(list({}), dice.below(view.size - PAGE)),
    'a page of a category': (dice) => page(list(inCategory(dice))),
    'a page of a brand': (dice) => page(list({ brand: pick(dice, 'brand') })),
    'a page of a brand and a colour': (dice) =>
      page(list({ brand: pick(dice, 'brand'), color: pick(dice, 'color') })),
    'a page of a brand, a colour and a size': (dice) =>
      page(
        list({ brand: pick(dice, 'brand'), color: pick(dice, 'color'), size: pick(dice, 'size') }),
      ),
    'a category by name': (dice) => page(sorted(list(inCategory(dice)), 'name')),
    'a category by price': (dice) => page(sorted(list(inCategory(dice)), 'price-down')),
    'a brand by name': (dice) => page(sorted(list({ brand: pick(dice, 'brand') }), 'name')),
    'a brand by price': (dice) => page(sorted(list({ brand: pick(dice, 'brand') }), 'price-down')),
    'a colour by name': (dice) => page(sorted(list({ color: pick(dice, 'color') }), 'name')),
    'what is in stock of a category': (dice) => page(list(inCategory(dice)).inStock(db, COUNTRY)),
    'what is in stock of a brand': (dice) =>
      page(list({ brand: pick(dice, 'brand') }).inStock(db, COUNTRY)),
    'filters of a category': (dice) => list(inCategory(dice)).values(db, 'brand', ''),
    'sizes and colours of a product': (dice) =>
      view.variants(db, dice.pick(sample)?.productId ?? '', COUNTRY),
    'similar products': (dice) =>
      view.similar(db, dice.pick(sample)?.productId ?? '', COUNTRY, PAGE),
    'search for an id': (dice) => search(dice.pick(sample)?.productId ?? '')(),
    'search for a word': (dice) => search(some(dice, 1).join(' '))(),
    'search for two words': (dice) => search(some(dice, 2).join(' '))(),
    'search for a misspelt word': (dice) => search(slip(dice, 1))(),
    'search for two words, one misspelt': (dice) => search(slip(dice, 2))(),
    'search for a whole name': (dice) => search(dice.pick(sample)?.name ?? '')(),
    'suggestions of what may be wanted next': (dice) => {
      const bought = Array.from({ length: 50 }, () => dice.pick(sample)?.productId ?? '');
      return view.likely(db, { bought, orderCounts, country: COUNTRY }, PAGE);
    },
  };
}

/** Products spread over the whole catalogue. */
async function sampleProducts(db: Db, view: View) {
  const list = view.filter({ country: COUNTRY });
  const count = await list.count(db);
  const dice = new Dice(count);
  const ids: string[] = [];
  for (let step = 0; step < 40; step += 1)
    ids.push(...(await list.ids(db, dice.below(count), 100)));
  const names = await readNamesByIds(db, '', ids);
  return Array.from(names, ([productId, name]) => ({ productId, name }));
}
