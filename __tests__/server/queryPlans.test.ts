/** @engines both */

import { PRODUCT_VIEWS } from '#domain/deskProducts';
import { QUEUES } from '#domain/queues';

import { cleanUp } from '../../server/cleanUp';
import { addOrder } from '../../server/db/orders';
import { highestPosition } from '../../server/db/products';
import { releaseOrders } from '../../server/services/fulfilment/releaseOrders';
import { signInDesk, type DeskMember } from '../support/desk';
import { newMachine, type Machine } from '../support/machine';
import { recordQueries } from '../support/recordQueries';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts, createCustomer, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';

/**
 * Tables that grow with every order: no query may scan one in full, except through an index of
 * exactly the wanted rows.
 */
const GROWING =
  /\bSCAN (?:order_lines(?! USING INDEX order_lines_awaited)|scan_fingerprints|idempotency_keys|api_answers|shipment_lines|cancellations|order_notes|line_reports|mails|(?:orders|shipments|events|webhook_deliveries|api_log)(?! USING))\b/;

let server: TestServer;
let anna: TestCustomer;
let boss: DeskMember;
let erp: Machine;
let recorder: ReturnType<typeof recordQueries>;

beforeAll(async () => {
  server = await startTestServer({
    fill: async (database) => {
      await storeTestProducts(database.db, [
        { product_id: 'MUG-1', name: 'Red retro mug', price: 3 },
      ]);
      recorder = recordQueries(database);
    },
  });
  anna = await createCustomer(server.db, 'anna');
  boss = await signInDesk(server, ['admin', 'orders', 'accounts', 'catalogue']);
  erp = await newMachine(server, 'erp');
  await addOrder(
    server.db,
    {
      order_id: '501',
      customer_id: anna.customerId,
      placed_at: '2026-05-01T09:00:00.000Z',
      status: 'released',
      order_comment: '',
      po_reference: '',
      lines: 1,
      units: 12,
      total_cents: 3600,
    },
    [
      {
        order_id: '501',
        line: 1,
        product_id: 'MUG-1',
        name: 'Red retro mug',
        order_qty: 1,
        ship_pack: 12,
        unit_cents: 300,
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

/** SQLite's planner has no statistics here, so a small table gets the same plan as a large one. */
const onSqlite = process.env.TEST_DATABASE_URL ? describe.skip : describe;

onSqlite('a query of the growing tables', () => {
  it('is made by every call that reads a history and by the cleanup, and uses an index', async () => {
    recorder.queries.clear();
    for (const [method, url, body] of calls) {
      const { status } = await server.ask(method, url, {
        as: anna,
        ...(body && { body: { user_id: anna.id, ...body } }),
        ...(method === 'GET' && { query: { user_id: anna.id } }),
      });
      expect([url, status]).toEqual([url, 200]);
    }

    await cleanUp(server.db, new Date());
    await releaseOrders(server, new Date());

    expect(
      [...recorder.queries.keys()].filter((sql) => /"order_lines"/.test(sql)).length,
    ).toBeGreaterThan(4);
    expect(await recorder.plans(GROWING)).toEqual([]);
  });

  it('is made by every list of the desk and of the API, and uses an index', async () => {
    recorder.queries.clear();
    const queues = QUEUES.map((queue) => `/orders?queue=${queue}`);
    const found = ['mug', 'PO-1', '1Z712345', 'anna'].map(
      (word) => `/orders?queue=all&search=${word}`,
    );
    const narrowed = '/orders?queue=all&country=US&from=2026-01-01&to=2026-06-30';
    const customers = [
      '/customers?view=all',
      '/customers?view=all&search=anna',
      '/customer?customer_code=C-anna',
    ];
    const ofStaff = [...queues, ...found, narrowed, ...customers, '/order?order_id=501'];
    const ofBoth = ['/keys', '/webhooks', '/webhooks/none/deliveries'];
    for (const url of [
      ...ofStaff.map((list) => `/api/staff${list}`),
      ...ofBoth.map((list) => `/api/v1${list}`),
    ]) {
      const { status } = await server.ask('GET', url, { as: boss });
      expect([url, status]).toEqual([url, url.includes('none') ? 404 : 200]);
    }
    const feeds = [
      '/orders',
      '/orders?acknowledged=false',
      '/orders?after=now',
      '/events',
      '/events?kinds=order.shipped',
    ];
    for (const url of feeds) {
      expect([url, (await erp.read(url)).status]).toEqual([url, 200]);
    }
    await erp.ship({ order_id: '501', external_id: 'S-1', carrier: 'UPS' });
    await erp.status({ order_id: '501', line: 1, cancelled: 1, reason: 'damaged' });
    await erp.acknowledge({ order_id: '501', external_id: 'SO-1' });

    expect(
      [...recorder.queries.keys()].filter((sql) => /"orders"/.test(sql)).length,
    ).toBeGreaterThan(20);
    const plans = await recorder.plans(GROWING);
    // A search term may be anywhere in a tracking number, so this scan is expected.
    expect(plans.filter((plan) => !/^SCAN shipments: .*"tracking"/s.test(plan))).toEqual([]);
  });

  it('never scans all products in the lists of the desk, or when a product is added', async () => {
    recorder.queries.clear();
    const views = PRODUCT_VIEWS.map((view) => `/products?view=${view}`);
    const searched = ['/products?view=all&search=mug', '/orders?queue=all&search=mug'];
    for (const url of [...views, '/products?view=sold&class=R', ...searched]) {
      const { status } = await server.ask('GET', `/api/staff${url}`, { as: boss });
      expect([url, status]).toEqual([url, 200]);
    }
    await highestPosition(server.db);

    expect(
      [...recorder.queries.keys()].filter((sql) => /from "products"/.test(sql)).length,
    ).toBeGreaterThan(10);
    // Rows contain descriptions, and so are far longer than their index entries.
    const LONG =
      /\bSCAN (?:products|offers)(?! USING (?:COVERING INDEX|INDEX offers_out_of_stock))\b/;
    expect(await recorder.plans(LONG)).toEqual([]);
  });
});
