import * as invoices from '#contract/invoices';
import * as requisitions from '#contract/requisitions';
import type { Route } from '#contract/route';

import { buyer, wholeCart, type Outcome } from '../support/buyer';
import { newMachine } from '../support/machine';
import { recordQueries } from '../support/recordQueries';
import { startTestServer } from '../support/serverApp';
import {
  createColleague,
  createCustomer,
  storeTestProducts,
  type TestCustomer,
} from '../support/shop';
import type { Method, TestServer } from '../support/startOn';

let server: TestServer;
let recorder: ReturnType<typeof recordQueries>;
/** An administrator of another company. */
let bea: TestCustomer;
/** Of the first company. */
const ids = { requisition_id: '', order_id: '', number: 'INV-1' };

beforeAll(async () => {
  server = await startTestServer({
    environment: { COLLEAGUES: 'self', LIMITS_FILE: '0', LIMITS_CHANGE: '0' },
    fill: async (database) => {
      await storeTestProducts(database.db, [{ product_id: 'COIN', price: 10, ship_pac: 1 }]);
      recorder = recordQueries(database);
    },
  });
  const anna = await createCustomer(server.db, 'anna');
  const cleo = await createColleague(server.db, anna, 'cleo', 'administrator');
  bea = await createColleague(
    server.db,
    await createCustomer(server.db, 'other'),
    'bea',
    'administrator',
  );
  const place = async (packs: number) => {
    const annas = buyer(server, anna);
    await annas.add({ COIN: packs });
    const cart = wholeCart(await annas.cart());
    const { body } = await annas.place(cart, { may_need_approval: true });
    return body as Outcome & { requisition_id?: string };
  };
  ids.order_id = (await place(1)).order_id!;
  await server.ask('PUT', '/api/company/person', {
    as: cleo,
    body: { user_id: cleo.id, email: anna.email, order_limit: 5 },
  });
  ids.requisition_id = (await place(2)).requisition_id!;
  const erp = await newMachine(server, 'erp');
  const row = { number: ids.number, customer_code: 'C-anna', issued_on: '2026-10-15', total: 100 };
  await server.ask('PATCH', '/api/v1/invoices', {
    as: erp,
    body: { rows: [{ ...row, order_id: ids.order_id }] },
  });
  await server.ask('PUT', `/api/v1/invoices/${ids.number}/pdf`, {
    as: erp,
    body: '%PDF-1.7\n%%EOF\n',
    headers: { 'content-type': 'application/pdf' },
  });
});
afterAll(() => server.close());

type Named = keyof typeof ids;
const UNKNOWN = { requisition_id: 'R999', order_id: '999999', number: 'INV-9' };
/** What a call needs besides the record that it names. */
const REST: Record<string, object> = {
  '/api/requisition/approve': {
    version: 1,
    lines: [{ line: 1, packs: 2, price: 10, ship_pack: 1 }],
  },
  '/api/requisition/decline': { version: 1, note: 'Not this month' },
  '/api/requisition/withdraw': { to_cart: true },
};

interface Parts {
  properties?: object;
}
const namesOf = ({ schema }: Route) => {
  const { querystring, body } = schema as { querystring?: Parts; body?: Parts };
  return Object.keys({ ...querystring?.properties, ...body?.properties });
};
const isRecordName = (name: string): name is Named => name in ids;

/** The calls that name a requisition, an order or an invoice, from the contract. */
const calls = [...Object.values(requisitions), ...Object.values(invoices)]
  .filter((value): value is typeof value & Route => 'url' in value)
  .flatMap((route: Route) =>
    namesOf(route)
      .filter(isRecordName)
      .map((name) => [route.method, route.url, name] as const),
  );

async function answerTo(method: Method, url: string, name: Named, id: string) {
  const sent = { user_id: bea.id, [name]: id, ...REST[url] };
  let answer = '';
  const queries = await recorder.during(async () => {
    const how = method === 'GET' ? { query: sent } : { body: sent };
    const { status, text } = await server.ask(method, url, { as: bea, ...how } as object);
    answer = `${status} ${text.replaceAll(id, 'ID')}`;
  });
  return { answer, queries };
}

describe('a record of another company', () => {
  it('is named by five calls about requisitions and invoices', () => {
    expect(calls.map(([, url]) => url).sort()).toEqual([
      '/api/invoice-pdf',
      '/api/requisition',
      '/api/requisition/approve',
      '/api/requisition/decline',
      '/api/requisition/withdraw',
    ]);
  });

  it.each(calls)('X1: is as an unknown one to %s %s, also in work', async (method, url, name) => {
    // The first call of its kind may read what is then kept, whatever it names.
    await answerTo(method, url, name, UNKNOWN[name]);
    const foreign = await answerTo(method, url, name, ids[name]);
    const unknown = await answerTo(method, url, name, UNKNOWN[name]);
    expect(foreign).toEqual(unknown);
    expect(foreign.answer).toMatch(/^404 /);
    expect(foreign.queries).toBeGreaterThan(0);
  });

  it('is in no list, search, file or statement of theirs, and stays as it was', async () => {
    const query = { user_id: bea.id };
    const texts = await Promise.all([
      server.ask('GET', '/api/requisitions', { as: bea, query }),
      server.ask('GET', '/api/invoices', { as: bea, query: { ...query, search: ids.number } }),
      server.ask('GET', '/api/balance', { as: bea, query }),
      server.ask('GET', '/api/export-invoices', { as: bea, query: { ...query, format: 'csv' } }),
    ]);
    for (const { status, text } of texts) {
      expect(status).toBe(200);
      for (const id of Object.values(ids)) expect(text).not.toContain(id);
    }
    const stored = await server.db
      .selectFrom('requisitions')
      .select(['id', 'state', 'version'])
      .execute();
    expect(stored).toEqual([{ id: ids.requisition_id, state: 'open', version: 1 }]);
  });
});
