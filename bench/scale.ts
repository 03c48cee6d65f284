import { cpus } from 'node:os';

import { sql } from 'kysely';

import type { Db } from '../server/db/client';
import { waitingMails } from '../server/db/mails';
import { migrate } from '../server/db/migrate';
import { limitSetting, LIMITS } from '../server/limits';

import { openPostgresEngine } from './engines';
import { countResponses, CLIENTS, type NextRequest } from './load';
import { median, p95 } from './measure';
import { memoryOf } from './process';
import { countsProcessorTime } from './processorTime';
import { addBuyers, type Buyer } from './requests';
import { offeredIds, startServer } from './runningServer';
import {
  BUYERS,
  callsOf,
  fillStock,
  browseRequests,
  findOrderable,
  orderRequests,
  type Call,
} from './scaleCalls';
import {
  measureCost,
  traceAll,
  bestOf,
  ORDER,
  SECONDS,
  waitUntilSent,
  type Cost,
  type CallTrace,
  type Server,
  type Shop,
} from './scaleCost';
import { makeDemo } from './shelf';
import { openTap } from './tap';

/** Argument that `npm run prove -- scale` passes instead of the name of a part. */
export const SCALE = 'scale';

const SERVERS = [1, 2, 4] as const;
const PRODUCTS = 10_000;
const ROUNDS = 3;
/** Placeholder for values not available on this machine. */
const UNKNOWN = '–';

type Cell = number | string;

/**
 * Measures the throughput of one, two and four servers on one PostgreSQL, and the cost of each
 * call.
 */
export async function measureScale(address = process.env.TEST_DATABASE_URL): Promise<void> {
  if (!address) {
    console.log('TEST_DATABASE_URL is not set: there is nothing to measure.');
    process.exitCode = 1;
    return;
  }
  const products = Number(process.env.PRODUCTS || PRODUCTS);
  const { db, url, dataDir, clear } = await openPostgresEngine(address);
  const servers: Server[] = [];
  try {
    await migrate(db);
    await makeDemo(db, products);
    await fillStock(db);
    const buyers = await addBuyers(db, BUYERS);
    await sql`analyze`.execute(db);
    const environment = environmentOf(url, dataDir);
    const shop: Shop = {
      db,
      url,
      buyers,
      servers,
      name: new URL(url).pathname.slice(1),
      productIds: await offeredIds(db),
      start: async (by = url) => {
        const server = await startServer({ ...environment, DATABASE_URL: by });
        servers.push(server);
        return server;
      },
    };
    await printConditions(db, products);
    await measureShop(shop);
  } finally {
    for (const server of servers) await server.stop();
    await clear();
  }
}

const environmentOf = (url: string, dataDir: string): Record<string, string> => ({
  DATABASE_URL: url,
  DATA_DIR: dataDir,
  DATA_KEY: '11'.repeat(32),
  DEMO: 'off',
  TRUSTED_PROXIES: '1',
  LOG_LEVEL: 'silent',
  ...Object.fromEntries(Object.keys(LIMITS).map((limit) => [limitSetting(limit), '0'])),
});

async function printConditions(db: Db, products: number): Promise<void> {
  const { rows } = await sql<{
    summary: string;
  }>`select 'PostgreSQL ' || current_setting('server_version')
    || ', fsync ' || current_setting('fsync') || ', shared_buffers ' || current_setting('shared_buffers')
    || ', ' || pg_size_pretty(pg_database_size(current_database())) as summary`.execute(db);
  const [{ model = '' } = {}, ...others] = cpus();
  console.log(
    `${products.toLocaleString('en')} products, ${BUYERS.toLocaleString('en')} customers, ${CLIENTS} concurrent clients on ${others.length + 1} × ${model}; ${rows[0]?.summary}.`,
  );
}

async function measureShop(shop: Shop): Promise<void> {
  const [first, ...buyers] = shop.buyers as [Buyer, ...Buyer[]];
  const tap = await openTap(shop.url);
  const tapped = await shop.start(tap.url);
  const items = await findOrderable(tapped.port, first, shop.productIds);
  const calls = callsOf(buyers, shop.productIds);
  const orders = (phase: number) => orderRequests(buyers, items, phase);
  const all: Call[] = [...calls, { what: ORDER, next: orders(0) }];
  const followed = await traceAll(tap, tapped, all, shop.db);
  await tapped.stop();
  await tap.close();

  const servers: Server[] = [];
  for (let at = 0; at < Math.max(...SERVERS); at += 1) servers.push(await shop.start());
  await printCosts(shop, servers[0]!, [...calls, { what: ORDER, next: orders(1) }], followed);
  await printServers(shop, servers, { looking: browseRequests(calls), orders });
  printSharedRow(tap.held);
  await printMailsAndLog(shop, servers[0]!, orders(99));
  await printSizes(shop.db);
}

