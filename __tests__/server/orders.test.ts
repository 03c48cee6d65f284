/** @engines both */

import { read, utils } from '@e965/xlsx';

import type { OrderSummary } from '#contract/orders';
import type { UsualItem } from '#contract/usualItems';

import { ORDER_STATES, orderState, STAGES } from '../../domain/fulfilment';
import { addOrder } from '../../server/db/orders';
import type { OrderTable } from '../../server/db/tables/orders';
import { deskStateOf } from '../../server/services/desk/listQueue';
import { buyer, wholeCart, type Buyer } from '../support/buyer';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts, createCustomer, createOwner, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';

let server: TestServer;
let anna: TestCustomer;
let bea: TestCustomer;
let annas: Buyer;

beforeAll(async () => {
  server = await startTestServer({
    fill: ({ db }) =>
      storeTestProducts(db, [
        {
          product_id: 'THREAD-1',
          name: 'Red thread',
          name_fr: 'Fil rouge à œillets',
          available: 10,
          barcodes: ['012345678905'],
        },
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
  anna = await createCustomer(server.db, `anna${number}`);
  bea = await createCustomer(server.db, `bea${number}`);
  annas = buyer(server, anna);
});

interface Past extends Partial<
  Pick<
    OrderTable,
    'status' | 'stage' | 'origin' | 'held_at' | 'placed_at' | 'order_comment' | 'po_reference'
  >
> {
  day: string;
  /** Time of day in UTC. */
  time?: string;
  lines: [product_id: string, order_qty: number][];
}

let orderNumber = 500;

/** Adds an earlier order, at 2.00 per unit in packs of 10. */
async function pastOrder(
  customer: TestCustomer,
  { day, time = '15:00:00.000Z', lines, ...words }: Past,
): Promise<string> {
  orderNumber += 1;
  const order_id = String(orderNumber);
  const units = lines.reduce((sum, [, packs]) => sum + packs * 10, 0);
  await addOrder(
    server.db,
    {
      order_id,
      customer_id: customer.customerId,
      placed_at: `${day}T${time}`,
      status: 'released',
      stage: words.status ?? 'released',
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
  it('lists all orders, newest first', async () => {
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

  it('is split into pages, with a total over all of them', async () => {
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

  it('finds orders by date, including the last day', async () => {
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
    expect(await found('zoe')).toEqual([paint]);
    expect(await found('oeillets A')).toEqual([thread]);
    expect(await found('then')).toEqual([paint]);
    expect(await found('(.*')).toEqual([]);
    expect(await found('345678')).toEqual([thread]);
    expect(await found('0012345678905')).toEqual([thread]);
    expect(await found('0345678')).toEqual([]);
  });

  it('shows the lines that match most of the words, as they were ordered', async () => {
    await pastOrder(anna, {
      day: '2026-01-01',
      lines: [
        ['OLD-1', 2],
        ['THREAD-1', 7],
      ],
    });
    const found = async (search: string) => {
      const { orders = [] } = await listed({ search, page: 1, pagination: 10 });
      return orders.map(({ found = [] }) =>
        found.map(({ line, product_id, order_qty }) => [line, product_id, order_qty]),
      );
    };

    expect(await found('old')).toEqual([[[1, 'OLD-1', 2]]]);
    expect(await found('rouge red')).toEqual([[[2, 'THREAD-1', 7]]]);
    expect(await found('old red')).toEqual([
      [
        [1, 'OLD-1', 2],
        [2, 'THREAD-1', 7],
      ],
    ]);
    const none = await listed({ search: 'old', to: '2020-01-01', page: 1, pagination: 10 });
    expect(none.orders).toEqual([]);
  });

  it('counts days as the caller’s time zone does, in summer and in winter', async () => {
    const lines: Past['lines'] = [['THREAD-1', 1]];
    const winter = await pastOrder(anna, { day: '2026-01-16', time: '04:59:00.000Z', lines });
    const summer = await pastOrder(anna, { day: '2026-07-16', time: '03:59:00.000Z', lines });
    const on = async (day: string, zone: string) =>
      (await listed({ from: day, to: day, zone })).ids;

    expect(await on('2026-01-15', 'America/Toronto')).toEqual([winter]);
    expect(await on('2026-07-15', 'America/Toronto')).toEqual([summer]);
    expect(await on('2026-07-16', 'UTC')).toEqual([summer]);
    expect(await on('2026-07-16', 'America/Toronto')).toEqual([]);
  });

  it('can be sorted by date or total, and filtered by status', async () => {
    const big = await pastOrder(anna, { day: '2026-01-01', lines: [['THREAD-1', 9]] });
    const small = await pastOrder(anna, { day: '2026-01-02', lines: [['THREAD-1', 1]] });
    const cancelled = await pastOrder(anna, {
      day: '2026-01-03',
      lines: [['THREAD-1', 5]],
      status: 'cancelled',
    });
    const old = await pastOrder(anna, {
      day: '2026-01-04',
      lines: [['THREAD-1', 2]],
      status: 'received',
    });
    const ids = async (query: Record<string, string>) => (await listed(query)).ids;

    expect(await ids({ sort: 'oldest' })).toEqual([big, small, cancelled, old]);
    expect(await ids({ sort: 'highest' })).toEqual([big, cancelled, old, small]);
    expect(await ids({ sort: 'lowest', search: 'thread' })).toEqual([small, old, cancelled, big]);
    expect(await ids({ status: 'cancelled' })).toEqual([cancelled]);
    expect(await ids({ status: 'released', search: 'thread' })).toEqual([old, small, big]);
    expect(await ids({ status: 'received' })).toEqual([]);
  });

  it('can be filtered by every state that its rows show', async () => {
    const past: Omit<Partial<Past>, 'lines'>[] = [
      ...STAGES.map((stage) => ({
        stage,
        status: ['received', 'cancelled'].includes(stage) ? stage : 'released',
      })),
      { status: 'received', stage: 'received', placed_at: new Date().toISOString() },
      { status: 'received', stage: 'received', held_at: '2026-01-02T00:00:00.000Z' },
      { status: 'released', stage: 'released', origin: 'import' },
      { status: 'cancelled', stage: 'cancelled', origin: 'import' },
    ];
    for (const words of past)
      await pastOrder(anna, { day: '2026-01-02', lines: [['THREAD-1', 1]], ...words });
    const { orders } = await listed();
    const shown = ORDER_STATES.map((state) =>
      orders.filter((order) => orderState(order) === state).map(({ order_id }) => order_id),
    );
    const filtered = await Promise.all(
      ORDER_STATES.map(async (status) => (await listed({ status })).ids),
    );

    expect(shown.every(({ length }) => length > 0)).toBe(true);
    expect(filtered).toEqual(shown);

    const query = server.db
      .selectFrom('orders')
      .where('customer_id', '=', anna.customerId)
      .selectAll();
    const stored = await query.where('status', '!=', 'received').execute();
    const states = new Map(orders.map((order) => [order.order_id, orderState(order)]));
    expect(stored.map((order) => [order.order_id, deskStateOf(order)])).toEqual(
      stored.map(({ order_id }) => [order_id, states.get(order_id)]),
    );
  });

  it.each([
    ['zone', 'Mars/Olympus'],
    ['from', '2026-13-45'],
    ['from', '2026-02-30'],
    ['to', '9999-12-31'],
    ['status', 'lost'],
    ['from', '01/02/2026'],
    ['page', 0],
    ['pagination', 301],
    ['sort', 'total'],
  ])('refuses %s %s', async (name, value) => {
    const options = { as: anna, query: { user_id: anna.id, [name]: value } };

    expect((await server.ask('GET', '/api/fetch-order', options)).status).toBe(400);
  });
});

describe('the order history as a file', () => {
  beforeEach(async () => {
    anna = await createOwner(server.db, `sole-${anna.id}`);
  });

  const file = (query: Record<string, string>) =>
    server.ask('GET', '/api/export-orders', {
      as: anna,
      query: { user_id: anna.id, format: 'csv', rows: 'orders', ...query },
    });

  const twoOrders = async () => [
    await pastOrder(anna, {
      day: '2026-01-16',
      time: '03:00:00.000Z',
      lines: [
        ['THREAD-1', 3],
        ['OLD-1', 1],
      ],
      po_reference: '=1+1',
      order_comment: 'Für Zoë, "schnell"',
    }),
    await pastOrder(anna, { day: '2026-02-01', lines: [['RIBBON-1', 2]], status: 'cancelled' }),
  ];

  it('has a row for each matching order, with dates in the time zone of the caller', async () => {
    const [first] = await twoOrders();
    const { text, headers } = await file({ search: 'zoe', zone: 'America/Toronto' });

    expect(text.split('\r\n')).toEqual([
      '\ufeffOrder,Order date,Status,PO number,Comment,Lines,Units,Order total',
      `${first},2026-01-15,With the warehouse,'=1+1,"Für Zoë, ""schnell""",2,40,80`,
      '',
    ]);
    expect(headers['content-disposition']).toBe('attachment; filename="orders.csv"');
  });

  it('has a row for each line, in the language of the caller', async () => {
    const [first, second] = await twoOrders();
    const { text } = await file({ rows: 'lines', sort: 'oldest', lang: 'fr' });

    expect(text.split('\r\n').slice(1, -1)).toEqual([
      `${first};2026-01-16;À l’entrepôt;'=1+1;1;THREAD-1;Fil rouge à œillets;012345678905;3;10;30;2;60;0;0;0;`,
      `${first};2026-01-16;À l’entrepôt;'=1+1;2;OLD-1;Then OLD-1;;1;10;10;2;20;0;0;0;`,
      `${second};2026-02-01;Annulée;;1;RIBBON-1;Then RIBBON-1;;2;10;20;2;40;0;0;0;`,
    ]);
  });

  it('is also available as a workbook', async () => {
    const [first] = await twoOrders();
    const { rawPayload } = await server.app.inject({
      url: `/api/export-orders?user_id=${anna.id}&format=xlsx&rows=orders&sort=oldest`,
      headers: { authorization: `Bearer ${anna.token}` },
    });
    const book = read(rawPayload);
    const [sheet] = book.SheetNames;
    const rows = utils.sheet_to_json<string[]>(book.Sheets[sheet ?? ''] ?? {}, { header: 1 });

    expect(sheet).toBe('Orders');
    expect(rows).toHaveLength(3);
    expect(rows[1]).toEqual([
      first,
      expect.any(Number),
      'With the warehouse',
      '=1+1',
      expect.any(String),
      2,
      40,
      80,
    ]);
  });

  it("contains no other customer's orders", async () => {
    await pastOrder(bea, { day: '2026-01-01', lines: [['THREAD-1', 1]] });
    const lines = await file({ rows: 'lines' });
    const foreign = await file({ user_id: bea.id });

    expect(lines.text.trim().split('\r\n')).toHaveLength(1);
    expect(foreign.status).toBe(403);
  });
});

describe('a single order', () => {
  it('shows its lines as they were ordered, named in the language of the reader', async () => {
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
        name: 'Fil rouge à œillets',
        order_qty: 3,
        ship_pack: 10,
        price: 2,
        total: 60,
      }),
      expect.objectContaining({ name: 'Then OLD-1', image: 'OLD-1.jpg' }),
    ]);
  });

  it('of another customer is as unknown as one that never existed', async () => {
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

  it('adds what is available to the cart, and reports what has changed', async () => {
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
      'Only 3 available in all: 3 of 5 can be added. The price was $2.00; it is now $4.00. The ship pack size was 10; it is now 6.',
    );
    expect(await annas.packs()).toEqual({ 'THREAD-1': 3, 'RIBBON-1': 3 });
  });

  it('changes nothing if it is only a check', async () => {
    const { body } = await annas.reOrder(await earlier(), { check: true, lang: 'fr' });

    expect(body.lines?.[0]).toMatchObject({ outcome: 'ok', possible: 2 });
    expect(body.lines?.[0]?.message).toContain('2,50\u00a0$');
    expect(await annas.packs()).toEqual({});
  });

  it('reports no change for an order that was just placed', async () => {
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

  it('are the products in most orders, with the median quantity', async () => {
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

  it('are empty for a new customer', async () => {
    expect(await usual()).toEqual([]);
  });
});
