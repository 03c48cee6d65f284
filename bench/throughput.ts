import type { Db } from '../server/db/client';

import { startBaselines } from './baseline';
import minimumShares from './budgets.json';
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
const ROUNDS = 5;
const SECONDS = 1;
/** Maximum memory after all calls, in megabytes. */
const MAX_MEMORY_MB = 200;

interface Target {
  what: string;
  next: NextRequest;
  /** Omitted for the product's own server. */
  port?: number;
}

/**
 * Measures the responses per second of one core. Their budgets are shares of what plain Node answers
 * directly before with responses of the same size, because other work on the machine changes both
 * alike.
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
    const baselines = await startBaselines();
    const listing = await fetchResponse(port, buildGet(LISTING)(0, 0));
    const rates = await measureRates({ server: port, bare: baselines.bare }, [
      {
        what: 'plain Fastify, response of the listing’s size',
        next: buildGet(`/${bodyLength(listing)}`),
        port: baselines.fastify,
      },
      ...targetsOf(buyers, productIds),
    ]);
    baselines.stop();
    const memory = memoryOf(server);
    return [
      ...rates,
      { what: 'memory afterwards', measured: memory, unit: 'MB', budget: MAX_MEMORY_MB },
    ];
  }, options);
};

function targetsOf(buyers: readonly Buyer[], productIds: readonly string[]): Target[] {
  const idOf = (turn: number) => productIds[(turn * 37) % productIds.length] ?? '';
  const product = (_client: number, turn: number) =>
    `/api/productDescription?product_id=${encodeURIComponent(idOf(turn % 200))}`;
  const buyerOf = (client: number) => buyers[client]!;
  return [
    { what: 'listing, visitor', next: buildGet(LISTING) },
    { what: 'product, visitor', next: buildGet(product) },
    { what: 'page, visitor', next: buildGet(PAGE, undefined, 'text/html') },
    { what: 'search, visitor, mostly distinct queries', next: searchRequests(CLIENTS) },
    { what: 'listing, customer', next: buildGet(LISTING, buyerOf) },
    { what: 'product, customer', next: buildGet(product, buyerOf) },
    { what: 'adding to a cart, durable', next: addRequests(buyers, idOf) },
  ];
}

const addRequests =
  (buyers: readonly Buyer[], idOf: (turn: number) => string): NextRequest =>
  (client, turn) => {
    const buyer = buyers[client]!;
    return buildPost(buyer, `/api/cart/add?user_id=${buyer.id}`, { [idOf(turn % 50)]: 1 });
  };

const bodyLength = (response: Buffer): number => response.length - response.indexOf('\r\n\r\n') - 4;

/**
 * Returns the medians of several rounds, in which each target is measured directly after plain Node.
 */
async function measureRates(
  { server, bare }: { server: number; bare: number },
  targets: readonly Target[],
): Promise<Measure[]> {
  const bareRates: number[] = [];
  const rates = targets.map(() => [] as number[]);
  const shares = targets.map(() => [] as number[]);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, { next, port = server }] of targets.entries()) {
      const bytes = bodyLength(await fetchResponse(port, next(0, 0)));
      const bareRate = await measureRate(bare, buildGet(`/${bytes}`), SECONDS);
      const rate = await measureRate(port, next, SECONDS);
      // The first round is a warm-up.
      if (round === 0) continue;
      if (index === 0) bareRates.push(bareRate);
      rates[index]?.push(rate);
      shares[index]?.push(rate / bareRate);
    }
  }
  const minimum = new Map<string, number>(Object.entries(minimumShares));
  return [
    { what: 'plain Node, response of the listing’s size', measured: median(bareRates), unit: '/s' },
    ...targets.flatMap(({ what }, index): Measure[] => [
      { what, measured: median(rates[index] ?? []), unit: '/s' },
      {
        what: `${what}: relative to plain Node`,
        measured: median(shares[index] ?? []),
        unit: '×',
        least: minimum.get(what),
      },
    ]),
  ];
}
