import { openBuild } from '../server/database-catalogue/build';
import { openDatabaseCatalogue } from '../server/database-catalogue/openDatabaseCatalogue';
import { DatabaseView } from '../server/database-catalogue/view';
import { openPostgres, type Db } from '../server/db/client';
import { migrate } from '../server/db/migrate';

import { catalogueCalls, sampleProducts } from './catalogueCalls';
import { openPostgresEngine } from './engines';
import { median, p95, timed, type Measure } from './measure';
import { Dice } from './queries/dice';
import { makeDemo } from './shelf';

const PRODUCTS = 100_000;
/** Calls of each kind: to warm the caches, and then to measure. */
const WARM_UP = 60;
const COUNT = 120;
const SAMPLE = { chunks: 60, chunk: 20 };
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
    await makeDemo(db, Number(process.env.PRODUCTS || PRODUCTS));
    return await measureIn(db);
  } finally {
    await clear();
  }
}

async function measureIn(db: Db): Promise<Measure[]> {
  const [secondsToOpen, catalogue] = await timed(() => openDatabaseCatalogue(db));
  catalogue.close();
  const build = await openBuild(db);
  if (!build) throw new Error('The catalogue tables were not built.');
  const newView = () => new DatabaseView(build);
  const { size } = newView();
  const products = `${size.toLocaleString('en')} products`;
  const budget = size > LARGE ? LARGE_BUDGET_MS : BUDGET_MS;
  const measures: Measure[] = [
    {
      what: `reading and indexing ${products} in the database`,
      measured: secondsToOpen,
      unit: 's',
    },
  ];
  const dice = new Dice(size);
  const sample = await sampleProducts(db, newView(), dice, SAMPLE);
  for (const [what, call] of Object.entries(await catalogueCalls(db, newView, sample))) {
    const times: number[] = [];
    for (const wanted of dice.shuffled(sample).slice(0, WARM_UP + COUNT)) {
      const [seconds] = await timed(() => call(wanted, dice));
      times.push(seconds * 1000);
    }
    times.splice(0, WARM_UP);
    measures.push(
      { what: `${what}, ${products}, p50`, measured: median(times), unit: 'ms' },
      { what: `… p95, ${what}, ${products}`, measured: p95(times), unit: 'ms', budget },
    );
  }
  return measures;
}
