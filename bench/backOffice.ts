import { migrate } from '../server/db/migrate';

import { callAs, machineToken, onEachEngine, openShop, type ApiCall, type Engine } from './engines';
import { buyerToken, addManyOrders, orderNumber, staffToken } from './manyOrders';
import { p95, processorTimes, timed, type Measure } from './measure';

const YEARS = {
  orders: 200_000,
  lines: 2,
  customers: 400,
  products: 200_000,
  fed: { orders: 5_000, lines: 20 },
};
const TURNS = 40;

/** Measures the staff desk and the machine interface with years of data, on each engine. */
export const measureBackOffice = (): Promise<Measure[]> => onEachEngine(measureOn);

async function measureOn(engine: Engine): Promise<Measure[]> {
  const { db } = engine;
  await migrate(db);
  await addManyOrders(db, YEARS);
  const { app, close } = await openShop(engine);
  const measures = [
    ...(await measureDesk(callAs(app, await staffToken(db)))),
    ...(await measureMachine(callAs(app, await machineToken(db)))),
    await measurePlacing(callAs(app, await buyerToken(db, 'shop1'))),
  ];
  await close();
  return measures;
}

/** Measures the processor time of a call, p95, beside the loop. */
async function measureCall(
  what: string,
  budget: number,
  work: (turn: number) => Promise<unknown>,
  tries = TURNS,
): Promise<Measure> {
  const { times, loopMs } = await processorTimes(tries, work);
  return { what: `${what}, p95`, measured: p95(times), unit: 'ms', budget, loopMs };
}

async function measureDesk(ask: ApiCall): Promise<Measure[]> {
  const inTime = (what: string, budget: number, address: (turn: number) => string) =>
    measureCall(what, budget, (turn) => ask('GET', `/api/staff/${address(turn)}`));
  const among = `among ${YEARS.orders.toLocaleString('en')} orders`;
  const measures: Measure[] = [];
  for (const queue of ['to_pick', 'shipped', 'unacknowledged', 'back_ordered', 'all']) {
    const address = (turn: number) => `orders?queue=${queue}&page=${1 + (turn % 20)}`;
    measures.push(await inTime(`queue ${queue} ${among}`, 150, address));
  }
  const words = { number: orderNumber(YEARS.orders), reference: 'PO-70007', customer: 'owner 7' };
  const others = { product: 'P-12', 'words of a product': 'red thing', parcel: '1Z712345' };
  for (const [what, word] of Object.entries({ ...words, ...others })) {
    const address = () => `orders?queue=all&search=${encodeURIComponent(word)}`;
    measures.push(await inTime(`search by ${what} ${among}`, 300, address));
  }
  const shelf = `of ${YEARS.products.toLocaleString('en')} products`;
  for (const view of ['all', 'sold', 'out_of_stock', 'no_barcode', 'withdrawn']) {
    const address = (turn: number) => `products?view=${view}&page=${1 + (turn % 20)}`;
    measures.push(await inTime(`list ${view} ${shelf}`, 150, address));
  }
  for (const [what, word] of Object.entries({
    'a word': 'red',
    'a word without matches': 'zellige',
  })) {
    const address = () => `products?view=all&search=${word}`;
    measures.push(await inTime(`search by ${what} ${shelf}`, 300, address));
  }
  const one = (turn: number) => `order?order_id=${orderNumber(1 + turn * 11)}`;
  measures.push(await inTime(`one order ${among}`, 100, one));
  return measures;
}

const SHIPMENTS = 500;
const ROWS = 5_000;

async function measureMachine(ask: ApiCall): Promise<Measure[]> {
  let after = '';
  const pages = YEARS.fed.orders / 250;
  const readPage = async () => {
    const answer = await ask('GET', `/api/v1/orders?limit=250${after}`);
    after = `&after=${(JSON.parse(answer) as { next: string }).next}`;
  };
  const page = await measureCall('page of 250 orders × 20 lines', 500, readPage, pages - 3);
  const first = YEARS.orders - YEARS.fed.orders + 1;
  const shipments = Array.from({ length: SHIPMENTS }, (_none, index) => ({
    order_id: orderNumber(first + index),
    external_id: `S${index}`,
    carrier: 'UPS',
    tracking: [{ number: `1Z${index}` }],
    lines: Array.from({ length: 20 }, (_line, line) => ({ line: line + 1, quantity: 2 })),
  }));
  const [shipping] = await timed(() => ask('POST', '/api/v1/shipments', { rows: shipments }));
  const rows = Array.from({ length: ROWS }, (_none, index) => ({
    order_id: orderNumber(first + 1000 + Math.floor(index / 5)),
    line: 1 + (index % 5),
    ...(index % 2 === 0
      ? { back_ordered: 1, expected_on: '2027-01-05' }
      : { cancelled: 1, reason: 'customer_request' }),
    as_of: new Date().toISOString(),
  }));
  const [statusSeconds] = await timed(() => ask('POST', '/api/v1/order-status', { rows }));
  return [
    page,
    { what: `${SHIPMENTS} shipments in one call`, measured: shipping, unit: 's', budget: 3 },
    { what: `${ROWS} order-status rows`, measured: statusSeconds, unit: 's', budget: 10 },
  ];
}

/** Measures placing an order of five lines. */
async function measurePlacing(ask: ApiCall): Promise<Measure> {
  const lines = ['P-1', 'P-2', 'P-3', 'P-4', 'P-5'];
  const counts = Object.fromEntries(lines.map((id) => [id, 1]));
  const order = { user_id: 'shop1', product_id: lines, order_qty: lines.map(() => 1) };
  let took = 0;
  for (let turn = -3; turn < TURNS; turn += 1) {
    await ask('POST', '/api/cart/add?user_id=shop1', counts);
    const body = { ...order, price: lines.map(() => 2.5) };
    const [seconds] = await timed(() => ask('POST', '/api/store/orders', body));
    if (turn >= 0) took += seconds;
  }
  return { what: 'placing an order of 5 lines', measured: (took / TURNS) * 1000, unit: 'ms' };
}