async function printCosts(
  shop: Shop,
  server: Server,
  calls: readonly Call[],
  followed: ReadonlyMap<string, CallTrace>,
): Promise<void> {
  const table: Record<string, Record<string, Cell>> = {};
  for (const { what, next } of calls) {
    const share = what === ORDER ? 1 / 2 : 1;
    // Fills the caches first.
    await countResponses([server.port], next, 1);
    const costs: Cost[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const later: NextRequest = (client, turn) => next(client, turn + round * 20_000);
      costs.push(await measureCost(shop, [server], later, share));
    }
    const cost = bestOf(costs);
    const { statements = 0, passed = 0, answer = 0 } = followed.get(what) ?? {};
    table[what] = {
      'server, ms': formatFigure(cost.server),
      'PostgreSQL, ms': formatFigure(cost.database),
      statements,
      'to and from PostgreSQL, KB': formatFigure(passed / 1000),
      'response, KB': formatFigure(answer / 1000),
    };
  }
  console.log('\nCost per call: CPU time, statements, bytes');
  console.table(table);
}

async function printServers(
  shop: Shop,
  servers: readonly Server[],
  { looking, orders }: { looking: NextRequest; orders: (phase: number) => NextRequest },
): Promise<void> {
  const costs = new Map(
    SERVERS.map((serverCount) => [serverCount, { looking: [] as Cost[], orders: [] as Cost[] }]),
  );
  let phase = 1;
  // Interleaved, so that temporary slowness of the machine affects each a little.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [serverCount, measured] of costs) {
      const calledServers = servers.slice(0, serverCount);
      const later: NextRequest = (client, turn) => looking(client, turn + phase * 100_000);
      phase += 1;
      measured.looking.push(await measureCost(shop, calledServers, later));
      measured.orders.push(await measureCost(shop, calledServers, orders(phase), 1 / 2));
    }
  }
  const table = Object.fromEntries(
    [...costs].map(([serverCount, measured]) => [
      serverCount,
      { ...columnsOf('request', measured.looking), ...columnsOf('order', measured.orders) },
    ]),
  );
  console.log('\nServers on one PostgreSQL: throughput, and cost per request and order');
  console.table(table);
  const megabytes = servers.map(({ process: server }) => Math.round(memoryOf(server)));
  console.log(`Memory of the servers afterwards: ${megabytes.join(', ')} MB.`);
}

function columnsOf(what: string, costs: readonly Cost[]): Record<string, Cell> {
  const { rate, server, database } = bestOf(costs);
  return {
    [`${what}s/s`]: Math.round(rate),
    [`${what}s/s per server core`]: Math.round(1000 / server) || UNKNOWN,
    [`${what}: server, ms`]: formatFigure(server),
    [`${what}: PostgreSQL, ms`]: formatFigure(database),
  };
}

const formatFigure = (value: number): Cell =>
  Number.isFinite(value) && (value > 0 || countsProcessorTime())
    ? Number(value.toPrecision(3))
    : UNKNOWN;

function printSharedRow(held: readonly number[]): void {
  const [least, middle] = [Math.min(...held), median(held)];
  console.log(
    `\nLock time of the row that numbers events, per order: minimum ${formatFigure(least)} ms, median ${formatFigure(middle)} ms, p95 ${formatFigure(p95(held))} ms (${held.length} sequential orders): at most ${Math.round(1000 / middle)} transactions per second.`,
  );
}

/**
 * Reports how fast one server sends the e-mails left by several clients, and how much its orders
 * add to PostgreSQL's write-ahead log.
 */
async function printMailsAndLog({ db }: Shop, server: Server, next: NextRequest): Promise<void> {
  const start = await walPosition(db);
  const { answers } = await countResponses([server.port], next, SECONDS);
  const { count } = await waitingMails(db);
  const began = performance.now();
  await waitUntilSent(db);
  const seconds = (performance.now() - began) / 1000;
  const rate = count > 0 ? `${Math.round(count / seconds)} per second` : 'none left';
  console.log(
    `E-mails sent by one server after the orders had ended: ${rate} (${count} in total).`,
  );
  const bytes = Math.round(((await walPosition(db)) - start) / (answers / 2));
  console.log(
    `Written to PostgreSQL's write-ahead log: ${bytes} bytes per order, by all databases.`,
  );
}

async function walPosition(db: Db): Promise<number> {
  const { rows } = await sql<{
    at: string;
  }>`select cast(pg_current_wal_lsn() - '0/0' as text) as at`.execute(db);
  return Number(rows[0]?.at);
}

/** Reports the disk usage of products and orders, including indexes. */
async function printSizes(db: Db): Promise<void> {
  const sizes = async (tables: readonly string[], of: string) => {
    const named = sql.join(
      tables.map((table) => sql`pg_total_relation_size(${sql.lit(table)})`),
      sql` + `,
    );
    const { rows } = await sql<{
      bytes: number;
    }>`select (${named}) / greatest(1, (select count(*) from
      ${sql.table(of)})) as bytes`.execute(db);
    return Number(rows[0]?.bytes ?? 0);
  };
  const product = await sizes(['products', 'offers', 'product_barcodes'], 'products');
  const order = await sizes(
    ['orders', 'order_lines', 'events', 'mails', 'idempotency_keys'],
    'orders',
  );
  console.log(`PostgreSQL disk usage: ${product} bytes per product, ${order} bytes per order.`);
}
