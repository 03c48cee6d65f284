/** @engines both */

import { buyer, wholeCart, type Buyer } from '../support/buyer';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts, createCustomer, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';
import { eachTrial } from '../support/trials';

let server: TestServer;
let anna: TestCustomer;
let annas: Buyer;
let number = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Two products and a coming-soon one, used by no other test. */
let thread: string;
let ribbon: string;
let soon: string;

beforeEach(async () => {
  number += 1;
  [thread, ribbon, soon] = [`THREAD-${number}`, `RIBBON-${number}`, `SOON-${number}`];
  await storeTestProducts(server.db, [
    { product_id: thread, price: 2.5, available: 10, ship_pac: 12 },
    { product_id: ribbon, price: 3, sale: 0.1, available: 5, ship_pac: 3 },
    { product_id: soon, price: 4, class: 'N', available: 0, ship_pac: 1 },
  ]);
  anna = await createCustomer(server.db, `anna${number}`);
  annas = buyer(server, anna);
});

const available = async (product_id: string) =>
  server.db
    .selectFrom('offers')
    .where('product_id', '=', product_id)
    .where('country', '=', 'CA')
    .select('available')
    .executeTakeFirstOrThrow()
    .then((offer) => offer.available);

const ordersOf = (customer: TestCustomer) =>
  server.db
    .selectFrom('orders')
    .where('customer_id', '=', customer.customerId)
    .selectAll()
    .execute();

const setStock = (product_id: string, packs: number) =>
  server.db
    .updateTable('offers')
    .set({ available: packs })
    .where('product_id', '=', product_id)
    .execute();

const setPrice = (product_id: string, cents: number) =>
  server.db
    .updateTable('offers')
    .set({ selling_cents: cents })
    .where('product_id', '=', product_id)
    .execute();

describe('placing an order', () => {
  it('stores the contents of the cart and empties it', async () => {
    await annas.add({ [thread]: 2, [ribbon]: 3, [soon]: 7 });
    const { status, body } = await annas.place(wholeCart(await annas.cart()), {
      order_comment: ' Ring twice ',
      po_reference: 'PO 77',
    });

    expect([status, body.status]).toEqual([200, true]);
    expect(await annas.order(body.order_id ?? '')).toMatchObject({
      status: 'received',
      order_comment: 'Ring twice',
      po_reference: 'PO 77',
      units: 2 * 12 + 3 * 3 + 7,
      total: 60 + 0.9 + 28,
      lines: [
        { line: 1, product_id: thread, order_qty: 2, ship_pack: 12, price: 2.5, total: 60 },
        { line: 2, product_id: ribbon, order_qty: 3, ship_pack: 3, price: 0.1, total: 0.9 },
        { line: 3, product_id: soon, order_qty: 7, ship_pack: 1, price: 4, total: 28 },
      ],
    });
    expect(await annas.packs()).toEqual({});
  });

  it('is refused if the total cannot be recorded to the cent', async () => {
    const ids = Array.from({ length: 5 }, (_, at) => `GOLD-${number}-${at}`);
    await storeTestProducts(
      server.db,
      ids.map((product_id) => ({
        product_id,
        price: 10_000_000,
        available: 99_999,
        ship_pac: 100,
      })),
    );
    await annas.add(Object.fromEntries(ids.map((id) => [id, 99_999])));

    const { status, body } = await annas.place(wholeCart(await annas.cart()));

    expect([status, body]).toMatchObject([409, { message: expect.stringContaining('too large') }]);
    expect(await annas.packs()).toEqual(Object.fromEntries(ids.map((id) => [id, 99_999])));
    expect(await ordersOf(anna)).toEqual([]);
  });

  it('deducts the packs from stock, except for products that are coming soon', async () => {
    await annas.add({ [thread]: 4, [soon]: 7 });
    await annas.place(wholeCart(await annas.cart()));

    expect([await available(thread), await available(soon)]).toEqual([6, 0]);
  });

  it('leaves other lines, and the rest of a line, in the cart', async () => {
    await annas.add({ [thread]: 5, [ribbon]: 3 });
    await annas.place([{ product_id: thread, order_qty: 2, price: 2.5 }]);

    expect(await annas.packs()).toEqual({ [thread]: 3, [ribbon]: 3 });
  });

  it('accepts a single line as plain values', async () => {
    await annas.add({ [thread]: 1 });
    const { body } = await annas.place([], { product_id: thread, order_qty: 1, price: 2.5 });

    expect(body.status).toBe(true);
  });

  it('also accepts lists in the query string', async () => {
    await annas.add({ [thread]: 1, [ribbon]: 2 });
    const { status } = await server.ask('POST', '/api/store/orders', {
      as: anna,
      query: {
        user_id: anna.id,
        product_id: [thread, ribbon],
        order_qty: ['1', '2'],
        price: ['2.50', '0.1'],
      },
    });

    expect(status).toBe(200);
    expect(await annas.packs()).toEqual({});
  });

  it('gives every order a number of its own', async () => {
    const numbers = await Promise.all(
      ['x', 'y', 'z'].map(async (name) => {
        const customer = await createCustomer(server.db, `${name}${number}`);
        const other = buyer(server, customer);
        await other.add({ [thread]: 1 });
        return (await other.place(wholeCart(await other.cart()))).body.order_id;
      }),
    );

    expect(new Set(numbers).size).toBe(3);
    expect(numbers.every((id) => /^\d{5,}$/.test(id ?? ''))).toBe(true);
  });
});

