import { hashToken, newToken } from '../server/crypto/tokens';
import type { Db } from '../server/db/client';
import { addCustomer } from '../server/db/customers';
import { addSession } from '../server/db/sessions';

import shares from './budgets.json';
import { startFloor, type Floor } from './floor';
import { answerOf, CLIENTS, rateOf, type NextRequest } from './load';
import { median, type Measure } from './measure';
import { memoryOf } from './process';
import { withServer } from './runningServer';

const PRODUCTS = 10_000;
const ROUNDS = 3;
const SECONDS = 1.5;
/** Megabytes, after everything was asked. */
const MEMORY = 200;
/** Lines a second that are put into carts, each on the disk before it is answered. */
const ADDED = 2_500;

const BARE = 'Node’s bare answer of the listing’s bytes';
const LISTING = '/api/cadProducts?category=SEW&name=Sewing%20Notions&page=1&pagination=25';
const WORDS =
  'red blue green yellow black white gold silver brush paint scissors thread zip felt canvas paper glue yarn button ribbon needle pencil marker clay';

interface Target {
  what: string;
  next: NextRequest;
  /** Left out for the product's own server. */
  port?: number;
}

/** What one core answers in a second, as a share of what Node alone answers on the same machine in the same minute. */
export const measureThroughput = (): Promise<Measure[]> => {
  const buyers = Array.from({ length: CLIENTS }, (_, at) => ({ id: `B${at}`, token: newToken() }));
  const options = {
    products: PRODUCTS,
    prepare: (db: Db) => welcome(db, buyers),
    // Visitors come from many addresses, so that nobody's limit is reached.
    environment: { TRUSTED_PROXIES: '1' },
  };
  return withServer(async ({ port, process: server, productIds }) => {
    const listing = await answerOf(port, get(LISTING)(0, 0));
    const floor = await startFloor(listing.length - listing.indexOf('\r\n\r\n') - 4);
    const rates = await ratesOf(port, targetsOf(floor, buyers, productIds));
    floor.stop();
    return measuresOf(rates, memoryOf(server));
  }, options);
};

interface Buyer {
  id: string;
  token: string;
}

async function welcome(db: Db, buyers: readonly Buyer[]): Promise<void> {
  const at = new Date().toISOString();
  for (const { id, token } of buyers) {
    await addCustomer(db, {
      id,
      customer_code: id,
      owner_name: id,
      email: `${id}@bench.test`,
      password_hash: '',
      status: 'active',
      country: 'CA',
      lang: '',
      created_at: at,
    });
    await addSession(db, { tokenHash: hashToken(token), customerId: id, at });
  }
}

function targetsOf(
  floor: Floor,
  buyers: readonly Buyer[],
  productIds: readonly string[],
): Target[] {
  const productOf = (turn: number) =>
    encodeURIComponent(productIds[(turn * 37) % productIds.length] ?? '');
  const product = (turn: number) => `/api/productDescription?product_id=${productOf(turn % 200)}`;
  const page = get('/products/Sewing%20Notions/Sewing%20Notions/SEW', undefined, 'text/html');
  return [
    { what: BARE, next: get('/'), port: floor.bare },
    { what: 'Fastify’s empty answer of the same bytes', next: get('/'), port: floor.fastify },
    { what: 'listing, visitor', next: get(LISTING) },
    { what: 'product, visitor', next: get(product) },
    { what: 'page, visitor', next: page },
    { what: 'search, visitor, seldom the same', next: search },
    { what: 'listing, buyer', next: get(LISTING, buyers) },
    { what: 'product, buyer', next: get(product, buyers) },
    { what: ADDING, next: adding(buyers, productOf) },
  ];
}

const ADDING = 'put into a cart, durable';

/** As a browser asks; visitors each time from another address. */
const get =
  (path: string | ((turn: number) => string), buyers?: readonly Buyer[], accept = '*/*') =>
  (client: number, turn: number): string =>
    [
      `GET ${typeof path === 'string' ? path : path(turn)} HTTP/1.1`,
      'Host: 127.0.0.1',
      `Accept: ${accept}`,
      'Accept-Encoding: gzip, deflate, br',
      'Accept-Language: en-CA,en;q=0.9',
      `X-Forwarded-For: 10.${client}.${turn % 200}.1`,
      ...(buyers ? [`Authorization: Bearer ${buyers[client]?.token}`] : []),
      '\r\n',
    ].join('\r\n');

/** Two words and a page of one of ten lengths: thousands of questions before one comes again. */
const search: NextRequest = (client, turn) => {
  const words = WORDS.split(' ');
  const at = turn * CLIENTS + client;
  const two = [
    words[at % words.length],
    words[(at * 7 + Math.floor(at / words.length)) % words.length],
  ];
  const size = 20 + (Math.floor(at / words.length ** 2) % 10);
  return get(`/search/?search_term=${two.join('%20')}&page_size=${size}`)(client, turn);
};

const adding =
  (buyers: readonly Buyer[], productOf: (turn: number) => string): NextRequest =>
  (client, turn) => {
    const body = JSON.stringify({ [decodeURIComponent(productOf(turn % 50))]: 1 });
    return [
      `POST /api/cart/add?user_id=${buyers[client]?.id} HTTP/1.1`,
      'Host: 127.0.0.1',
      'Accept-Encoding: gzip, deflate, br',
      `Authorization: Bearer ${buyers[client]?.token}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `\r\n${body}`,
    ].join('\r\n');
  };

/** Several rounds over all, so that what slows the machine for a while slows each a little; the middle counts. */
async function ratesOf(server: number, targets: readonly Target[]): Promise<Map<string, number>> {
  const rates = new Map<string, number[]>(targets.map(({ what }) => [what, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { what, next, port = server } of targets) {
      const rate = await rateOf(port, next, SECONDS);
      // The first round warms up.
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
      ...(what === ADDING && { least: ADDED }),
    };
    if (what === BARE) return [figure];
    const share: Measure = { what: `${what}: share of Node’s`, measured: rate / bare, unit: '×' };
    return [figure, { ...share, ...(bound !== undefined && { least: bound }) }];
  });
  return [
    ...figures,
    { what: 'memory after all of it', measured: memory, unit: 'MB', budget: MEMORY },
  ];
}
