import type { Db } from '../server/db/client';

import { startBaselines, type Baselines } from './baseline';
import shares from './budgets.json';
import { fetchResponse, CLIENTS, measureRate, type NextRequest } from './load';
import { median, type Measure } from './measure';
import { memoryOf } from './process';
import {
  buildGet,
  LISTING,
  PAGE,
  buildPost,
  searchRequests,
  addBuyers,
  type Buyer,
} from './requests';
import { withServer } from './runningServer';

const PRODUCTS = 10_000;
const ROUNDS = 3;
const SECONDS = 1.5;
/** Maximum memory after all calls, in megabytes. */
const MAX_MEMORY_MB = 200;
/** Minimum lines added to carts per second, each persisted to disk before the response. */
const MIN_ADDITIONS = 2_500;

const BARE = 'plain Node, response of the listing’s size';

interface Target {
  what: string;
  next: NextRequest;
  /** Omitted for the product's own server. */
  port?: number;
}

/**
 * Measures the responses per second of one core, relative to plain Node on the same machine at the
 * same time.
 */
export const measureThroughput = (): Promise<Measure[]> => {
  let buyers: Buyer[] = [];
  const options = {
    products: PRODUCTS,
    prepare: async (db: Db) => {
      buyers = await addBuyers(db, CLIENTS);
    },
    // Visitors come from many addresses, so that none reaches a rate limit.
    environment: { TRUSTED_PROXIES: '1' },
  };
  return withServer(async ({ port, process: server, productIds }) => {
    const listing = await fetchResponse(port, buildGet(LISTING)(0, 0));
    const baselines = await startBaselines(listing.length - listing.indexOf('\r\n\r\n') - 4);
    const rates = await ratesOf(port, targetsOf(baselines, buyers, productIds));
    baselines.stop();
    return measuresOf(rates, memoryOf(server));
  }, options);
};

function targetsOf(
  baselines: Baselines,
  buyers: readonly Buyer[],
  productIds: readonly string[],
): Target[] {
  const idOf = (turn: number) => productIds[(turn * 37) % productIds.length] ?? '';
  const product = (_client: number, turn: number) =>
    `/api/productDescription?product_id=${encodeURIComponent(idOf(turn % 200))}`;
  const buyerOf = (client: number) => buyers[client]!;
  return [
    { what: BARE, next: buildGet('/'), port: baselines.bare },
    {
      what: 'plain Fastify, response of the same size',
      next: buildGet('/'),
      port: baselines.fastify,
    },
    { what: 'listing, visitor', next: buildGet(LISTING) },
    { what: 'product, visitor', next: buildGet(product) },
    { what: 'page, visitor', next: buildGet(PAGE, undefined, 'text/html') },
    { what: 'search, visitor, mostly distinct queries', next: searchRequests(CLIENTS) },
    { what: 'listing, customer', next: buildGet(LISTING, buyerOf) },
    { what: 'product, customer', next: buildGet(product, buyerOf) },
    { what: ADDING, next: addRequests(buyers, idOf) },
  ];
}

const ADDING = 'adding to a cart, durable';

const addRequests =
  (buyers: readonly Buyer[], idOf: (turn: number) => string): NextRequest =>
  (client, turn) => {
    const buyer = buyers[client]!;
    return buildPost(buyer, `/api/cart/add?user_id=${buyer.id}`, { [idOf(turn % 50)]: 1 });
  };

/**
 * Returns the median rate of several interleaved rounds, so that temporary slowness affects each a
 * little.
 */
async function ratesOf(server: number, targets: readonly Target[]): Promise<Map<string, number>> {
  const rates = new Map<string, number[]>(targets.map(({ what }) => [what, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { what, next, port = server } of targets) {
      const rate = await measureRate(port, next, SECONDS);
      // The first round is a warm-up.
      if (round > 0) rates.get(what)?.push(rate);
    }
  }
  return new Map([...rates].map(([what, all]) => [what, median(all)]));
}

function measuresOf(rates: ReadonlyMap<string, number>, memory: number): Measure[] {
  const bare = rates.get(BARE) ?? Number.NaN;
  const least = new Map<string, number>(Object.entries(shares));
  const figures = [...rates].flatMap(([what, rate]): Measure[] => {
    const bound = least.get(what);
    const figure: Measure = {
      what,
      measured: rate,
      unit: '/s',
      ...(what === ADDING && { least: MIN_ADDITIONS }),
    };
    if (what === BARE) return [figure];
    const share: Measure = {
      what: `${what}: relative to plain Node`,
      measured: rate / bare,
      unit: '×',
    };
    return [figure, { ...share, ...(bound !== undefined && { least: bound }) }];
  });
  return [
    ...figures,
    { what: 'memory afterwards', measured: memory, unit: 'MB', budget: MAX_MEMORY_MB },
  ];
}