describe('an order is refused, and nothing stored,', () => {
  const untouched = async (packs: Record<string, number>) => {
    expect(await ordersOf(anna)).toEqual([]);
    expect(await annas.packs()).toEqual(packs);
    expect([await available(thread), await available(ribbon)]).toEqual([10, 5]);
  };

  it('when a price has changed, naming the line and the new price', async () => {
    await annas.add({ [thread]: 1, [ribbon]: 1 });
    const lines = wholeCart(await annas.cart());
    await setPrice(thread, 275);
    const { status, body } = await annas.place(lines, { lang: 'es' });

    expect(status).toBe(409);
    expect(body).toEqual({
      status: false,
      message:
        'Cambiaron precios o existencias. No se pidió nada; revise las líneas y haga el pedido de nuevo.',
      errors: [
        { line: 1, product_id: thread, price: 2.75, available: 10, message: 'El precio cambió.' },
      ],
    });
    await untouched({ [thread]: 1, [ribbon]: 1 });
  });

  it('when the stock no longer covers a line, naming what is left', async () => {
    await annas.add({ [thread]: 10 });
    const lines = wholeCart(await annas.cart());
    const rival = buyer(server, await createCustomer(server.db, `rival${number}`));
    await rival.add({ [thread]: 4 });
    await rival.place(wholeCart(await rival.cart()));
    const { status, body } = await annas.place(lines);

    expect(status).toBe(409);
    expect(body.errors).toEqual([
      { line: 1, product_id: thread, price: 2.5, available: 6, message: 'Only 6 available.' },
    ]);
    expect(await ordersOf(anna)).toEqual([]);
    expect(await available(thread)).toBe(6);
  });

  it('when the stock covers each line of a product, but not their sum', async () => {
    await annas.add({ [thread]: 10 });
    await setStock(thread, 6);
    const half = { product_id: thread, order_qty: 5, price: 2.5 };
    const { status, body } = await annas.place([half, half]);

    expect([status, body.errors?.map(({ line, message }) => [line, message])]).toEqual([
      409,
      [
        [1, 'Only 6 available.'],
        [2, 'Only 6 available.'],
      ],
    ]);
    expect(await ordersOf(anna)).toEqual([]);
    expect(await available(thread)).toBe(6);
  });

  it('when a product is sold out', async () => {
    await annas.add({ [thread]: 1 });
    const lines = wholeCart(await annas.cart());
    await setStock(thread, 0);
    const { status, body } = await annas.place(lines);

    expect([status, body.errors?.[0]?.message]).toEqual([409, 'Out of stock']);
    expect(await ordersOf(anna)).toEqual([]);
  });

  it('when a product is no longer offered', async () => {
    await annas.add({ [thread]: 1 });
    const lines = wholeCart(await annas.cart());
    await server.db
      .updateTable('products')
      .set({ active: 0 })
      .where('product_id', '=', thread)
      .execute();
    const { status, body } = await annas.place(lines);

    expect([status, body.errors?.[0]?.message]).toEqual([
      409,
      'This product is no longer offered.',
    ]);
    await untouched({ [thread]: 1 });
  });

  it('when a line is not in the cart', async () => {
    await annas.add({ [thread]: 1 });
    const { status, body } = await annas.place([
      { product_id: thread, order_qty: 1, price: 2.5 },
      { product_id: ribbon, order_qty: 1, price: 0.1 },
    ]);

    expect([status, body.errors]).toEqual([
      409,
      [{ line: 2, product_id: ribbon, message: 'This product is not in the cart.' }],
    ]);
    await untouched({ [thread]: 1 });
  });

  it('when a line asks for more than the cart holds, in one line or in two', async () => {
    await annas.add({ [thread]: 3 });
    const half = { product_id: thread, order_qty: 2, price: 2.5 };

    expect((await annas.place([{ ...half, order_qty: 4 }])).status).toBe(409);
    expect((await annas.place([half, half])).status).toBe(409);
    await untouched({ [thread]: 3 });
  });

  it.each([
    ['lists of different lengths', { price: [2.5, 2.5] }, 'price'],
    ['no line', { product_id: [], order_qty: [], price: [] }, 'product_id'],
    ['a quantity of zero', { order_qty: [0] }, 'order_qty'],
    ['half a pack', { order_qty: [1.5] }, 'order_qty'],
    ['a quantity in quotes', { order_qty: ['1'] }, 'order_qty'],
    ['an enormous quantity', { order_qty: [1e9] }, 'order_qty'],
    ['a negative price', { price: [-1] }, 'price'],
    ['an overlong comment', { order_comment: 'x'.repeat(1001) }, 'order_comment'],
    ['a card number', { order_comment: 'pay with 4111 1111-1111 1111 thanks' }, 'order_comment'],
    ['a card number as reference', { po_reference: '5555555555554444' }, 'po_reference'],
    ['an unknown property', { total: 1 }, 'total'],
  ])('for %s', async (_what, more, field) => {
    await annas.add({ [thread]: 1 });
    const line = { product_id: thread, order_qty: 1, price: 2.5 };
    const { status, body } = await annas.place([line], more);

    expect([status, body.status]).toEqual([400, false]);
    expect(body.errors?.map((error) => error.field)).toContain(field);
    await untouched({ [thread]: 1 });
  });

  it('for a character that some databases cannot store, whichever is in use', async () => {
    await annas.add({ [thread]: 1 });
    const line = { product_id: thread, order_qty: 1, price: 2.5 };
    const { status, body } = await annas.place([line], { order_comment: 'Dock\0 3' });

    expect([status, body.message]).toEqual([
      400,
      'The request contains a character that cannot be saved.',
    ]);
    await untouched({ [thread]: 1 });
  });
});

