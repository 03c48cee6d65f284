/** @catalogue both */

import type { SearchPage } from '#contract/search';
import type { CustomersProduct, HiddenProduct } from '#contract/staffCustomerShop';

import { staffLog } from '../../server/db/staffLog';
import { buyer, wholeCart } from '../support/buyer';
import { signInDesk, type DeskMember } from '../support/desk';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts, createCustomer, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';

let server: TestServer;
let anna: TestCustomer;
let sam: TestCustomer;
let rita: DeskMember;

interface Found {
  country: string;
  products: CustomersProduct[];
  total: number;
  hidden: HiddenProduct[];
}

beforeAll(async () => {
  server = await startTestServer({
    fill: ({ db }) =>
      storeTestProducts(db, [
        { product_id: 'FELT-1', name: 'Felt red', available: 7, price: 10, sale: 8.5 },
        { product_id: 'FELT-2', name: 'Felt blue', available: 0 },
        { product_id: 'FELT-3', name: 'Felt green', active: false },
        { product_id: 'TWINE-1', name: 'Twine', countries: ['US'] },
      ]),
  });
  anna = await createCustomer(server.db, 'anna');
  sam = await createCustomer(server.db, 'sam', { country: 'US' });
  rita = await signInDesk(server, ['read']);
});
afterAll(() => server.close());

const look = async (search: string, customer_code = 'C-anna') => {
  const { body } = await server.ask<Found>('GET', '/api/staff/customer/products', {
    as: rita,
    query: { customer_code, search },
  });
  return body;
};

describe('a customer’s view of the shop, at the desk,', () => {
  it('matches what the shop shows that customer, to the cent and to the pack', async () => {
    for (const [customer, code] of [
      [anna, 'C-anna'],
      [sam, 'C-sam'],
    ] as const) {
      const { body } = await server.ask<SearchPage>('GET', '/search/', {
        as: customer,
        query: { search_term: 'felt' },
      });
      const { products, total } = await look('felt', code);
      expect([total, products]).toEqual([
        body.total,
        body.products.map((product) => ({ ...product, last_order: null })),
      ]);
    }
    const { country, products } = await look('FELT-1');
    expect(country).toBe('CA');
    expect(products[0]).toMatchObject({ available: 7, selling_price_2: 8.5 });
  });

  it('shows the customer’s last order of a product, and nothing of other customers', async () => {
    const annas = buyer(server, anna);
    await annas.add({ 'FELT-1': 2 });
    const { body } = await annas.place(wholeCart(await annas.cart()));
    const [found] = (await look('FELT-1')).products;
    expect(found?.last_order).toMatchObject({
      order_id: body.order_id,
      order_qty: 2,
      unit_price: 8.5,
    });
    const [other] = (await look('TWINE-1', 'C-sam')).products;
    expect(other?.last_order).toBeNull();
  });

  it('explains why the shop does not show a product', async () => {
    expect((await look('felt-3')).hidden).toEqual([
      { product_id: 'FELT-3', name: 'Felt green', withdrawn: true },
    ]);
    expect((await look('TWINE-1')).hidden).toEqual([
      { product_id: 'TWINE-1', name: 'Twine', withdrawn: false },
    ]);
    expect((await look('TWINE-1', 'C-sam')).hidden).toEqual([]);
  });

  it('opens no session, changes nothing, and logs who looked', async () => {
    const sessions = () => server.db.selectFrom('sessions').selectAll().execute();
    const before = await sessions();
    await look('felt', ' c-ANNA ');
    expect(await sessions()).toEqual(before);
    expect((await staffLog(server.db, 'C-ANNA', 1))[0]).toMatchObject({
      action: 'looked as customer',
      detail: 'felt',
      staff: rita.email,
    });
  });

  it('responds with 404 if the customer does not exist', async () => {
    const query = { customer_code: 'NOBODY', search: 'felt' };
    const { status } = await server.ask('GET', '/api/staff/customer/products', { as: rita, query });
    expect(status).toBe(404);
  });
});
