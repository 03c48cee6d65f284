import { monitorEventLoopDelay } from 'node:perf_hooks';

import { sql } from 'kysely';

import type { Db } from '../server/db/client';
import { migrate } from '../server/db/migrate';
import { allowPriceLists } from '../server/db/priceListChanges';

import { jsonLines, sender, simulateCustomers } from './dataIn';
import { callAs, machineToken, onEachEngine, openShop, type ApiCall, type Engine } from './engines';
import { addCustomersAndProducts, buyerToken } from './manyOrders';
import { alternateTimes, median, timed, type Measure } from './measure';

const PRODUCTS = 100_000;
/** Lists of the shop, and prices in each. */
const LISTS = { count: 3_000, prices: 400 };
/** Every so many products have two prices in the lists of the customer who has three. */
const OWN_EVERY = 12;
/** Sent by jobs; BENCH_LIST_PRICES=1000000 measures a full load. */
const SENT = Number(process.env.BENCH_LIST_PRICES ?? 100_000);
const PLACED_LINES = 200;
const PLACED_ORDERS = 15;
const RUNS = 60;
const SORTS = 15;
/** Read in turn, each before measuring begins. */
const PAGES = 3;

/** Measures what price lists cost a customer who has three of them, compared with one who has none. */
export const measurePriceLists = (): Promise<Measure[]> => onEachEngine(measureOn);

async function measureOn(engine: Engine): Promise<Measure[]> {
  const { db } = engine;
  await migrate(db);
  await addCustomersAndProducts(db, { customers: 3, products: PRODUCTS });
  await allowPriceLists(db);
  await addLists(db);
  await sql`analyze`.execute(db);
  const { app, close } = await openShop(engine);
  const without = { id: 'shop1', ask: callAs(app, await buyerToken(db, 'shop1')) };
  const having = { id: 'shop2', ask: callAs(app, await buyerToken(db, 'shop2')) };

  /** Compares the medians of both customers' requests, of pages that others like them have read. */
  const compare = async (runs: number, query: string) => {
    const page = (ask: ApiCall) => (turn: number) =>
      ask('GET', `/api/cadProducts?category=SEW&${query}&page=${1 + (turn % PAGES)}`);
    const { times, loopMs } = await alternateTimes(runs, [page(having.ask), page(without.ask)]);
    const [ofHaving = Number.NaN, ofWithout = Number.NaN] = times.map(median);
    return { ofHaving, ofWithout, loopMs };
  };
  const more = async (size: number, budget: number): Promise<Measure> => {
    const { ofHaving, ofWithout, loopMs } = await compare(RUNS, `pagination=${size}`);
    return {
      what: `a page of ${size} products, CPU more than without lists`,
      measured: ofHaving - ofWithout,
      unit: 'ms',
      budget,
      loopMs,
    };
  };
  const pages = [await more(25, 0.1), await more(300, 0.5)];
  const sorted = await compare(SORTS, 'sort=price');
  const placing: number[][] = [[], []];
  for (let turn = 0; turn < PLACED_ORDERS; turn += 1)
    for (const [index, one] of [having, without].entries())
      placing[index]?.push(await placeOrder(one, turn));
  const [placedHaving = Number.NaN, placedWithout = Number.NaN] = placing.map(median);

  const send = sender(app, await machineToken(db));
  const sent = jsonLines(SENT, sentRow);
  const delays = monitorEventLoopDelay({ resolution: 10 });
  const busy = simulateCustomers(without.ask);
  delays.enable();
  const [elapsed] = await send('price-list-prices', sent);
  delays.disable();
  const meanwhile = await busy();
  await close();
  const rows = SENT.toLocaleString('en');
  return [
    ...pages,
    {
      what: `sorting ${PRODUCTS.toLocaleString('en')} products by price, relative to none`,
      measured: sorted.ofHaving / sorted.ofWithout,
      unit: '×',
      budget: 1.2,
    },
    {
      what: '… without lists',
      measured: sorted.ofWithout,
      unit: 'ms',
    },
    {
      what: `placing ${PLACED_LINES} lines, relative to none`,
      measured: placedHaving / placedWithout,
      unit: '×',
      budget: 1.2,
    },
    {
      what: `${rows} list prices by jobs while the shop is open`,
      measured: elapsed,
      unit: 's',
      budget: (300 * SENT) / 1_000_000,
    },
    { what: '… listing meanwhile, p95', measured: meanwhile.listing, unit: 'ms', budget: 100 },
    {
      what: '… longest event loop delay, lists',
      measured: delays.max / 1e6,
      unit: 'ms',
      budget: 100,
    },
  ];
}

/** Fills the lists in plain SQL; the first three are of the customer `shop2`. */
async function addLists(db: Db): Promise<void> {
  const numbers = (last: number) =>
    sql`with recursive n(i) as (select 0 union all select i + 1 from n where i < ${sql.lit(last - 1)})`;
  await sql`insert into price_lists (code, name, country)
    ${numbers(LISTS.count)} select 'L-' || cast(i as text), 'List', 'CA' from n`.execute(db);
  await sql`insert into price_list_prices (list_code, product_id, quantity_from, unit_cents)
    ${numbers(LISTS.count)}, k(j) as (select 0 union all select j + 1 from k where j < ${sql.lit(LISTS.prices - 1)})
    select 'L-' || cast(i as text), 'P-' || cast((i * 97 + j * 241) % ${sql.lit(PRODUCTS)} as text), 5, 240
    from n cross join k`.execute(db);
  await sql`insert into price_list_prices (list_code, product_id, quantity_from, unit_cents)
    ${numbers(Math.floor(PRODUCTS / OWN_EVERY))}, k(j) as (select 0 union all select j + 1 from k where j < 5)
    select 'L-' || cast(j % 3 as text), 'P-' || cast(i * ${sql.lit(OWN_EVERY)} as text),
      1 + 9 * cast(j / 3 as integer), 230 - j from n cross join k
    where true on conflict do nothing`.execute(db);
  for (const list_code of ['L-0', 'L-1', 'L-2'])
    await db
      .insertInto('customer_price_lists')
      .values({ customer_id: 'shop2', list_code })
      .execute();
}

/** One product after the other: a part of 500 rows is then of as many lists. */
const sentRow = (index: number) => ({
  price_list: `L-${1_000 + (index % 1_000)}`,
  product_id: `P-${Math.floor(index / 1_000)}`,
  quantity_from: 20,
  unit_price: 2,
});

/** Places an order of products from another part of the catalogue each turn; returns milliseconds. */
async function placeOrder(
  { id, ask }: { id: string; ask: ApiCall },
  turn: number,
): Promise<number> {
  const first = turn * PLACED_LINES;
  const ids = Array.from({ length: PLACED_LINES }, (_none, at) => `P-${first + at}`);
  const packs = Object.fromEntries(ids.map((product) => [product, 1]));
  await ask('POST', `/api/cart/add?user_id=${id}`, packs);
  const cart = await ask('GET', `/api/cart?user_id=${id}`);
  const { products } = JSON.parse(cart) as { products: { product_id: string; price: number }[] };
  const [seconds] = await timed(() =>
    ask('POST', '/api/store/orders', {
      user_id: id,
      product_id: products.map(({ product_id }) => product_id),
      order_qty: products.map(() => 1),
      price: products.map(({ price }) => price),
    }),
  );
  return seconds * 1000;
}
