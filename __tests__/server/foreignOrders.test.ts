import { SCOPES } from '#domain/scopes';

import { releaseOrders } from '../../server/services/fulfilment/releaseOrders';
import { buyer } from '../support/buyer';
import { signInDesk, type DeskMember } from '../support/desk';
import { newMachine, openShop, type Machine, type TestShop } from '../support/machine';
import { mailsOf } from '../support/outbox';
import { pdfText } from '../support/pdfText';
import { startTestServer } from '../support/serverApp';
import { createCustomer, type TestCustomer } from '../support/shop';
import type { RequestOptions, Method, TestServer } from '../support/startOn';

const TRACKING = '1ZSECRETTRACK';
const HOUSE_NOTE = 'Owes us money since spring';
const OPEN_NOTE = 'The blue one comes in December';

let server: TestServer;
let shop: TestShop;
let bea: TestCustomer;
let desk: DeskMember;
let erp: Machine;
/** A partly shipped order, with a parcel, a note for its customer and an internal note. */
let id: string;
let shipmentId: string;

beforeAll(async () => {
  server = await startTestServer();
  shop = await openShop(server, 'anna');
  bea = await createCustomer(server.db, 'bea');
  desk = await signInDesk(server, ['orders', 'admin']);
  erp = await newMachine(server, 'erp');
  id = await shop.place({ THREAD: 2, NEEDLE: 1 });
  await releaseOrders(server, new Date(Date.now() + 11 * 60_000));
  const lines = [{ line: 1, quantity: 1 }];
  await erp.ship({
    order_id: id,
    external_id: 'D1',
    carrier: 'UPS',
    tracking: [{ number: TRACKING }],
    lines,
  });
  await erp.post(`/orders/${id}/notes`, { text: HOUSE_NOTE, to_customer: false });
  await erp.post(`/orders/${id}/notes`, { text: OPEN_NOTE, to_customer: true });
  const query = server.db.selectFrom('shipments').select('shipment_id');
  shipmentId = (await query.executeTakeFirstOrThrow()).shipment_id;
});
afterAll(() => server.close());

/** Returns a response without the parts that vary with each request. */
async function answered(method: Method, url: string, options: RequestOptions) {
  const { status, body, text } = await server.ask(method, url, options);
  return [status, body === undefined ? text : { ...body, request_id: '' }];
}

/** Storefront routes that take an order id; each would show or reveal something of the order. */
const STOREFRONT = [
  ['GET', '/api/order-history'],
  ['GET', '/api/order-pdf'],
  ['POST', '/api/cancel-order'],
  ['POST', '/api/re-orders'],
] as const;

const naming = (method: Method, as: TestCustomer, order_id: string): RequestOptions => {
  const named = { user_id: as.id, order_id };
  return method === 'GET' ? { query: named } : { body: named };
};
const asking = (method: Method, as: TestCustomer, order_id: string): RequestOptions => ({
  as,
  ...naming(method, as, order_id),
});

