/** @engines both */

import { setTimeout as delay } from 'node:timers/promises';

import type { ProductPage } from '#contract/product';

import { bumpCatalogueVersion } from '../../server/catalogue/version';
import { openCuttableProxy } from '../support/openCuttableProxy';
import { describeReplicated, openReplicated, type Replicated } from '../support/replicated';
import {
  storeTestProducts,
  createColleague,
  createCustomer,
  type TestCustomer,
} from '../support/shop';
import { startOn, type TestServer } from '../support/startOn';

let pair: Replicated;
let server: TestServer;
let anna: TestCustomer;
let logged: string[] = [];

const serveOn = (replicaUrl: string) =>
  startOn(
    { db: pair.db, url: pair.url, dataDir: pair.dataDir, close: async () => undefined },
    {
      environment: { DATABASE_URL: pair.url, DATABASE_READ_URL: replicaUrl },
      complain: (line) => logged.push(line),
    },
  );

const readiness = async () => (await server.ask('GET', '/readyz')).text;
const until = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await delay(50);
};
const isRead = () => until(async () => (await readiness()) === 'ready\n');

const setPrice = (cents: number) =>
  pair.db
    .updateTable('offers')
    .set({ selling_cents: cents })
    .where('product_id', '=', 'NEEDLE')
    .execute();
/** The price is read from the replica. */
async function priceFor(customer: TestCustomer): Promise<number | undefined> {
  const { body } = await server.ask<ProductPage>('GET', '/api/cadProducts', { as: customer });
  return body.products[0]?.selling_price;
}
const priceIs = (price: number) => until(async () => (await priceFor(anna)) === price);

async function order(at: TestServer, customer: TestCustomer): Promise<string> {
  const lines = { product_id: ['NEEDLE'], order_qty: [1], price: [2.5] };
  await at.ask('POST', '/api/cart/add', {
    as: customer,
    query: { user_id: customer.id },
    body: { NEEDLE: 1 },
  });
  const { status, body, text } = await at.ask<{ order_id: string }>('POST', '/api/store/orders', {
    as: customer,
    body: { user_id: customer.id, ...lines },
  });
  if (status !== 200) throw new Error(text);
  return body.order_id;
}

async function ordersOf(at: TestServer, customer: TestCustomer): Promise<string[]> {
  const { body } = await at.ask<{ orders: { order_id: string }[] }>('GET', '/api/fetch-order', {
    as: customer,
    query: { user_id: customer.id },
  });
  return body.orders.map(({ order_id }) => order_id);
}

describeReplicated('a server with a replica to read from', () => {
  beforeAll(async () => {
    pair = await openReplicated();
    await storeTestProducts(pair.db, [{ product_id: 'NEEDLE', name: 'Needle', price: 2.5 }]);
    anna = await createCustomer(pair.db, 'anna');
    server = await serveOn(pair.replicaUrl);
  });
  beforeEach(async () => {
    await setPrice(250);
    await isRead();
    await priceIs(2.5);
    logged = [];
  });
  afterEach(() => pair.resume());
  afterAll(async () => {
    await server?.close();
    await pair?.close();
  });

  it('reads lists from the replica', async () => {
    await pair.pause();
    await setPrice(300);

    expect(await priceFor(anna)).toBe(2.5);
    await pair.resume();
    await priceIs(3);
  });

  it('shows customers their own changes, and others the state of the replica', async () => {
    const [bert, other] = [await createCustomer(pair.db, 'bert'), await serveOn(pair.replicaUrl)];
    const colleague = await createColleague(pair.db, bert, 'bea');
    await isRead();
    await pair.pause();
    const placed = await order(server, bert);
    await setPrice(300);

    expect(await ordersOf(server, bert)).toEqual([placed]);
    // Whichever server responds.
    expect(await ordersOf(other, bert)).toEqual([placed]);
    // A colleague's changes are the customer's (case 17).
    expect(await ordersOf(other, colleague)).toEqual([placed]);
    const asBert = { as: bert, query: { format: 'csv', rows: 'orders', user_id: bert.id } };
    expect((await server.ask('GET', '/api/export-orders', asBert)).text).toContain(placed);
    expect([await priceFor(bert), await priceFor(anna)]).toEqual([3, 2.5]);

    await other.close();
    await pair.resume();
    await until(async () => (await priceFor(bert)) === 3 && (await priceFor(anna)) === 3);
    await pair.pause();
    await setPrice(250);
    expect(await priceFor(bert)).toBe(3);
  });

  it('shows everything new in the catalogue, even if the replica does not have it yet', async () => {
    await pair.pause();
    await storeTestProducts(pair.db, [{ product_id: 'THREAD', name: 'Thread' }]);
    await bumpCatalogueVersion(pair.db);
    await server.catalogue.refresh();

    const { body } = await server.ask<ProductPage>('GET', '/api/cadProducts');
    expect([body.total, body.products.map(({ name }) => name)]).toEqual([2, ['Needle', 'Thread']]);
    const found = await server.ask<ProductPage>('GET', '/search/', {
      query: { search_term: 'thread' },
    });
    expect(found.body.products[0]?.name).toBe('Thread');
  });

  it('stops reading a replica that is far behind, reports it, and later uses it again', async () => {
    await pair.pause();
    await setPrice(300);
    await until(async () => (await readiness()) !== 'ready\n');

    expect(await readiness()).toBe(
      `ready\nThe replica at ${pair.replicaUrl} is more than 10 seconds behind; reads go to the primary instead.\n`,
    );
    expect(await priceFor(anna)).toBe(3);
    await pair.resume();
    await isRead();
    expect(logged).toEqual([
      expect.stringContaining('seconds behind'),
      `The replica at ${pair.replicaUrl} is in use again.`,
    ]);
  });

  it('reads from the primary while the replica is unavailable, and later uses it again', async () => {
    const line = await openCuttableProxy(pair.replicaUrl);
    const cutOff = await serveOn(line.address);
    const remark = async () => (await cutOff.ask('GET', '/readyz')).text;
    await until(async () => (await remark()) === 'ready\n');
    const placed = await ordersOf(server, anna);
    await line.cut();
    logged = [];

    expect(await ordersOf(cutOff, anna)).toEqual(placed);
    expect(await ordersOf(cutOff, anna)).toEqual(placed);
    expect(await remark()).toMatch(
      /^ready\nThe replica at .* cannot be read \(.*\); reads go to the primary/,
    );
    expect(logged).toHaveLength(1);
    await line.mend();
    await until(async () => (await remark()) === 'ready\n');
    await cutOff.close();
    await line.cut();
  });

  it('starts without a replica that accepts writes itself, and reports it', async () => {
    const alone = await serveOn(pair.url);

    expect(logged).toEqual([
      `The replica at ${pair.url} is not a replica: it accepts writes itself; reads go to the primary instead.`,
    ]);
    expect(await ordersOf(alone, anna)).toEqual(await ordersOf(server, anna));
    await alone.close();
  });

  it('does not start with the replica of another database', async () => {
    await expect(serveOn(process.env.TEST_DATABASE_URL ?? '')).rejects.toThrow(
      /^The replica at postgres:.* does not follow the database in DATABASE_URL\. Set DATABASE_READ_URL to /,
    );
  });
});
