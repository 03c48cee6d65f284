import type { PurchaseHistory, Variant } from '#contract/purchaseHistory';
import type { Spending } from '#contract/spending';
import type { UsualItem } from '#contract/usualItems';

import { clearSessionCache } from '../../server/services/accounts/sessions';
import { buyer, wholeCart, type Buyer } from '../support/buyer';
import { newMachine, type Machine } from '../support/machine';
import { startTestServer } from '../support/serverApp';
import {
  createColleague,
  createCustomer,
  storeTestProducts,
  type TestCustomer,
} from '../support/shop';
import type { TestServer } from '../support/startOn';

let server: TestServer;
let erp: Machine;
let number = 0;
/** Two buyers and an administrator of one customer, and what each of them ordered. */
let anna: TestCustomer;
let ben: TestCustomer;
let cleo: TestCustomer;
let annas: string;
let bens: string;

beforeAll(async () => {
  server = await startTestServer({
    environment: { LIMITS_EXPORT: '0', LIMITS_UPLOAD: '0', LIMITS_CHANGE: '0' },
    fill: ({ db }) =>
      storeTestProducts(db, [
        { product_id: 'THREAD', name: 'Thread', available: 90_000 },
        { product_id: 'RIBBON', name: 'Ribbon', available: 90_000 },
      ]),
  });
  erp = await newMachine(server, 'erp');
});
afterAll(() => server.close());

const place = async (as: Buyer, packs: Record<string, number>) => {
  if (Object.keys(packs).length > 0) await as.add(packs);
  const { body } = await as.place(wholeCart(await as.cart()));
  return body.order_id ?? '';
};

beforeEach(async () => {
  number += 1;
  anna = await createCustomer(server.db, `anna${number}`);
  ben = await createColleague(server.db, anna, `ben${number}`);
  cleo = await createColleague(server.db, anna, `cleo${number}`, 'administrator');
  annas = await place(buyer(server, anna), { THREAD: 3 });
  bens = await place(buyer(server, ben), { RIBBON: 60 });
});

const letSee = async (buyers_see: string) => {
  const { status } = await server.ask('PATCH', `/api/v1/customers/C-anna${number}`, {
    as: erp,
    body: { buyers_see },
  });
  clearSessionCache(server.db);
  return status;
};
const ask = <Body>(call: string, as: TestCustomer, query: Record<string, string | number> = {}) =>
  server.ask<Body>('GET', `/api/${call}`, { as, query: { user_id: as.id, ...query } });
const send = (call: string, as: TestCustomer, body: object) =>
  server.ask('POST', `/api/${call}`, { as, body: { user_id: as.id, ...body } });

interface Orders {
  orders: { order_id: string; ordered_by?: unknown }[];
  total: number;
  people?: unknown[];
}
const listed = async (as: TestCustomer, query: Record<string, string | number> = {}) =>
  (await ask<Orders>('fetch-order', as, query)).body;
const numbersOf = async (as: TestCustomer, query: Record<string, string | number> = {}) =>
  (await listed(as, query)).orders.map(({ order_id }) => order_id).sort();

/** What somebody reads of the company's orders, by every call that tells of them. */
async function told(as: TestCustomer) {
  const bought = (await ask<PurchaseHistory>('what-i-buy', as)).body;
  const usual = (await ask<{ products: UsualItem[] }>('usual-items', as)).body.products;
  const variants = await ask<{ products: Variant[] }>('product-variants', as, {
    product_id: 'RIBBON',
  });
  const spent = (await ask<Spending>('spending', as)).body;
  const files = ['orders', 'lines'].map(async (rows) => {
    const { text } = await ask('export-orders', as, { format: 'csv', rows });
    return text;
  });
  return {
    list: await numbersOf(as),
    page: await numbersOf(as, { page: 1, pagination: 25 }),
    words: await numbersOf(as, { search: 'Ribbon' }),
    byNumber: await numbersOf(as, { search: bens }),
    file: (await Promise.all(files)).map((text) => text.includes(bens)),
    order: (await ask('order-history', as, { order_id: bens })).status,
    pdf: (await ask('order-pdf', as, { order_id: bens })).status,
    again: (await send('re-orders', as, { order_id: bens, check: true })).status,
    bought: bought.products.map(({ product_id }) => product_id).sort(),
    usual: usual.map(({ product_id }) => product_id).sort(),
    variant: variants.body.products.some(({ product_id, last_item }) =>
      Boolean(product_id === 'RIBBON' && last_item),
    ),
    spent: spent.months.at(-1)?.total,
  };
}

