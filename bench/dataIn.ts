import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import type { Job } from '#contract/v1/data';
import { ROWS_FILE_LIMITS } from '#domain/uploads';

import { migrate } from '../server/db/migrate';

import { callAs, machineToken, onEachEngine, openShop, type ApiCall, type Engine } from './engines';
import { buyerToken, addCustomersAndProducts } from './manyOrders';
import { p95, timed, type Measure } from './measure';

const PRODUCTS = 50_000;
const ROWS = 100_000;
const COUNTRIES = ['CA', 'US'];
/** Intervals between listings and between orders of the simulated customers, in milliseconds. */
const [LISTING, ORDER] = [50, 1000];
const QUIET_MS = 5000;

/** Measures the nightly data of an ERP while the shop is open, on each engine. */
export const measureDataIn = (): Promise<Measure[]> => onEachEngine(measureOn);

async function measureOn(engine: Engine): Promise<Measure[]> {
  const { db } = engine;
  await migrate(db);
  await addCustomersAndProducts(db, { customers: 2, products: PRODUCTS });
  await sql`analyze`.execute(db);
  const { app, close } = await openShop(engine);
  const send = sender(app, await machineToken(db));
  const shop = callAs(app, await buyerToken(db, 'shop1'));

  const quiet = simulateCustomers(shop);
  await setTimeout(QUIET_MS);
  const quietTimes = await quiet();
  const memory = process.memoryUsage().rss;
  const delays = monitorEventLoopDelay({ resolution: 10 });
  delays.enable();
  const busy = simulateCustomers(shop);
  const [stock, spent] = await send('stock', jsonLines(ROWS, stockRow));
  const busyTimes = await busy();
  delays.disable();
  const grown = (process.memoryUsage().rss - memory) / 1e6;
  const [prices, onPrices] = await send('prices', jsonLines(ROWS, priceRow));
  const [products, onProducts] = await send('products', jsonLines(ROWS, productRow));
  await send('prices', jsonLines(ROWS, firstPriceRow));
  const [searchable] = await timed(() => waitUntilFound(shop, 'Zellige'));
  await close();

  const rows = ROWS.toLocaleString('en');
  return [
    { what: `${rows} stock rows while the shop is open`, measured: stock, unit: 's', budget: 30 },
    { what: '… CPU seconds', measured: spent, unit: 's' },
    {
      what: '… listing meanwhile, p95, relative to idle',
      measured: busyTimes.listing / quietTimes.listing,
      unit: '×',
      budget: 2,
    },
    {
      what: '… placing an order meanwhile, p95',
      measured: busyTimes.placing,
      unit: 'ms',
      budget: 500,
    },
    { what: '… longest event loop delay', measured: delays.max / 1e6, unit: 'ms', budget: 100 },
    { what: '… memory', measured: grown, unit: 'MB', budget: 150 },
    { what: `${rows} prices`, measured: prices, unit: 's', budget: 30 },
    { what: '… CPU seconds, prices', measured: onPrices, unit: 's' },
    { what: `${rows} new products`, measured: products, unit: 's', budget: 180 },
    { what: '… CPU seconds, products', measured: onProducts, unit: 's' },
    { what: '… until searchable', measured: searchable, unit: 's', budget: 10 },
  ];
}

export const jsonLines = (count: number, row: (index: number) => object): string[] =>
  Array.from({ length: count }, (_none, index) => JSON.stringify(row(index)));

const offerAt = (index: number) => ({
  product_id: `P-${index >> 1}`,
  country: COUNTRIES[index % 2],
});
const stockRow = (index: number) => ({ ...offerAt(index), available: 2000 + (index % 50) });
const priceRow = (index: number) => ({ ...offerAt(index), selling_price: 2.6, retail_price: 5.2 });
/** First price of a new product, which makes it visible. */
const firstPriceRow = (index: number) => ({
  product_id: `N-${index}`,
  country: 'CA',
  selling_price: 2.6,
  retail_price: 5.2,
});
const productRow = (index: number) => ({
  product_id: `N-${index}`,
  cat_code: 'SEW',
  ship_pack: 6,
  brand: 'Zellige',
  name: `Zellige ${index}`,
  name_fr: `Zellige bleu ${index}`,
  name_es: `Zellige azul ${index}`,
  description: 'Glazed by hand.',
  description_fr: 'Émaillé à la main.',
});

const CHUNK_BYTES = 64 * 1024;

/** Sends rows by one job after the other; returns elapsed seconds and processor seconds. */
export const sender =
  (app: FastifyInstance, token: string) =>
  async (kind: string, rows: readonly string[]): Promise<[elapsed: number, spent: number]> => {
    const started = process.cpuUsage();
    const [elapsed] = await timed(async () => {
      for (let first = 0; first < rows.length; first += ROWS_FILE_LIMITS.rows)
        await sendJob(app, token, kind, rows.slice(first, first + ROWS_FILE_LIMITS.rows));
    });
    const { user, system } = process.cpuUsage(started);
    return [elapsed, (user + system) / 1e6];
  };

/** As a network would deliver them. */
function* inChunks(bytes: Buffer): Generator<Buffer> {
  for (let begin = 0; begin < bytes.length; begin += CHUNK_BYTES)
    yield bytes.subarray(begin, begin + CHUNK_BYTES);
}

async function sendJob(
  app: FastifyInstance,
  token: string,
  kind: string,
  rows: readonly string[],
): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' };
  const query = kind === 'products' ? undefined : { as_of: new Date().toISOString() };
  const sent = await app.inject({
    method: 'PATCH',
    url: `/api/v1/${kind}`,
    headers,
    payload: Readable.from(inChunks(Buffer.from(rows.join('\n')))),
    ...(query && { query }),
  });
  if (sent.statusCode !== 202) throw new Error(`Rows were refused: ${sent.body}`);
  let job = sent.json<Job>();
  while (job.state === 'waiting' || job.state === 'running') {
    await setTimeout(100);
    const answer = await app.inject({ url: `/api/v1/jobs/${job.job_id}`, headers });
    job = answer.json<Job>();
  }
  const { changed = 0, added = 0 } = job.counts;
  if (changed + added !== rows.length) throw new Error(`A job ended as ${JSON.stringify(job)}`);
}

/**
 * Simulates customers browsing and ordering until stopped; returns 95th percentiles in
 * milliseconds.
 */
export function simulateCustomers(
  ask: ApiCall,
): () => Promise<{ listing: number; placing: number }> {
  const isOpen = { now: true };
  const visit = async (every: number, work: (turn: number) => Promise<unknown>) => {
    const times: number[] = [];
    for (let turn = 0; isOpen.now; turn += 1) {
      const [seconds] = await timed(() => work(turn));
      times.push(seconds * 1000);
      await setTimeout(Math.max(0, every - seconds * 1000));
    }
    return p95(times);
  };
  const listing = visit(LISTING, (turn) =>
    ask('GET', `/api/cadProducts?category=SEW&page=${1 + (turn % 50)}`),
  );
  const placing = visit(ORDER, () => order(ask));
  return async () => {
    isOpen.now = false;
    return { listing: await listing, placing: await placing };
  };
}

async function order(ask: ApiCall): Promise<void> {
  await ask('POST', '/api/cart/add?user_id=shop1', { 'P-1': 1 });
  const body = { user_id: 'shop1', product_id: ['P-1'], order_qty: [1], price: [2.5] };
  await ask('POST', '/api/store/orders', body);
}

async function waitUntilFound(ask: ApiCall, word: string): Promise<void> {
  while (!(await ask('GET', `/search/?search_term=${word}`)).includes(word)) await setTimeout(100);
}
