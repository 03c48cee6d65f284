import { CompiledQuery, type KyselyPlugin } from 'kysely';

import { addOrder } from '../../server/db/orders';
import { cleanUp } from '../../server/services/cleanup';
import { releaseOrders } from '../../server/services/fulfilment/releaseOrders';
import { startTestServer } from '../support/serverApp';
import { stockShelf, welcomeCustomer, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';
import type { TestDatabase } from '../support/testDatabase';

/** Tables that grow with every order: no answer may read one of them from end to end. */
const GROWING = /\bSCAN (?:order_lines|scan_fingerprints|idempotency_keys|orders(?! USING))\b/;

const asked = new Map<string, CompiledQuery>();

/** Notes each query of the server by its text. */
const noting = ({ db }: TestDatabase): KyselyPlugin => ({
  transformQuery: ({ node, queryId }) => {
    const compiled = db.getExecutor().compileQuery(node, queryId);
    asked.set(compiled.sql, compiled);
    return node;
  },
  transformResult: async ({ result }) => result,
});

let server: TestServer;
let anna: TestCustomer;

beforeAll(async () => {
  server = await startTestServer({
    fill: async (database) => {
      await stockShelf(database.db, [{ product_id: 'MUG-1', name: 'Red retro mug', price: 3 }]);
      database.db = database.db.withPlugin(noting(database));
    },
  });
  anna = await welcomeCustomer(server.db, 'anna');
  await addOrder(
    server.db,
    {
      ...{ order_id: '501', customer_id: anna.id, placed_at: '2026-05-01T09:00:00.000Z' },
      ...{ status: 'released', order_comment: '', po_reference: '' },
      ...{ lines: 1, units: 12, total_cents: 3600 },
    },
    [
      {
        ...{ order_id: '501', line: 1, product_id: 'MUG-1', name: 'Red retro mug' },
        ...{ order_qty: 1, ship_pack: 12, unit_cents: 300 },
      },
    ],
  );
});
afterAll(() => server.close());

const products = [{ code: 'MUG-1', item: 1, scans: ['12345678'] }];
const calls: [method: 'GET' | 'POST', url: string, body?: object][] = [
  ['GET', '/api/what-i-buy'],
  ['GET', '/api/usual-items'],
  ['GET', '/api/product-variants?product_id=MUG-1'],
  ['GET', '/api/fetch-order?page=1'],
  ['GET', '/api/fetch-order?page=1&sort=highest&status=released&from=2026-01-01'],
  ['GET', '/api/fetch-order?page=1&search=mug'],
  ['GET', '/api/order-history?order_id=501'],
  ['GET', '/api/export-orders?format=csv&rows=lines'],
  ['GET', '/api/cart'],
  ['GET', '/api/favorite'],
  ['POST', '/api/opticon', { products }],
];

/** SQLite's planner knows no sizes here, so that a small table shows what a large one would. */
const onSqlite = process.env.TEST_DATABASE_URL ? describe.skip : describe;

onSqlite('a query of the growing tables', () => {
  it('is asked by every call that reads a history and by the cleaning, and finds its rows by an index', async () => {
    asked.clear();
    for (const [method, url, body] of calls) {
      const { status } = await server.ask(method, url, {
        as: anna,
        ...(body && { body: { user_id: anna.id, ...body } }),
        ...(method === 'GET' && { query: { user_id: anna.id } }),
      });
      expect([url, status]).toEqual([url, 200]);
    }

    await cleanUp(server.db, new Date());
    await releaseOrders(server.db, new Date());

    const scans: string[] = [];
    for (const { sql, parameters } of asked.values()) {
      if (!/^(select|update|delete)/.test(sql)) continue;
      const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
      const { rows } = await server.db.executeQuery<{ detail: string }>(plan);
      const found = rows.filter(({ detail }) => GROWING.test(detail));
      scans.push(...found.map(({ detail }) => `${detail}: ${sql}`));
    }
    expect([...asked.keys()].filter((sql) => /"order_lines"/.test(sql)).length).toBeGreaterThan(4);
    expect(scans).toEqual([]);
  });
});