describe('buyers of a company', () => {
  it('see the orders of everybody, unless the company lets them see only their own', async () => {
    expect(await told(anna)).toEqual({
      list: [annas, bens].sort(),
      page: [annas, bens].sort(),
      words: [bens],
      byNumber: [bens],
      file: [true, true],
      order: 200,
      pdf: 200,
      again: 200,
      bought: ['RIBBON', 'THREAD'],
      usual: ['RIBBON', 'THREAD'],
      variant: true,
      spent: 63 * 12 * 2.5,
    });

    expect(await letSee('own')).toBe(200);
    expect(await told(anna)).toEqual({
      list: [annas],
      page: [annas],
      words: [],
      byNumber: [],
      file: [false, false],
      order: 404,
      pdf: 404,
      again: 404,
      bought: ['THREAD'],
      usual: ['THREAD'],
      variant: false,
      spent: 3 * 12 * 2.5,
    });
    expect(await numbersOf(ben)).toEqual([bens]);
    expect(await numbersOf(cleo)).toEqual([annas, bens].sort());
  });

  it('X1: get of a colleague’s order what they get of an unknown one, also by naming the colleague', async () => {
    await letSee('own');
    const answers = await Promise.all(
      [bens, 'NO-SUCH'].map(async (order_id) => [
        (await ask('order-history', anna, { order_id })).body,
        (await send('re-orders', anna, { order_id })).body,
        (await send('cancel-order', anna, { order_id })).body,
      ]),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(await numbersOf(anna, { ordered_by: ben.id })).toEqual([]);
    const list = await listed(anna, { page: 1 });
    expect(list.people).toBeUndefined();
    expect(list.orders[0]).not.toHaveProperty('ordered_by');
    expect((await ask<PurchaseHistory>('what-i-buy', anna)).body.scopes?.people ?? false).toBe(
      false,
    );
    // Nor does what the colleague ordered make a quantity usual.
    const cart = buyer(server, anna);
    await cart.add({ RIBBON: 1 });
    const [line] = await cart.cart();
    expect(line).toMatchObject({ product_id: 'RIBBON' });
    expect(JSON.stringify(line)).not.toContain('"most":60');
  });

  it('X1: are warned of a scan in a colleague’s order without its number', async () => {
    const line = { code: 'RIBBON', item: 2, scans: ['own-scan-1', 'own-scan-2'] };
    const seenBy = async (as: TestCustomer) =>
      (await buyer(server, as).upload([line], { check: true })).body.lines?.[0]?.seen;
    await buyer(server, ben).upload([line]);
    const order_id = await place(buyer(server, ben), {});
    expect(await seenBy(anna)).toMatchObject([{ scans: 2, order_id }]);

    await letSee('own');
    expect(await seenBy(anna)).toEqual([
      {
        scans: 2,
        order_id: null,
        date: expect.any(String),
        colleague: true,
        is_ordered: true,
      },
    ]);
    for (const as of [ben, cleo]) expect(await seenBy(as)).toMatchObject([{ order_id }]);
  });

  it('X1: are not told the number of what a colleague has sent for approval', async () => {
    await server.db
      .updateTable('customer_users')
      .set({ order_limit_cents: 0 })
      .where('id', '=', ben.id)
      .execute();
    const line = { code: 'RIBBON', item: 1, scans: ['sent-scan'] };
    const bensCart = buyer(server, ben);
    await bensCart.upload([line]);
    const sent = await bensCart.place(wholeCart(await bensCart.cart()), {
      may_need_approval: true,
    });
    const seenBy = async (as: TestCustomer) =>
      (await buyer(server, as).upload([line], { check: true })).body.lines?.[0]?.seen;
    const requisition = sent.body as { requisition_id?: string };
    expect(await seenBy(anna)).toMatchObject([{ order_id: null, is_ordered: true }]);
    for (const as of [ben, cleo])
      expect(await seenBy(as)).toMatchObject([{ order_id: requisition.requisition_id }]);
  });

  it('may cancel their own order, and see all again once the company lets them', async () => {
    await letSee('own');
    expect((await send('cancel-order', anna, { order_id: annas })).status).toBe(200);
    expect(await letSee('all')).toBe(200);
    expect(await numbersOf(anna)).toEqual([annas, bens].sort());
    expect(await letSee('some')).toBe(400);
  });

  it('are told by the customer read by a program, which says so only of this one', async () => {
    const read = async () =>
      (await erp.read<{ buyers_see?: string }>(`/customers/C-anna${number}`)).body.buyers_see;
    expect(await read()).toBeUndefined();
    await letSee('own');
    expect(await read()).toBe('own');
  });
});
