import { buyer, type Buyer } from '../support/buyer';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts, createCustomer, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';
import { eachTrial } from '../support/trials';

let server: TestServer;
let anna: TestCustomer;
let bea: TestCustomer;
let annas: Buyer;

beforeAll(async () => {
  server = await startTestServer({
    fill: async ({ db }) => {
      await storeTestProducts(db, [
        { product_id: 'THREAD-1', name: 'Thread <b>100 m</b>', price: 2.5, available: 10 },
        { product_id: 'THREAD-2', price: 3, sale: 2.25, available: 5, name_fr: 'Fil à coudre' },
        { product_id: 'SOON-1', class: 'N', available: 0 },
        { product_id: 'GONE-1', available: 0 },
        { product_id: 'OWED-1', available: -4 },
        { product_id: 'US-1', countries: ['US'] },
        { product_id: 'OLD-1', active: false },
      ]);
    },
  });
});
afterAll(() => server.close());

let customers = 0;
beforeEach(async () => {
  customers += 1;
  anna = await createCustomer(server.db, `anna${customers}`);
  bea = await createCustomer(server.db, `bea${customers}`, { country: 'US' });
  annas = buyer(server, anna);
});

const outcomes = (answer: Awaited<ReturnType<Buyer['add']>>) =>
  answer.body.lines?.map(({ product_id, outcome, possible }) => [product_id, outcome, possible]);

describe('adding to the cart', () => {
  it('creates a line with the current price, pack and stock', async () => {
    const { status, body } = await annas.add({ 'THREAD-2': 2 });

    expect([status, body.status, body.message]).toEqual([
      200,
      true,
      'Added to the cart: 1 of 1 lines.',
    ]);
    expect(await annas.cart()).toEqual([
      expect.objectContaining({
        product_id: 'THREAD-2',
        item: 2,
        price: 2.25,
        selling_price: 3,
        selling_price_2: 2.25,
        retail_price: 6,
        ship_pack: 12,
        available: 5,
        class: '',
        image: 'THREAD-2.jpg',
      }),
    ]);
  });

  it('increases an existing line', async () => {
    await annas.add({ 'THREAD-1': 2 });
    await annas.add({ 'THREAD-1': 3 });

    expect(await annas.packs()).toEqual({ 'THREAD-1': 5 });
  });

  it('stops at the available quantity, counting what is in the cart', async () => {
    await annas.add({ 'THREAD-1': 8 });
    const { body } = await annas.add({ 'THREAD-1': 5 });

    expect(body.lines?.[0]).toMatchObject({ outcome: 'clamped', possible: 2, in_cart: 8 });
    expect(body.lines?.[0]?.message).toBe('Only 10 available in all: 2 of 5 can be added.');
    expect(await annas.packs()).toEqual({ 'THREAD-1': 10 });
  });

  it('reports that nothing was added if the cart already holds everything available', async () => {
    await annas.add({ 'THREAD-1': 10 });
    const answer = await annas.add({ 'THREAD-1': 1 });

    expect(answer.body.status).toBe(false);
    expect(outcomes(answer)).toEqual([['THREAD-1', 'clamped', 0]]);
  });

  it('accepts products that are coming soon without stock', async () => {
    await annas.add({ 'SOON-1': 400 });

    expect(await annas.packs()).toEqual({ 'SOON-1': 400 });
  });

  it('skips unavailable products and explains why, line by line', async () => {
    const answer = await annas.add({
      'GONE-1': 1,
      'OWED-1': 1,
      'US-1': 1,
      'OLD-1': 1,
      nothing: 1,
      ' thread-1 ': 1,
    });

    expect(outcomes(answer)).toEqual([
      ['GONE-1', 'unavailable', 0],
      ['OWED-1', 'unavailable', 0],
      ['US-1', 'unavailable', 0],
      ['OLD-1', 'unavailable', 0],
      [null, 'unknown', 0],
      ['THREAD-1', 'added', 1],
    ]);
    expect(await annas.packs()).toEqual({ 'THREAD-1': 1 });
  });

  it.each(eachTrial(1))('keeps both of two additions made at the same time', async () => {
    await Promise.all([annas.add({ 'THREAD-1': 2 }), annas.add({ 'THREAD-1': 3, 'THREAD-2': 1 })]);

    expect(await annas.packs()).toEqual({ 'THREAD-1': 5, 'THREAD-2': 1 });
  });

  it.each(eachTrial(1))('adds once under one key', async () => {
    const first = await annas.add({ 'THREAD-1': 2 }, 'key-1');
    const again = await annas.add({ 'THREAD-1': 2 }, 'key-1');

    expect(again.text).toBe(first.text);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(await annas.packs()).toEqual({ 'THREAD-1': 2 });
  });

  it.each([
    ['none', { 'THREAD-1': 0 }],
    ['a negative quantity', { 'THREAD-1': -1 }],
    ['half a pack', { 'THREAD-1': 1.5 }],
    ['a quantity in quotes', { 'THREAD-1': '1' }],
    ['more than a line holds', { 'THREAD-1': 100_000 }],
  ])('refuses %s and adds nothing', async (_what, counts) => {
    const { status, body } = await annas.add({ 'THREAD-2': 1, ...(counts as object) });

    expect(status).toBe(400);
    expect(body.status).toBe(false);
    expect(body.errors?.[0]?.field).toBe('THREAD-1');
    expect(await annas.packs()).toEqual({});
  });
});

