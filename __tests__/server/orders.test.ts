import type { OrderSummary, UsualItem } from '#contract/orders';

import { addOrder } from '../../server/db/orders';
import { buyer, wholeCart, type Buyer } from '../support/buyer';
import { startTestServer, type TestServer } from '../support/serverApp';
import { stockShelf, welcomeCustomer, type TestCustomer } from '../support/shop';

let server: TestServer;
let anna: TestCustomer;
let bea: TestCustomer;
let annas: Buyer;

beforeAll(async () => {
  server = await startTestServer({
    fill: ({ db }) =>
      stockShelf(db, [
        { product_id: 'THREAD-1', name: 'Red thread', name_fr: 'Fil rouge', available: 10 },
        { product_id: 'RIBBON-1', name: 'Satin ribbon', price: 4, available: 3, ship_pac: 6 },
        { product_id: 'GONE-1', name: 'Sold-out glue', available: 0 },
        { product_id: 'OLD-1', name: 'Old paint', active: false },
      ]),
  });
});
afterAll(() => server.close());

let number = 0;
beforeEach(async () => {
  number += 1;
  anna = await welcomeCustomer(server.db, `anna${number}`);
  bea = await welcomeCustomer(server.db, `bea${number}`);
  annas = buyer(server, anna);
});

interface Past {
  day: string;
  lines: [product_id: string, order_qty: number][];
  order_comment?: string;
  po_reference?: string;
}

let orderNumber = 500;

/** An order of earlier days, at 2.00 for a unit in packs of 10. */
async function pastOrder(customer: TestCustomer, { day, lines, ...words }: Past): Promise<string> {
  orderNumber += 1;
  const order_id = String(orderNumber);
  const units = lines.reduce((sum, [, packs]) => sum + packs * 10, 0);
  await addOrder(
    server.db,
    {
      order_id,
      customer_id: customer.id,
      placed_at: `${day}T15:00:00.000Z`,
      state: 'released',
      order_comment: '',
      po_reference: '',
      lines: lines.length,
      units,
      total_cents: units * 200,
      ...words,
    },
    lines.map(([product_id, order_qty], at) => ({
      order_id,
      line: at + 1,
      product_id,
      name: product_id === 'THREAD-1' ? 'Red thread' : `Then ${product_id}`,
      order_qty,
      ship_pack: 10,
      unit_cents: 200,
    })),
  );
  return order_id;
}

const listed = async (query: Record<string, string | number> = {}) => {
  const { body } = await server.ask<{ orders: OrderSummary[]; total: number }>(
    'GET',
    '/api/fetch-order',
    { as: anna, query: { user_id: anna.id, ...query } },
  );
  return { ids: body.orders?.map(({ order_id }) => order_id), ...body };
};

describe('the order history', () => {
  it('lists all orders, the newest first', async () => {
    const first = await pastOrder(anna, { day: '2026-01-05', lines: [['THREAD-1', 2]] });
    const second = await pastOrder(anna, { day: '2026-02-05', lines: [['RIBBON-1', 1]] });
    await pastOrder(bea, { day: '2026-02-06', lines: [['RIBBON-1', 1]] });

    expect(await listed()).toMatchObject({
      total: 2,
      orders: [
        { order_id: second, date: '2026-02-05T15:00:00.000Z', status: 'released', lines: 1 },
        { order_id: first, units: 20, total: 40 },
      ],
    });
  });

  it('turns pages, and counts the orders of all of them', async () => {
    const ids = [];
    for (const day of ['2026-01-01', '2026-01-02', '2026-01-03']) {
      ids.unshift(await pastOrder(anna, { day, lines: [['THREAD-1', 1]] }));
    }

    expect(await listed({ page: 1, pagination: 2 })).toMatchObject({
      ids: ids.slice(0, 2),
      total: 3,
    });
    expect(await listed({ page: 2, pagination: 2 })).toMatchObject({ ids: ids.slice(2), total: 3 });
    expect(await listed({ page: 9, pagination: 2 })).toMatchObject({ ids: [], total: 3 });
  });

  it('finds orders by day, the last one included', async () => {
    const january = await pastOrder(anna, { day: '2026-01-31', lines: [['THREAD-1', 1]] });
    const february = await pastOrder(anna, { day: '2026-02-01', lines: [['THREAD-1', 1]] });

    expect((await listed({ from: '2026-01-01', to: '2026-01-31' })).ids).toEqual([january]);
    expect((await listed({ from: '2026-02-01' })).ids).toEqual([february]);
  });

  it('finds orders by number, reference, comment and product', async () => {
    const thread = await pastOrder(anna, {
      day: '2026-01-01',
      lines: [['THREAD-1', 1]],
      po_reference: 'PO 7_7%',
    });
    const paint = await pastOrder(anna, {
      day: '2026-01-02',
      lines: [['OLD-1', 1]],
      order_comment: 'Für Zoë',
    });
    const found = async (search: string) => (await listed({ search })).ids;

    expect(await found(thread)).toEqual([thread]);
    expect(await found('po 7_7%')).toEqual([thread]);
    expect(await found('ZOË')).toEqual([paint]);
    expect(await found('old-1')).toEqual([paint]);
    expect(await found('paint')).toEqual([paint]);
    expect(await found('rouge red')).toEqual([thread]);
    expect(await found('red paint')).toEqual([]);
    expect(await found('_')).toEqual([thread]);
  });

  it.each([
    ['from', '01/02/2026'],
    ['page', 0],
    ['pagination', 301],
    ['sort', 'total'],
  ])('refuses %s %s', async (name, value) => {
    const asked = { as: anna, query: { user_id: anna.id, [name]: value } };

    expect((await server.ask('GET', '/api/fetch-order', asked)).status).toBe(400);
  });
});