describe('shipments, tracking and notes of an order', () => {
  it.each(STOREFRONT)('are not found by another buyer: %s %s', async (method, url) => {
    const foreign = await answered(method, url, asking(method, bea, id));
    expect(foreign[0]).toBe(404);
    expect(foreign).toEqual(await answered(method, url, asking(method, bea, '99999999')));
  });

  it.each(STOREFRONT)('are not revealed to a visitor: %s %s', async (method, url) => {
    const ask = (order_id: string) =>
      answered(method, url, naming(method, shop.customer, order_id));
    const refused = await ask(id);
    expect(refused[0]).toBe(401);
    expect(refused).toEqual(await ask('99999999'));
  });

  const MACHINES = [
    ['GET', '/orders/ORDER', undefined],
    ['POST', '/orders/ORDER/hold', { reason: 'Wait' }],
    ['POST', '/orders/ORDER/release', {}],
    ['POST', '/orders/ORDER/picking', { begun: true }],
    ['POST', '/orders/ORDER/notes', { text: 'x', to_customer: false }],
    ['POST', '/shipments/SHIPMENT/void', undefined],
  ] as const;

  it.each(MACHINES)(
    'are forbidden to a key without the scope: %s %s',
    async (method, path, body) => {
      const scopes = SCOPES.filter((one) => !/^(orders|fulfilment|events)/.test(one));
      const key = await newMachine(server, `curious${Math.random()}`, scopes);
      const options = { as: key, ...(body && { body }) };
      const ask = (order: string, shipment: string) =>
        answered(
          method,
          `/api/v1${path.replace('ORDER', order).replace('SHIPMENT', shipment)}`,
          options,
        );
      const refused = await ask(id, shipmentId);
      expect(refused[0]).toBe(403);
      expect(refused).toEqual(await ask('99999999', 'no-such-shipment'));
    },
  );

  it.each(['/orders', '/events', '/orders?acknowledged=false'])(
    'are in no list for a key without the scope: %s',
    async (url) => {
      const key = await newMachine(server, `lists${Math.random()}`, ['stock:write']);
      const { status, text } = await key.read(url);
      expect(status).toBe(403);
      for (const words of [id, TRACKING, OPEN_NOTE]) expect(text).not.toContain(`"${words}"`);
    },
  );

  it('are in none of the lists of another buyer', async () => {
    const lists = ['fetch-order', 'export-orders', 'usual-items'].map((name) =>
      server.ask('GET', `/api/${name}`, { as: bea, query: { user_id: bea.id } }),
    );
    for (const { text } of await Promise.all(lists)) {
      expect(text).not.toContain(TRACKING);
      expect(text).not.toContain(OPEN_NOTE);
    }
  });
});

describe('an internal note', () => {
  it('is shown at the desk, and in no response, file, e-mail or event elsewhere', async () => {
    const annas = shop.customer;
    const query = { user_id: annas.id, order_id: id };
    const mine = { as: annas, query };
    const history = await server.ask('GET', '/api/staff/order', {
      as: desk,
      query: { order_id: id },
    });
    expect(history.text).toContain(HOUSE_NOTE);
    const shown = await buyer(server, annas).order(id);
    expect(shown.notes?.map(({ text }) => text)).toEqual([OPEN_NOTE]);

    const list = { as: annas, query: { user_id: annas.id } };
    const answers = await Promise.all([
      server.ask('GET', '/api/order-history', mine),
      server.ask('GET', '/api/fetch-order', list),
      ...['orders', 'lines'].map((rows) =>
        server.ask('GET', '/api/export-orders', {
          as: annas,
          query: { ...list.query, format: 'csv', rows },
        }),
      ),
      erp.order(id),
      erp.orders(),
      erp.read('/orders', { acknowledged: 'false' }),
      erp.events(),
      ...['csv', 'json'].map((format) =>
        server.ask('GET', '/api/staff/orders/export', { as: desk, query: { format } }),
      ),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const pdfs = await Promise.all(
      [
        ['/api/order-pdf', annas, query],
        ['/api/staff/orders/pick-list', desk, { order_ids: id }],
        ['/api/staff/order/packing-slip', desk, { order_id: id, shipment_id: shipmentId }],
      ].map(async ([url, as, options]) => {
        const { token } = as as TestCustomer;
        const answer = await server.app.inject({
          url: url as string,
          query: options as Record<string, string>,
          headers: { authorization: `Bearer ${token}` },
        });
        expect([url, answer.statusCode]).toEqual([url, 200]);
        return pdfText(answer.rawPayload);
      }),
    );
    const elsewhere = await Promise.all(
      (['mails', 'events', 'webhook_deliveries', 'api_log'] as const).map(async (table) =>
        JSON.stringify(await server.db.selectFrom(table).selectAll().execute()),
      ),
    );
    const mails = (await mailsOf(server)).map(({ subject, text, html }) => subject + text + html);
    expect(mails.some((mail) => mail.includes(OPEN_NOTE))).toBe(true);
    const everything = [...answers.map(({ text }) => text), ...pdfs, ...mails, ...elsewhere];
    for (const text of everything) expect(text).not.toContain(HOUSE_NOTE);
    // Visible where it is allowed, which proves that the search would find it.
    expect(everything.some((text) => text.includes(TRACKING))).toBe(true);
  });
});
