/** @engines both @catalogue both */

import { brotliDecompressSync } from 'node:zlib';

import type { Product, ProductPage } from '#contract/product';
import type { CustomersProduct } from '#contract/staffCustomerShop';

import { packCents } from '../../domain/unitPrice';
import { readListPrices, readPackListPrices } from '../../server/db/priceLists';
import { clearSessionCache } from '../../server/services/accounts/sessions';
import { buyer } from '../support/buyer';
import { signInDesk } from '../support/desk';
import { storePriceList } from '../support/priceLists';
import { startTestServer } from '../support/serverApp';
import { createCustomer, storeTestProducts, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';

const MIDNIGHT = new Date('2026-12-01T05:00:00.000Z');
const LISTING = '/api/cadProducts?pagination=50';
const CALLS = [
  LISTING,
  '/search/?search_term=felt',
  '/api/displayProducts?pagination=50',
  '/api/productDescription?product_id=FELT-1',
];

let now = new Date();
let server: TestServer;
let alder: TestCustomer;
let birch: TestCustomer;
let plain: TestCustomer;

beforeAll(async () => {
  server = await startTestServer({
    now: () => now,
    fill: ({ db }) =>
      storeTestProducts(db, [
        { product_id: 'FELT-1', name: 'Felt red', price: 4, ship_pac: 1 },
        { product_id: 'FELT-2', name: 'Felt blue', price: 5, sale: 4.5, ship_pac: 1 },
        { product_id: 'FELT-3', name: 'Felt green', price: 3.33, ship_pac: 3 },
        { product_id: 'FELT-4', name: 'Felt black', price: 6, ship_pac: 1 },
        { product_id: 'FELT-5', name: 'Felt white', price: 6, ship_pac: 1 },
      ]),
  });
  const { db } = server;
  alder = await createCustomer(db, 'alder');
  birch = await createCustomer(db, 'birch');
  plain = await createCustomer(db, 'plain');
  await storePriceList(db, {
    code: 'ALDER',
    customers: ['alder-company'],
    prices: [
      ['FELT-1', 1, 3.7],
      ['FELT-1', 10, 3.6],
      ['FELT-2', 1, 4.7],
    ],
  });
  await storePriceList(db, {
    code: 'BIRCH',
    isBinding: true,
    customers: ['birch-company'],
    prices: [
      ['FELT-1', 1, 4.1],
      ['FELT-2', 1, 4.1],
    ],
  });
  await storePriceList(db, { code: 'BIRCH-2', percentOff: 1250, customers: ['birch-company'] });
  await storePriceList(db, {
    code: 'ALDER-US',
    country: 'US',
    customers: ['alder-company'],
    prices: [['FELT-1', 1, 0.01]],
  });
  await storePriceList(db, {
    code: 'OVER',
    endsAt: '2020-01-01T00:00:00.000Z',
    customers: ['alder-company', 'birch-company'],
    prices: [['FELT-1', 1, 0.02]],
  });
});
afterAll(() => server.close());
beforeEach(() => {
  now = new Date();
});

/** The products of a listing, a search or a product page, by id. */
async function read(customer: TestCustomer, call = LISTING) {
  const { body } = await server.ask<ProductPage & { product?: Product; related?: Product[] }>(
    'GET',
    call,
    { as: customer },
  );
  const { products = [], product, related = [] } = body;
  const all = product ? [product, ...related] : products;
  return new Map(all.map((one) => [one.product_id, one]));
}

const ALDERS = {
  selling_price: 3.7,
  selling_price_2: null,
  price_breaks: [{ packs: 10, price: 3.6 }],
  list_price: 4,
};
const BIRCHES = { selling_price: 4.1, selling_price_2: null, list_price: 4 };
const pricesOf = (product: Product | undefined) => {
  const { selling_price, selling_price_2, price_breaks, list_price } = product!;
  return {
    selling_price,
    selling_price_2,
    ...(price_breaks && { price_breaks }),
    ...(list_price !== undefined && { list_price }),
  };
};

/** Which list makes the price of one pack, as the desk says. */
const MADE_BY: Record<string, object | undefined> = {
  alder: { packs: 1, price: 3.7, price_list: 'ALDER', name: 'List ALDER' },
  birch: { packs: 1, price: 4.1, price_list: 'BIRCH', name: 'List BIRCH' },
};

describe('case 7: companies with the same list prices and price lists of their own', () => {
  it.each(CALLS)('see their own prices in turn at %s, however warm its cache is', async (call) => {
    for (let turn = 0; turn < 3; turn += 1) {
      expect(pricesOf((await read(alder, call)).get('FELT-1'))).toEqual(ALDERS);
      expect(pricesOf((await read(birch, call)).get('FELT-1'))).toEqual(BIRCHES);
      expect(pricesOf((await read(plain, call)).get('FELT-1'))).toEqual({
        selling_price: 4,
        selling_price_2: null,
      });
    }
  });

  it('see them when the answer is compressed, and the text is the same', async () => {
    const ask = (customer: TestCustomer, headers = {}) =>
      server.app.inject({
        url: LISTING,
        headers: { authorization: `Bearer ${customer.token}`, ...headers },
      });
    for (let turn = 0; turn < 3; turn += 1) {
      for (const customer of [alder, birch, plain]) {
        const packed = await ask(customer, { 'accept-encoding': 'br' });
        const text = brotliDecompressSync(packed.rawPayload).toString();
        expect(packed.headers['cache-control']).toBe('no-store');
        expect((await ask(customer)).payload).toBe(text);
        expect(text.includes('"list_price":4,') || text.includes('"list_price":4}')).toBe(
          customer !== plain,
        );
        expect(text.includes('"price_breaks"')).toBe(customer === alder);
      }
    }
  });

  it('share an answer with nobody once a price, a list or the stock has changed', async () => {
    await read(alder);
    await read(birch);
    const setAlders = (unit_cents: number) =>
      server.db
        .updateTable('price_list_prices')
        .set({ unit_cents })
        .where('list_code', '=', 'ALDER')
        .where('product_id', '=', 'FELT-1')
        .where('quantity_from', '=', 1)
        .execute();
    await setAlders(365);
    expect(pricesOf((await read(alder)).get('FELT-1'))).toEqual({ ...ALDERS, selling_price: 3.65 });
    expect(pricesOf((await read(birch)).get('FELT-1'))).toEqual(BIRCHES);
    await setAlders(370);
    expect(pricesOf((await read(alder)).get('FELT-1'))).toEqual(ALDERS);
  });

  it('find a sale, a percentage and nothing else of what is over or of another country', async () => {
    const alders = await read(alder);
    const birches = await read(birch);
    expect(pricesOf(alders.get('FELT-2'))).toEqual({ selling_price: 4.7, selling_price_2: 4.5 });
    expect(pricesOf(birches.get('FELT-2'))).toEqual({
      selling_price: 4.1,
      selling_price_2: null,
      list_price: 5,
    });
    expect(pricesOf(alders.get('FELT-3'))).toEqual({ selling_price: 3.33, selling_price_2: null });
    expect(pricesOf(birches.get('FELT-3'))).toEqual({
      selling_price: 2.91,
      selling_price_2: null,
      list_price: 3.33,
    });
  });

  it('are shown at the desk as they see themselves', async () => {
    const rita = await signInDesk(server, ['read']);
    for (const customer of [alder, birch, plain]) {
      const { body } = await server.ask<{ products: CustomersProduct[] }>(
        'GET',
        '/api/staff/customer/products',
        { as: rita, query: { customer_code: `C-${customer.id}`, search: 'FELT-1' } },
      );
      const own = await read(customer);
      const [made] = body.products.flatMap((product) =>
        product.product_id === 'FELT-1' ? (product.made_by ?? []) : [],
      );
      expect(made).toEqual(MADE_BY[customer.id]);
      expect(pricesOf(body.products.find(({ product_id }) => product_id === 'FELT-1'))).toEqual(
        pricesOf(own.get('FELT-1')),
      );
    }
  });
});

describe('the prices of lists', () => {
  it('make one pack cost the same, read for a page and for a large part of the catalogue', async () => {
    const ids = ['FELT-1', 'FELT-2', 'FELT-3', 'NO-SUCH'];
    const codes = ['ALDER', 'BIRCH', 'BIRCH-2', 'ALDER-US'];
    const page = await readListPrices(server.db, ids, 'CA', codes);
    const many = await readPackListPrices(server.db, ids, 'CA', codes);
    const few = await readPackListPrices(server.db, ['FELT-1'], 'CA', codes);
    const none = await readPackListPrices(server.db, ids, 'CA', []);

    const offer = { selling_cents: 400, sale_cents: null };
    for (const id of ids) {
      expect(page(id).map(({ code }) => code)).not.toContain('ALDER-US');
      const steps = many(id).flatMap((list) => list.steps);
      expect(steps.filter(({ packs }) => packs > 1)).toEqual([]);
      expect(packCents(offer, many(id))).toBe(packCents(offer, page(id)));
    }
    expect(packCents(offer, many('FELT-1'))).toBe(410);
    expect(few('FELT-1')).toEqual(page('FELT-1'));
    expect(none('FELT-1')).toEqual([]);
  });
});

describe('case 5: a customer without price lists', () => {
  it('gets what everybody got before there were any', async () => {
    const text = async () =>
      (
        await server.app.inject({
          url: LISTING,
          headers: { authorization: `Bearer ${plain.token}` },
        })
      ).payload;
    const before = await text();
    expect(before).not.toMatch(/price_breaks|list_price/);
    await storePriceList(server.db, {
      code: 'OTHERS',
      customers: ['nobody-company'],
      prices: [['FELT-1', 1, 1]],
    });
    expect(await text()).toBe(before);
  });
});

describe('case 12: sorting by price', () => {
  it('is by the prices of the customer who asks', async () => {
    const order = async (customer: TestCustomer) => [
      ...(await read(customer, `${LISTING}&sort=price`)).keys(),
    ];
    expect(await order(plain)).toEqual(['FELT-3', 'FELT-1', 'FELT-2', 'FELT-4', 'FELT-5']);
    await storePriceList(server.db, {
      code: 'DEEP',
      customers: ['alder-company'],
      prices: [['FELT-5', 1, 0.5]],
    });
    expect(await order(alder)).toEqual(['FELT-5', 'FELT-3', 'FELT-1', 'FELT-2', 'FELT-4']);
    await server.db.deleteFrom('price_lists').where('code', '=', 'DEEP').execute();
    clearSessionCache(server.db);
  });
});

describe('case 9: quantity breaks', () => {
  const lineTo = (order_qty: number, price: number) => ({
    product_id: 'FELT-1',
    order_qty,
    price,
  });

  it('make the price of a cart line at its packs, and of an order at what it takes of it', async () => {
    const alders = buyer(server, alder);
    await alders.add({ 'FELT-1': 12 });
    expect(await alders.cart()).toMatchObject([{ price: 3.6, selling_price: 3.7, list_price: 4 }]);

    const refused = await alders.place([lineTo(6, 3.6)]);
    expect([refused.status, refused.body.errors]).toEqual([
      409,
      [expect.objectContaining({ product_id: 'FELT-1', price: 3.7 })],
    ]);
    const placed = await alders.place([lineTo(6, 3.7)]);
    expect(placed.status).toBe(200);
    expect(await alders.order(placed.body.order_id ?? '')).toMatchObject({
      lines: [{ price: 3.7 }],
    });
    expect(await alders.cart()).toMatchObject([{ item: 6, price: 3.7 }]);
  });

  it('count all packs of a product in an order, whatever their lines', async () => {
    const alders = buyer(server, alder);
    await alders.add({ 'FELT-1': 6 });
    expect(await alders.packs()).toEqual({ 'FELT-1': 12 });
    const { body } = await alders.place([lineTo(6, 3.6), lineTo(6, 3.6)]);

    const stored = await server.db
      .selectFrom('order_lines')
      .where('order_id', '=', body.order_id ?? '')
      .select(['unit_cents', 'list_cents', 'price_list'])
      .execute();
    const line = { unit_cents: 360, list_cents: 400, price_list: 'ALDER' };
    expect(stored).toEqual([line, line]);
  });

  it('are compared at the packs of then, of all lines, when an order is repeated', async () => {
    const alders = buyer(server, alder);
    const { body } = await server.ask<{ orders: { order_id: string; units: number }[] }>(
      'GET',
      '/api/fetch-order',
      { as: alder, query: { user_id: alder.id } },
    );
    const [newest] = body.orders;
    const again = await alders.reOrder(newest!.order_id, { check: true });
    expect(again.body.lines?.[0]).toMatchObject({ price_then: 3.6, price_now: 3.6 });
  });
});

describe('case 8: a list that ends at midnight, with a cart open', () => {
  it('is charged until then, and refused afterwards with the new price', async () => {
    await storePriceList(server.db, {
      code: 'ENDS',
      endsAt: MIDNIGHT.toISOString(),
      customers: ['alder-company'],
      prices: [['FELT-4', 1, 5]],
    });
    // Sessions last for eight hours.
    const token = await createCustomer(server.db, 'cedar');
    await server.db
      .insertInto('customer_price_lists')
      .values({ customer_id: 'cedar-company', list_code: 'ENDS' })
      .execute();
    now = new Date(MIDNIGHT.getTime() - 1);
    await server.db
      .updateTable('sessions')
      .set({ created_at: now.toISOString(), last_seen_at: now.toISOString() })
      .where('customer_id', '=', 'cedar')
      .execute();
    clearSessionCache(server.db);
    const cedars = buyer(server, token);
    await cedars.add({ 'FELT-4': 1 });
    const [line] = await cedars.cart();
    expect(line).toMatchObject({ price: 5, list_price: 6 });

    now = MIDNIGHT;
    const late = await cedars.place([{ product_id: 'FELT-4', order_qty: 1, price: 5 }]);
    expect([late.status, late.body.errors]).toEqual([
      409,
      [expect.objectContaining({ product_id: 'FELT-4', price: 6 })],
    ]);
    const [current] = await cedars.cart();
    expect(current).toMatchObject({ price: 6 });
    expect(current).not.toHaveProperty('list_price');
    const placed = await cedars.place([{ product_id: 'FELT-4', order_qty: 1, price: 6 }]);
    expect(placed.status).toBe(200);
  });
});