describe('one order', () => {
  it('shows its lines as they were, named in the language of the reader', async () => {
    const id = await pastOrder(anna, {
      day: '2026-01-01',
      lines: [
        ['THREAD-1', 3],
        ['OLD-1', 1],
      ],
    });
    const order = await annas.order(id, 'fr');

    expect(order.lines).toEqual([
      expect.objectContaining({
        name: 'Fil rouge',
        order_qty: 3,
        ship_pack: 10,
        price: 2,
        total: 60,
      }),
      expect.objectContaining({ name: 'Then OLD-1', image: 'OLD-1.jpg' }),
    ]);
  });

  it('of another customer is as unknown as one that never was', async () => {
    const id = await pastOrder(bea, { day: '2026-01-01', lines: [['THREAD-1', 1]] });
    const show = (order_id: string) =>
      server.ask('GET', '/api/order-history', { as: anna, query: { user_id: anna.id, order_id } });
    const again = (order_id: string) => annas.reOrder(order_id);

    expect((await show(id)).status).toBe(404);
    expect((await show(id)).text).toBe((await show('nothing')).text);
    expect((await again(id)).status).toBe(404);
    expect((await again(id)).text).toBe((await again('nothing')).text);
  });
});

describe('ordering again', () => {
  const earlier = () =>
    pastOrder(anna, {
      day: '2026-01-01',
      lines: [
        ['THREAD-1', 2],
        ['RIBBON-1', 5],
        ['GONE-1', 1],
        ['OLD-1', 1],
      ],
    });

  it('adds what can be had to the cart, and says what is not as it was', async () => {
    await annas.add({ 'THREAD-1': 1 });
    const { body } = await annas.reOrder(await earlier());

    expect(body.status).toBe(true);
    expect(body.lines).toEqual([
      expect.objectContaining({ outcome: 'added', possible: 2, price_then: 2, price_now: 2.5 }),
      expect.objectContaining({ outcome: 'clamped', possible: 3, ship_pack_then: 10 }),
      expect.objectContaining({ outcome: 'unavailable', possible: 0 }),
      expect.objectContaining({ outcome: 'unavailable', possible: 0, price_then: 2 }),
    ]);
    expect(body.lines?.[1]?.message).toBe(
      'Only 3 available in all: 3 of 5 can be had. The price was $2.00; it is now $4.00. A ship pack held 10; it now holds 6.',
    );
    expect(await annas.packs()).toEqual({ 'THREAD-1': 3, 'RIBBON-1': 3 });
  });

  it('only reports when it is a check', async () => {
    const { body } = await annas.reOrder(await earlier(), { check: true, lang: 'fr' });

    expect(body.lines?.[0]).toMatchObject({ outcome: 'ok', possible: 2 });
    expect(body.lines?.[0]?.message).toContain('2,50\u00a0$');
    expect(await annas.packs()).toEqual({});
  });

  it('keeps an order placed now just as it was placed', async () => {
    await annas.add({ 'THREAD-1': 1 });
    const { body } = await annas.place(wholeCart(await annas.cart()));
    const again = await annas.reOrder(body.order_id ?? '');

    expect(again.body.lines?.[0]).toMatchObject({
      price_then: 2.5,
      price_now: 2.5,
      message: 'Added.',
    });
  });
});

describe('the usual items', () => {
  const usual = async (query: Record<string, number> = {}) => {
    const { body } = await server.ask<{ products: UsualItem[] }>('GET', '/api/usual-items', {
      as: anna,
      query: { user_id: anna.id, ...query },
    });
    return body.products;
  };

  it('are what most orders held, with the middle quantity', async () => {
    await pastOrder(anna, { day: '2026-01-01', lines: [['RIBBON-1', 9]] });
    await pastOrder(anna, {
      day: '2026-01-02',
      lines: [
        ['RIBBON-1', 2],
        ['OLD-1', 1],
      ],
    });
    await pastOrder(anna, {
      day: '2026-01-03',
      lines: [
        ['RIBBON-1', 3],
        ['THREAD-1', 4],
      ],
    });
    await pastOrder(bea, { day: '2026-01-04', lines: [['GONE-1', 4]] });

    expect(await usual()).toEqual([
      expect.objectContaining({
        product_id: 'RIBBON-1',
        orders: 3,
        usual_item: 3,
        last_item: 3,
        last_date: '2026-01-03T15:00:00.000Z',
        selling_price: 4,
      }),
      expect.objectContaining({ product_id: 'THREAD-1', orders: 1, usual_item: 4 }),
    ]);
    expect(await usual({ pagination: 1 })).toHaveLength(1);
  });

  it('are none for a new customer', async () => {
    expect(await usual()).toEqual([]);
  });
});
