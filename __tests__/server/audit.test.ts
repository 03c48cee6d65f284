import { addToApiLog } from '../../server/db/apiLog';
import { inAction } from '../../server/services/actions/action';
import { cancelReceivedOrder } from '../../server/services/fulfilment/cancelReceivedOrder';
import { revokeKey } from '../../server/services/machine/keys';
import { auditOf } from '../support/auditOf';
import { newMachine, openShop, ROOT, type TestShop } from '../support/machine';
import { startTestServer } from '../support/serverApp';
import type { TestServer } from '../support/startOn';

let server: TestServer;
let shop: TestShop;

beforeEach(async () => {
  server = await startTestServer();
  shop = await openShop(server, 'anna');
});
afterEach(() => server.close());

const audit = () => auditOf(server.db);
const cancelOrder = (orderId: string) =>
  inAction(server.db, { actor: ROOT, at: new Date() }, (action) =>
    cancelReceivedOrder(action, { orderId }),
  );
const idOf = async (name: string) =>
  (
    await server.db
      .selectFrom('api_keys')
      .where('name', '=', name)
      .select('id')
      .executeTakeFirstOrThrow()
  ).id;
const call = (key_id: string, route: string, more = {}) =>
  addToApiLog(server.db, [
    {
      key_id,
      method: 'GET',
      route,
      status: 200,
      good: null,
      bad: null,
      ms: 1,
      address: '',
      at: new Date().toISOString(),
      request_id: 'r',
      ...more,
    },
  ]);

describe('the audit', () => {
  it('finds nothing wrong after orders are placed and cancelled', async () => {
    const order = await shop.place({ THREAD: 3 });
    await cancelOrder(order);
    await shop.place({ THREAD: 1 });
    expect(await audit()).toEqual([]);
  });

  it('reports packs that a cancelled order did not return', async () => {
    const order = await shop.place({ THREAD: 3 });
    await cancelOrder(order);
    await server.db.updateTable('order_lines').set({ restocked: 1 }).execute();
    expect(await audit()).toContain(
      `Order ${order} was cancelled, but line 1 did not return all of its packs to stock.`,
    );
  });

  it.each([
    ['packs that came from nowhere', { available: 89_998 }],
    ['a report that was lost', { stock_reported: 89_000 }],
    ['a change by hand that was lost', { stock_changed: 5 }],
  ])(
    'reports stock that does not match the reports, changes and orders: %s',
    async (_what, wrong) => {
      await shop.place({ THREAD: 3 });
      const offer = server.db.updateTable('offers').where('product_id', '=', 'THREAD');
      await offer.where('country', '=', 'CA').set(wrong).execute();
      const {
        available = 89_997,
        stock_reported = 90_000,
        stock_changed = 0,
      } = wrong as Partial<Record<string, number>>;
      expect(await audit()).toEqual([
        `THREAD in CA has ${available} packs available, but the last stock report and the orders since leave ${stock_reported + stock_changed - 3}.`,
      ]);
    },
  );

  it('reports a stock count dated in the future', async () => {
    await server.db
      .updateTable('offers')
      .set({ stock_as_of: '2999-01-01T00:00:00.000Z' })
      .where('product_id', '=', 'THREAD')
      .where('country', '=', 'CA')
      .execute();
    expect(await audit()).toEqual(['The stock of THREAD in CA has a count time in the future.']);
  });

  it('reports calls outside the scopes of a key, after its end, or with an unknown key', async () => {
    await newMachine(server, 'erp', ['orders:read']);
    await newMachine(server, 'gone', ['orders:read']);
    const [erp, revoked] = [await idOf('erp'), await idOf('gone')];
    await call(erp, '/api/v1/orders');
    await call(erp, '/api/v1/events', { status: 403 });
    await call(revoked, '/api/v1/orders', { at: '2026-01-01T00:00:00.000Z' });
    await revokeKey(server.db, { actor: ROOT, at: new Date() }, 'gone');
    expect(await audit()).toEqual([]);

    await call(erp, '/api/v1/events');
    const late = new Date(Date.now() + 60_000).toISOString();
    await call(revoked, '/api/v1/orders', { at: late });
    await call('', '/api/v1/orders');
    expect((await audit()).sort()).toEqual([
      'GET /api/v1/events was allowed for the key erp, whose scopes do not include it.',
      `GET /api/v1/orders was allowed for a key that does not exist: none.`,
      `GET /api/v1/orders was allowed for the key gone at ${late}, after it had expired or been revoked.`,
    ]);
  });
});
