/** @engines both */

import { setTimeout as delay } from 'node:timers/promises';

import { SCOPES } from '#domain/scopes';

import { inTransaction, openPostgres } from '../../server/db/client';
import { UnknownOutcome } from '../../server/db/failures';
import { audit } from '../../server/services/desk/audit';
import { addKey } from '../../server/services/machine/keys';
import { openFaultProxy, type Faults, type FaultProxy } from '../support/faultProxy';
import { ROOT } from '../support/machine';
import { storeTestProducts, createCustomer, type TestCustomer } from '../support/shop';
import { smallErp } from '../support/smallErp';
import { startOn, type TestServer } from '../support/startOn';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';
import { trials } from '../support/trials';

const STOCK = 90_000;
const CUSTOMERS = 4;

let data: TestDatabase;
let proxy: FaultProxy | undefined;
let server: TestServer | undefined;

beforeEach(async () => {
  data = await openTestDatabase();
});
afterEach(async () => {
  await server?.app.close();
  server?.catalogue.close();
  await proxy?.close();
  await data.close();
  proxy = undefined;
  server = undefined;
});

const openProxy = async (faults: Faults): Promise<FaultProxy> =>
  (proxy = await openFaultProxy(data.url ?? '', faults));

const note = (key: string) => ({ key, value: 'noted' });
const hasNote = async (key: string) => {
  const row = data.db.selectFrom('meta').where('key', '=', key).select('key');
  return (await row.executeTakeFirst()) !== undefined;
};

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

onPostgres('a database that refuses, forgets and hangs up', () => {
  const countNotes = async () => {
    const rows = data.db.selectFrom('meta').where('value', '=', 'noted').select('key');
    return (await rows.execute()).length;
  };

  it('is asked again after it refuses a single statement', async () => {
    const { db, counts } = await openProxy({ conflict: 0.1 });
    let stored = 0;
    for (; (await counts()).conflicts < 5; stored += 1) {
      const single = db.insertInto('meta').values(note(`single ${stored}`));
      await single.execute();
    }

    expect(await countNotes()).toBe(stored);
  });

  it('stores a transaction once, whichever of its statements or its commit was refused', async () => {
    const { db, counts } = await openProxy({ conflict: 0.05 });
    let stored = 0;
    for (; (await counts()).conflicts < 5; stored += 1) {
      await inTransaction(db, async (tx) => {
        const whole = tx.insertInto('meta').values(note(`whole ${stored}`));
        await whole.execute();
        await tx.selectFrom('meta').select('key').where('key', '=', 'whole 0').execute();
      });
    }

    expect(await countNotes()).toBe(stored);
  });

  it.each([
    ['forgets whether it stored a commit', { unknown: 1 }],
    ['disconnects because of it', { cut: 0.5 }],
  ])('is not asked again if it %s', async (how, faults) => {
    const { db } = await openProxy(faults);
    let unknown: unknown;
    // A connection dropped earlier rolls everything back; only one dropped during the commit leaves
    // the outcome unknown.
    for (let time = 0; unknown === undefined; time += 1) {
      let tries = 0;
      const work = inTransaction(db, async (tx) => {
        tries += 1;
        await tx
          .insertInto('meta')
          .values(note(`${how} ${time}`))
          .execute();
      });
      await work.catch((error: unknown) => {
        if (error instanceof UnknownOutcome) unknown = error;
      });
      expect(tries).toBeLessThanOrEqual(1);
    }
    if ('unknown' in faults) expect(await hasNote(`${how} 0`)).toBe(true);

    expect(unknown).toBeInstanceOf(UnknownOutcome);
  });

  it('leads to a 503 for an order with an unknown outcome, which a retry then finds', async () => {
    const customer = await openShop({ unknown: 1 });
    const shopper = shopping(customer, address);
    const added = await shopper.post(`/api/cart/add?user_id=${customer.id}`, { NEEDLE: 3 });
    const placed = await shopper.place();
    await proxy?.close();
    proxy = undefined;
    const stored = await data.db.selectFrom('orders').select('order_id').execute();

    expect([added.status, placed.status]).toEqual([503, 503]);
    expect(placed.headers.get('retry-after')).toBe('2');
    expect((await placed.json()) as object).toEqual({
      status: false,
      message:
        'We do not know yet whether this was saved. Please try again in a moment. The same order is never placed twice.',
    });
    expect(stored).toHaveLength(1);
    await server?.app.close();
    server?.catalogue.close();
    await serveOn(openPostgres(data.url ?? ''));
    const again = await shopping(customer, address).place();
    expect([again.status, await again.json()]).toEqual([200, { status: true, ...stored[0] }]);
    await server?.db.destroy();
  });
});

let address = '';

