/** @engines both */

import { once } from 'node:events';

import { eventsOfSubject } from '../../server/db/events';
import { orderSubject } from '../../server/services/actions/action';
import { addKey } from '../../server/services/machine/keys';
import { auditOf } from '../support/auditOf';
import { ROOT, type OrderPage } from '../support/machine';
import { makeKillableServer, type KillableServer } from '../support/makeKillableServer';
import { storeTestProducts, createCustomer, type TestCustomer } from '../support/shop';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';
import { trials } from '../support/trials';

const TEN_MINUTES = 600_000;
/** How far one clock is behind the other, in milliseconds. */
const BEHIND = 90_000;

let data: TestDatabase;
let program: KillableServer;
let anna: TestCustomer;
let key: string;

beforeAll(async () => {
  data = await openTestDatabase();
  await storeTestProducts(data.db, [{ product_id: 'NEEDLE', price: 2.5, available: 90_000 }]);
  anna = await createCustomer(data.db, 'anna');
  const erp = { name: 'erp', scopes: ['orders:read'] } as const;
  key = await addKey(data.db, { actor: ROOT, at: new Date() }, erp);
  const settings = { LIMITS_CALL: '0', LIMITS_CHANGE: '0', LIMITS_BROWSE: '0' };
  program = await makeKillableServer(data, settings);
});
afterAll(async () => {
  program.remove();
  await data.close();
});

const post = async (address: string, path: string, body: unknown) => {
  const headers = { authorization: `Bearer ${anna.token}`, 'content-type': 'application/json' };
  const sent = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(`${address}${path}`, sent);
  return { status: answer.status, body: (await answer.json()) as { order_id?: string } };
};
const feed = async (address: string, after: string) => {
  const headers = { authorization: `Bearer ${key}` };
  const answer = await fetch(`${address}/api/v1/orders?after=${after}`, { headers });
  return (await answer.json()) as OrderPage;
};
const cancelOrder = (address: string, order_id: string) =>
  post(address, '/api/cancel-order', { user_id: anna.id, order_id });

async function place(address: string): Promise<string> {
  await post(address, `/api/cart/add?user_id=${anna.id}`, { NEEDLE: 1 });
  const line = { product_id: 'NEEDLE', order_qty: 1, price: 2.5 };
  const { body } = await post(address, '/api/store/orders', { user_id: anna.id, ...line });
  return String(body.order_id);
}

/** The order is due by the correct clock; the other one leaves it another minute and a half. */
const fallDue = (orderId: string) =>
  data.db
    .updateTable('orders')
    .set({ placed_at: new Date(Date.now() - TEN_MINUTES).toISOString() })
    .where('order_id', '=', orderId)
    .execute();

describe('two processes whose clocks are a minute and a half apart', () => {
  it('cancel an order or release it, never both and never neither', async () => {
    const late = await program.start({ CLOCK_AHEAD: String(-BEHIND) });
    const right = await program.start();
    const ends = { 200: 0, 409: 0 };
    for (let trial = 0; trial < trials(10); trial += 1) {
      const start = (await feed(right.address, 'now')).next;
      const id = await place(late.address);
      await fallDue(id);
      const both = [
        () => cancelOrder(late.address, id).then(({ status }) => status),
        () => feed(right.address, start).then(() => 0),
      ];
      const turn = trial % 2 === 0 ? both : both.toReversed();
      const status = Math.max(...(await Promise.all(turn.map((begin) => begin()))));

      const { orders } = await feed(right.address, start);
      const kinds = (await eventsOfSubject(data.db, orderSubject(id))).map(({ kind }) => kind);
      const isCancelled = status === 200;
      expect(isCancelled || status === 409).toBe(true);
      expect(orders.map(({ order_id }) => order_id)).toEqual(isCancelled ? [] : [id]);
      expect(kinds).toEqual([
        'order.received',
        isCancelled ? 'order.taken_back' : 'order.released',
      ]);
      ends[isCancelled ? 200 : 409] += 1;
    }
    for (const { server } of [late, right]) {
      server.kill('SIGKILL');
      await once(server, 'exit');
    }
    expect(ends[200] + ends[409]).toBe(trials(10));
    expect(await auditOf(data.db)).toEqual([]);
  });
});
