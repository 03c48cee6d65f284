/** @engines both */

import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { readConfig } from '../../server/config';
import { openDataKeys } from '../../server/crypto/keyFile';
import { inAction } from '../../server/services/actions/action';
import { addWebhook } from '../../server/services/webhooks/addWebhook';
import { auditOf } from '../support/auditOf';
import { exchangeFolder } from '../support/exchangeFolder';
import { ROOT } from '../support/machine';
import { makeKillableServer, type KillableServer } from '../support/makeKillableServer';
import { storeTestProducts, createCustomer, type TestCustomer } from '../support/shop';
import { TEST_KEY } from '../support/startOn';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';
import { openReceiver, type Receiver } from '../support/webhookReceiver';

/** Duration of a lease, in milliseconds. */
const LEASE = 30_000;

let data: TestDatabase;
let program: KillableServer;
let receiver: Receiver;
let anna: TestCustomer;
let exchange: string;

beforeAll(async () => {
  data = await openTestDatabase();
  receiver = await openReceiver();
  exchange = join(data.dataDir, 'exchange');
  await storeTestProducts(data.db, [{ product_id: 'NEEDLE', price: 2.5, available: 100 }]);
  anna = await createCustomer(data.db, 'anna');
  const keys = openDataKeys(readConfig({ DATA_DIR: data.dataDir, DATA_KEY: TEST_KEY }));
  await inAction(data.db, { actor: ROOT, at: new Date() }, (action) =>
    addWebhook(action, keys, { url: receiver.url, kinds: ['order.released'] }),
  );
  program = await makeKillableServer(data, {
    DATA_KEY: TEST_KEY,
    EXCHANGE_DIR: exchange,
    INTERVALS: JSON.stringify({ folderMs: 250 }),
    WEBHOOK_HOSTS: receiver.origin,
  });
});
afterAll(async () => {
  program.remove();
  await receiver.close();
  await data.close();
});

/** Places an order on a server, and ends its ten-minute cancellation period. */
async function place(address: string): Promise<string> {
  const post = async (path: string, body: unknown) => {
    const headers = { authorization: `Bearer ${anna.token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { order_id: string };
  };
  await post(`/api/cart/add?user_id=${anna.id}`, { NEEDLE: 1 });
  const lines = { product_id: 'NEEDLE', order_qty: 1, price: 2.5 };
  const { order_id } = await post('/api/store/orders', { user_id: anna.id, ...lines });
  await data.db
    .updateTable('orders')
    .set({ placed_at: new Date(Date.now() - 11 * 60_000).toISOString() })
    .where('order_id', '=', order_id)
    .execute();
  return order_id;
}

const receivedOrders = () => receiver.received.map(({ data: { order_id } }) => order_id);
const folder = () => exchangeFolder(exchange);
const files = () =>
  folder()
    .list('out')
    .filter((name) => name.endsWith('.csv'));
const written = () =>
  files().flatMap((name) => {
    const [head = [], ...rows] = folder().rows(name);
    return rows.map((row) => row[head.indexOf('order_id')]);
  });

async function untilOut(orderId: string): Promise<void> {
  while (!receivedOrders().includes(orderId) || !written().includes(orderId)) await delay(100);
}

describe('two processes on one database', () => {
  it('take over from each other when one is killed, and do nothing twice', async () => {
    let holder = await program.start();
    const orders = [await place(holder.address)];
    await untilOut(orders[0] ?? '');
    for (let turn = 0; turn < 2; turn += 1) {
      const other = await program.start();
      const id = await place(other.address);
      orders.push(id);
      holder.server.kill('SIGKILL');
      await once(holder.server, 'exit');
      // Nobody renews the killed server's leases, so they are made to expire.
      const leases = await data.db.selectFrom('leases').selectAll().execute();
      expect(leases.length).toBeGreaterThan(1);
      for (const { name, until } of process.env.TRIALS ? [] : leases) {
        const past = new Date(Date.parse(until) - LEASE).toISOString();
        await data.db.updateTable('leases').set({ until: past }).where('name', '=', name).execute();
      }
      await untilOut(id);
      holder = other;
    }
    holder.server.kill('SIGKILL');
    await once(holder.server, 'exit');

    // Deliveries in progress when a process died may be sent again, with the same id.
    expect([...new Set(receivedOrders())].sort()).toEqual([...orders].sort());
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(orders.length);
    expect(written().sort()).toEqual([...orders].sort());
    expect(files()).toEqual(files().map((_name, at) => `orders-00000${at + 1}.csv`));
    expect(await auditOf(data.db)).toEqual([]);
  });
});