async function serveOn(db: TestDatabase['db']) {
  const environment = { LIMITS_CHANGE: '0', LIMITS_BROWSE: '0', LIMITS_CALL: '0' };
  server = await startOn({ ...data, db }, { environment: { ...environment, LIMITS_BATCH: '0' } });
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
}

/** Starts a server behind the proxy, with products in stock and a customer. */
async function openShop(faults: Faults): Promise<TestCustomer> {
  await storeTestProducts(data.db, [{ product_id: 'NEEDLE', price: 2.5, available: STOCK }]);
  const customer = await createCustomer(data.db, 'anna');
  await serveOn((await openProxy(faults)).db);
  return customer;
}

function shopping({ id, token }: TestCustomer, at: string, turn = 0) {
  const post = (path: string, body: unknown) =>
    fetch(`${at}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': `turn ${turn}`,
      },
      body: JSON.stringify(body),
    });
  return {
    post,
    place: () =>
      post('/api/store/orders', {
        user_id: id,
        product_id: ['NEEDLE'],
        order_qty: [3],
        price: [2.5],
      }),
    back: (order_id: string) => post('/api/cancel-order', { user_id: id, order_id }),
  };
}

/**
 * Retries until there is a response, as the browser does; the only error allowed is a request to
 * retry.
 */
async function insist(send: () => Promise<Response>): Promise<{ order_id?: string }> {
  for (;;) {
    const answer = await send();
    const body = (await answer.json()) as { order_id?: string };
    if (answer.status === 200) return body;
    if (![503, 409].includes(answer.status)) throw new Error(JSON.stringify(body));
    await delay(5);
  }
}

onPostgres('orders on a database that refuses, forgets and hangs up', () => {
  it('are placed, cancelled, released, acknowledged and shipped once each', async () => {
    const each = Math.ceil(trials(16) / CUSTOMERS);
    await openShop({ conflict: 0.05, unknown: 0.05, cut: 0.004, delay: 0.05 });
    const names = Array.from({ length: CUSTOMERS }, (_none, at) => `buyer${at}`);
    const customers = await Promise.all(names.map((name) => createCustomer(data.db, name)));
    const placed: string[] = [];
    const back: string[] = [];
    const buying = customers.map(async (customer) => {
      for (let turn = 0; turn < each; turn += 1) {
        const { post, place } = shopping(customer, address, turn);
        await insist(() => post(`/api/cart/add?user_id=${customer.id}`, { NEEDLE: 3 }));
        const { order_id = '' } = await insist(place);
        if (turn % 4 === 3) {
          await insist(() => shopping(customer, address, turn).back(order_id));
          back.push(order_id);
        } else placed.push(order_id);
      }
    });
    await Promise.all(buying);

    // Ends the ten-minute cancellation period of every order.
    const placed_at = new Date(Date.now() - 11 * 60_000).toISOString();
    await data.db.updateTable('orders').set({ placed_at }).execute();
    const key = { name: 'erp', scopes: SCOPES };
    const token = await addKey(data.db, { actor: ROOT, at: new Date() }, key);
    const erp = smallErp(token, Math.random);
    while (!erp.isDone(placed)) await erp.round(address);

    await expectAllOnce(placed, back);
    expect((await proxy?.counts())?.conflicts).toBeGreaterThan(0);
  });
});

async function expectAllOnce(shipped: readonly string[], back: readonly string[]) {
  const { db } = data;
  const orders = await db.selectFrom('orders').select(['order_id', 'stage']).execute();
  const stages = new Map(orders.map(({ order_id, stage }) => [order_id, stage]));
  expect([...stages.keys()].sort()).toEqual([...shipped, ...back].sort());
  expect(shipped.filter((id) => stages.get(id) !== 'shipped')).toEqual([]);
  expect(back.filter((id) => stages.get(id) !== 'cancelled')).toEqual([]);

  const offers = db.selectFrom('offers').where('country', '=', 'CA').select('available');
  expect(await offers.execute()).toEqual([{ available: STOCK - 3 * shipped.length }]);
  const events = await db.selectFrom('events').selectAll().orderBy('seq').execute();
  expect(events.map(({ seq }) => seq)).toEqual(events.map((_event, at) => at + 1));
  const countOf = (kind: string) => events.filter((event) => event.kind === kind).length;
  const all = shipped.length + back.length;
  expect(['received', 'released', 'acknowledged'].map((kind) => countOf(`order.${kind}`))).toEqual([
    all,
    shipped.length,
    shipped.length,
  ]);
  const mails = await db.selectFrom('mails').where('kind', '=', 'orderPlaced').select('about');
  expect((await mails.execute()).map(({ about }) => about).sort()).toEqual(
    [...stages.keys()].sort(),
  );
  const wrong: string[] = [];
  for await (const sentence of audit(db)) wrong.push(sentence);
  expect(wrong).toEqual([]);
}