describe('an order that is sent again', () => {
  const cartOf = async (counts: Record<string, number>) => {
    await annas.add(counts);
    return wholeCart(await annas.cart());
  };

  it('gets the same response under the same key', async () => {
    const lines = await cartOf({ [thread]: 2 });
    const first = await annas.place(lines, {}, 'key');
    const again = await annas.place(lines, {}, 'key');

    expect(again.text).toBe(first.text);
    expect([first, again].map(({ headers }) => headers['idempotent-replayed'])).toEqual([
      undefined,
      'true',
    ]);
    expect(await ordersOf(anna)).toHaveLength(1);
  });

  it('is refused under the same key with different lines', async () => {
    const lines = await cartOf({ [thread]: 2, [ribbon]: 1 });
    await annas.place(lines.slice(0, 1), {}, 'key');

    expect((await annas.place(lines.slice(1), {}, 'key')).status).toBe(422);
    expect(await ordersOf(anna)).toHaveLength(1);
  });

  it('can be corrected under the same key after a refusal', async () => {
    const lines = await cartOf({ [thread]: 2 });
    const dear = lines.map((line) => ({ ...line, price: 9 }));

    expect((await annas.place(dear, {}, 'key')).status).toBe(409);
    expect((await annas.place(lines, {}, 'key')).status).toBe(200);
  });

  it("never gets another customer's order with the same key", async () => {
    const first = await annas.place(await cartOf({ [thread]: 1 }), {}, 'key');
    const other = buyer(server, await createCustomer(server.db, `other${number}`));
    await other.add({ [thread]: 1 });
    const second = await other.place(wholeCart(await other.cart()), {}, 'key');

    expect(second.status).toBe(200);
    expect(second.body.order_id).not.toBe(first.body.order_id);
  });

  it('from a second tab is refused with the number of the first', async () => {
    const lines = await cartOf({ [thread]: 2, [ribbon]: 1 });
    const first = await annas.place(lines, {}, 'tab 1');
    const second = await annas.place(lines, {}, 'tab 2');

    expect(second.status).toBe(409);
    expect(second.body.order_id).toBe(first.body.order_id);
    expect(second.body.message).toContain(String(first.body.order_id));
    expect(await ordersOf(anna)).toHaveLength(1);
  });

  it('is not taken for an earlier order of another quantity if a line was removed meanwhile', async () => {
    await annas.place(await cartOf({ [thread]: 1, [ribbon]: 1 }));
    const lines = await cartOf({ [thread]: 2 });
    await server.db.deleteFrom('cart_lines').where('customer_id', '=', anna.id).execute();
    const { status, body } = await annas.place(lines);

    expect([status, body.order_id]).toEqual([409, undefined]);
    expect(body.errors?.map(({ product_id }) => product_id)).toEqual([thread]);
  });

  it('is a new order if it is for another purpose', async () => {
    await annas.add({ [thread]: 4 });
    const lines = [{ product_id: thread, order_qty: 2, price: 2.5 }];
    const first = await annas.place(lines, { po_reference: 'STORE-A' });
    const second = await annas.place(lines, { po_reference: 'STORE-B' });

    expect([first.status, second.status]).toEqual([200, 200]);
  });

  it('is refused if a pack has another size than the buyer saw', async () => {
    const lines = await cartOf({ [thread]: 2 });
    const { status, body } = await annas.place(lines, { ship_pack: [99] });

    expect([status, body.errors?.[0]?.message]).toEqual([409, expect.stringContaining('12 units')]);
    expect(await ordersOf(anna)).toEqual([]);
  });

  it('from a second tab is still one order if it covers only some of the lines', async () => {
    await annas.add({ [thread]: 9 });
    const part = [{ product_id: thread, order_qty: 3, price: 2.5 }];
    const first = await annas.place(part);
    const second = await annas.place(part);

    expect([second.status, second.body.order_id]).toEqual([409, first.body.order_id]);
    expect(await annas.packs()).toEqual({ [thread]: 6 });
  });

  it('from a second tab is still one order if it has two lines of a product', async () => {
    await annas.add({ [thread]: 9 });
    const line = { product_id: thread, order_qty: 2, price: 2.5 };
    const first = await annas.place([line, line]);
    const second = await annas.place([line, line]);

    expect([second.status, second.body.order_id]).toEqual([409, first.body.order_id]);
    expect(await annas.packs()).toEqual({ [thread]: 5 });
  });

  it('is a new order if the same products were added to the cart again', async () => {
    await annas.place(await cartOf({ [thread]: 2 }));
    const { status } = await annas.place(await cartOf({ [thread]: 2 }));

    expect(status).toBe(200);
    expect(await ordersOf(anna)).toHaveLength(2);
  });
});

