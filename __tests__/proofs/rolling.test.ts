import { setTimeout as delay } from 'node:timers/promises';

import { audit } from '../../server/services/desk/audit';
import { hasBalancers, makeServers, openBalancer, openPooler } from '../support/balancer';
import { freePorts } from '../support/freePorts';
import { placeOrder } from '../support/placeOrder';
import { storePriceList } from '../support/priceLists';
import { storeTestProducts, createCustomer } from '../support/shop';
import { TEST_KEY } from '../support/startOn';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';
import { trials } from '../support/trials';

const STOCK = 900_000;
const CUSTOMERS = 8;
const OWN_PRICE = 2.25;
const PROCESSES = 4;

let data: TestDatabase;
const closing: (() => unknown)[] = [];

beforeEach(async () => {
  data = await openTestDatabase();
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await data.close();
});

async function pooled(mode: 'transaction' | 'statement') {
  const [port = 0, front = 0, ...ports] = await freePorts(2 + PROCESSES);
  const pooler = await openPooler(data.url ?? '', port, mode);
  closing.push(pooler.close);
  const servers = await makeServers({
    DATABASE_URL: pooler.url,
    DATA_DIR: data.dataDir,
    DATA_KEY: TEST_KEY,
    DRAIN_SECONDS: '4',
    LIMITS_CHANGE: '0',
  });
  closing.push(servers.close);
  return { servers, front, ports };
}

const onServers = process.env.TEST_DATABASE_URL && hasBalancers() ? describe : describe.skip;

onServers('four processes behind HAProxy, on PostgreSQL behind PgBouncer', () => {
  it('restart one after the other while customers order, and no order fails or is duplicated', async () => {
    await storeTestProducts(data.db, [{ product_id: 'NEEDLE', price: 2.5, available: STOCK }]);
    const names = Array.from({ length: CUSTOMERS }, (_none, at) => `anna${at}`);
    const customers = await Promise.all(names.map((name) => createCustomer(data.db, name)));
    // Everybody orders as a colleague, half of them at the price of a list.
    await storePriceList(data.db, {
      code: 'OWN',
      customers: customers.filter((_one, at) => at % 2 === 0).map(({ customerId }) => customerId),
      prices: [['NEEDLE', 1, OWN_PRICE]],
    });
    const priceOf = (at: number) => (at % 2 === 0 ? OWN_PRICE : 2.5);
    const { servers, front, ports } = await pooled('transaction');
    for (const port of ports) await servers.start(port);
    const { address, close } = await openBalancer(front, ports);
    closing.push(close);

    let isOver = false;
    const placed: string[] = [];
    const failed: string[] = [];
    const ordering = customers.map(async (customer, at) => {
      for (let turn = 0; !isOver; turn += 1) {
        await placeOrder(address, customer, `turn ${turn}`, priceOf(at)).then(
          (order_id) => placed.push(order_id),
          (error: Error) => failed.push(error.message),
        );
        // Leaves some CPU time for the servers that are starting.
        await delay(100);
      }
    });
    for (let round = 0; round < trials(1); round += 1) {
      for (const port of ports) {
        expect(await servers.stop(port)).toBe(0);
        await servers.start(port);
      }
    }
    isOver = true;
    await Promise.all(ordering);

    expect(failed).toEqual([]);
    const stored = await data.db.selectFrom('orders').select('order_id').execute();
    expect(stored.map(({ order_id }) => order_id).sort()).toEqual(placed.sort());
    const offers = data.db.selectFrom('offers').where('country', '=', 'CA').select('available');
    expect(await offers.execute()).toEqual([{ available: STOCK - 3 * placed.length }]);
    const wrong: string[] = [];
    for await (const sentence of audit(data.db)) wrong.push(sentence);
    expect(wrong).toEqual([]);
  });

  it('refuse to start, with a clear message, on a pooler that lends connections for single statements', async () => {
    const { servers, ports } = await pooled('statement');

    await expect(servers.start(ports[0] ?? 0)).rejects.toThrow(
      /^The connection pooler at postgres:.* Switch it to transaction pooling \(PgBouncer: pool_mode = transaction\)\.\n$/,
    );
  });
});