describe("changing a line's quantity", () => {
  const lineOf = async (counts: Record<string, number>) => {
    await annas.add(counts);
    const [line] = await annas.cart();
    return line?.id ?? '';
  };

  it('stores the new quantity', async () => {
    const { body } = await annas.set(await lineOf({ 'THREAD-1': 2 }), 7);

    expect(body).toEqual({ status: true, item: 7 });
    expect(await annas.packs()).toEqual({ 'THREAD-1': 7 });
  });

  it('accepts numbers as text in the query string', async () => {
    const id = await lineOf({ 'THREAD-1': 2 });
    const query = { id, user_id: anna.id, item: '3' };

    expect((await server.ask('POST', '/api/add/item', { as: anna, query })).status).toBe(200);
    expect(await annas.packs()).toEqual({ 'THREAD-1': 3 });
  });

  it('stops at the available quantity and says so in the language of the request', async () => {
    const { body } = await annas.set(await lineOf({ 'THREAD-2': 1 }), 9, 'fr');

    expect(body).toEqual({
      status: true,
      item: 5,
      message: 'Seulement 5 en stock; la quantité est maintenant de 5.',
    });
  });

  it('removes the line at zero', async () => {
    await annas.set(await lineOf({ 'THREAD-1': 2 }), 0);

    expect(await annas.packs()).toEqual({});
  });

  it('cannot reach another customer’s line', async () => {
    const id = await lineOf({ 'THREAD-1': 2 });
    const foreign = await buyer(server, bea).set(id, 5);
    const missing = await buyer(server, bea).set('no-such-line', 5);

    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe(missing.text);
    expect(await annas.packs()).toEqual({ 'THREAD-1': 2 });
  });
});

describe('removing lines', () => {
  it('removes one line', async () => {
    await annas.add({ 'THREAD-1': 1, 'THREAD-2': 1 });
    const [line] = await annas.cart();
    const query = { id: line?.id ?? '', user_id: anna.id };
    const { body } = await server.ask('DELETE', '/api/cart/delete', { as: anna, query });

    expect(body).toEqual({ status: true });
    expect(Object.keys(await annas.packs())).toHaveLength(1);
  });

  it('empties only the customer’s own cart', async () => {
    const beas = buyer(server, bea);
    await annas.add({ 'THREAD-1': 1 });
    await beas.add({ 'THREAD-1': 4 });
    const query = { user_id: anna.id };

    expect((await server.ask('DELETE', '/api/cart-delete-all', { as: anna, query })).status).toBe(
      200,
    );
    expect(await annas.packs()).toEqual({});
    expect(await beas.packs()).toEqual({ 'THREAD-1': 4 });
  });
});

describe('the cart', () => {
  it('shows the account’s prices, whatever country is requested', async () => {
    await buyer(server, bea).add({ 'THREAD-1': 1 });
    const { body } = await server.ask<{ products: { price: number }[] }>('GET', '/api/cart', {
      as: bea,
      query: { user_id: bea.id, country: 'CA' },
    });

    expect(body.products.map(({ price }) => price)).toEqual([1.25]);
  });

  it('names products in the language of the request', async () => {
    await annas.add({ 'THREAD-2': 1 });
    const { text } = await server.ask('GET', '/api/cart', {
      as: anna,
      query: { user_id: anna.id, lang: 'fr' },
    });

    expect(text).toContain('Fil à coudre');
  });

  it('keeps a line whose product is no longer offered, with none available', async () => {
    await annas.add({ 'THREAD-1': 1 });
    await server.db
      .updateTable('products')
      .set({ active: 0 })
      .where('product_id', '=', 'THREAD-1')
      .execute();
    const lines = await annas.cart();
    await server.db
      .updateTable('products')
      .set({ active: 1 })
      .where('product_id', '=', 'THREAD-1')
      .execute();

    expect(lines).toEqual([expect.objectContaining({ product_id: 'THREAD-1', available: 0 })]);
  });
});