describe('simultaneous orders', () => {
  const twenty = Array.from({ length: 20 }, (_none, at) => at);

  it.each(eachTrial(1))('are one order under one key', async () => {
    await annas.add({ [thread]: 2 });
    const lines = wholeCart(await annas.cart());
    const answers = await Promise.all(twenty.map(() => annas.place(lines, {}, 'double click')));
    const placed = answers.filter(({ status }) => status === 200);

    expect(await ordersOf(anna)).toHaveLength(1);
    expect(new Set(placed.map(({ body }) => body.order_id)).size).toBe(1);
    for (const { status, headers } of answers.filter((answer) => !placed.includes(answer))) {
      expect([status, headers['retry-after']]).toEqual([409, '1']);
    }
  });

  it.each(eachTrial(1))('are one order of one cart under different keys', async () => {
    await annas.add({ [thread]: 2 });
    const lines = wholeCart(await annas.cart());
    const answers = await Promise.all(twenty.map((at) => annas.place(lines, {}, `key ${at}`)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.order_id)).size).toBe(1);
    expect(await ordersOf(anna)).toHaveLength(1);
  });

  it.each(eachTrial(1))('never sell more than there is', async () => {
    const rivals = await Promise.all(
      twenty.map(async (at) => {
        const rival = buyer(server, await createCustomer(server.db, `r${number}-${at}`));
        await rival.add({ [ribbon]: 1, [thread]: 1 });
        return { rival, lines: wholeCart(await rival.cart()) };
      }),
    );
    const answers = await Promise.all(
      rivals.map(({ rival, lines }, at) => rival.place(at % 2 ? lines : lines.toReversed())),
    );

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(15);
    expect([await available(ribbon), await available(thread)]).toEqual([0, 5]);
  });
});
