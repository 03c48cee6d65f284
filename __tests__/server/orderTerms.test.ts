import { buyer, wholeCart, type Buyer } from '../support/buyer';
import { newMachine, type Machine } from '../support/machine';
import { startTestServer } from '../support/serverApp';
import { createCustomer, storeTestProducts, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';

let server: TestServer;
let erp: Machine;
let anna: TestCustomer;
let annas: Buyer;
let number = 0;

beforeAll(async () => {
  server = await startTestServer({
    environment: { MIN_ORDER_CA: '100' },
    fill: ({ db }) =>
      storeTestProducts(db, [{ product_id: 'GLUE', price: 2.5, available: 900, ship_pac: 4 }]),
  });
  erp = await newMachine(server, 'erp');
});
afterAll(() => server.close());

beforeEach(async () => {
  number += 1;
  anna = await createCustomer(server.db, `anna${number}`);
  annas = buyer(server, anna);
});

const set = async (terms: object) => {
  const { status } = await server.ask('PATCH', `/api/v1/customers/C-${anna.id}`, {
    as: erp,
    body: terms,
  });
  expect(status).toBe(200);
};
const place = async (packs: number, more: Record<string, unknown> = {}) => {
  if (packs > 0) await annas.add({ GLUE: packs });
  return annas.place(wholeCart(await annas.cart()), more);
};
const cart = async () => {
  const query = { user_id: anna.id };
  const { body } = await server.ask<Record<string, unknown>>('GET', '/api/cart', {
    as: anna,
    query,
  });
  return { min_order: body.min_order, po_required: body.po_required };
};

describe('the least that an order comes to', () => {
  it('is the shop’s: below it nothing is ordered, and the answer says what is missing', async () => {
    const { status, body } = await place(9);
    expect([status, body.message]).toEqual([
      409,
      'Your order comes to less than the minimum of $100.00: $10.00 is missing. Nothing was ordered; add something and place the order again.',
    ]);
    expect(body).toMatchObject({ errors: [{ field: 'order_qty' }] });
    expect(await annas.cart()).toHaveLength(1);
    expect((await place(1)).status).toBe(200);
  });

  it('is the customer’s own where there is one, and nothing where that is 0', async () => {
    await set({ min_order: 250 });
    expect(await cart()).toEqual({ min_order: 250, po_required: undefined });
    expect((await place(24)).status).toBe(409);
    await set({ min_order: 0 });
    expect(await cart()).toEqual({ min_order: undefined, po_required: undefined });
    expect((await place(1)).status).toBe(200);
    await set({ min_order: null });
    expect(await cart()).toEqual({ min_order: 100, po_required: undefined });
  });
});

describe('a purchase-order number that is required', () => {
  it('is asked for in its field, and blanks are none', async () => {
    await set({ po_required: true, min_order: 0 });
    expect(await cart()).toEqual({ min_order: undefined, po_required: true });
    const { status, body } = await place(1, { po_reference: '  ' });
    expect([status, body.errors]).toMatchObject([400, [{ field: 'po_reference' }]]);
    expect((await place(0, { po_reference: 'PO-1' })).status).toBe(200);
    const read = await server.ask<object>('GET', `/api/v1/customers/C-${anna.id}`, { as: erp });
    expect(read.body).toMatchObject({ po_required: true, min_order: 0 });
  });
});
