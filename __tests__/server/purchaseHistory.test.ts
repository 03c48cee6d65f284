/** @catalogue both */

import type { listVariants, PurchaseHistory } from '#contract/purchaseHistory';
import type { Reply } from '#contract/route';

import { addOrder } from '../../server/db/orders';
import { countProductOrders } from '../../server/db/productOrders';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts, createCustomer, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';

type Variants = Reply<typeof listVariants>;

let server: TestServer;
let anna: TestCustomer;
let bea: TestCustomer;
let others: TestCustomer[];

beforeAll(async () => {
  server = await startTestServer({
    now: () => new Date('2026-06-01T12:00:00.000Z'),
    fill: ({ db }) =>
      storeTestProducts(db, [
        { product_id: 'MUG-1', name: 'Red retro mug', price: 3 },
        { product_id: 'MUG-2', name: 'Blue retro mug' },
        { product_id: 'MUG-3', name: 'Green retro mug', available: 0 },
        { product_id: 'MUG-4', name: 'Pink retro mug', countries: ['US'] },
        { product_id: 'LAMP-1', name: 'Night lamp', cat_code: 'HOM' },
        { product_id: 'LAMP-2', name: 'Desk light', cat_code: 'HOM' },
        ...Array.from({ length: 40 }, (_, at) => ({
          product_id: `X-${at}`,
          name: `Thing ${at}`,
          cat_code: `C${at}`,
        })),
        ...[
          ['YARN-1', 'Soft yarn, red, 50 g', '50 g', 'Woolly'],
          ['YARN-2', 'Soft yarn, red, 100 g', '100 g', 'Woolly'],
          ['YARN-3', 'Soft yarn, blue, 50 g', '50 g', 'Woolly'],
          ['YARN-4', 'Soft yarn, blue, 50 g', '50 g', 'Fluffy'],
          ['YARN-5', 'Thick yarn, blue, 50 g', '50 g', 'Woolly'],
        ].map(([product_id = '', name = '', size = '', brand = '']) => ({
          product_id,
          name,
          size,
          brand,
          cat_code: 'YRN',
        })),
        { product_id: 'OLD-1', name: 'Old paint', active: false },
      ]),
  });
  anna = await createCustomer(server.db, 'anna');
  bea = await createCustomer(server.db, 'bea');
  others = [
    await createCustomer(server.db, 'cleo'),
    await createCustomer(server.db, 'dora'),
    await createCustomer(server.db, 'emil'),
  ];
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('order_lines').execute();
  await server.db.deleteFrom('orders').execute();
});

let number = 500;

async function order(
  { customerId }: TestCustomer,
  day: string,
  lines: Record<string, number>,
  status = 'released',
) {
  number += 1;
  const order_id = String(number);
  await addOrder(
    server.db,
    {
      order_id,
      customer_id: customerId,
      placed_at: `${day}T09:00:00.000Z`,
      status,
      order_comment: '',
      po_reference: '',
      lines: 1,
      units: 1,
      total_cents: 1,
    },
    Object.entries(lines).map(([product_id, order_qty], at) => ({
      order_id,
      line: at + 1,
      product_id,
      name: product_id,
      order_qty,
      ship_pack: 12,
      unit_cents: 200,
    })),
  );
}

/** Orders of three other customers. */
async function orderByOthers(lines: Record<string, number>) {
  for (const other of others) await order(other, '2026-05-03', lines);
}

const bought = async (as = anna) => {
  const query = { user_id: as.id };
  const { body } = await server.ask<PurchaseHistory>('GET', '/api/what-i-buy', { query, as });
  return body;
};
const item = async (productId: string) =>
  (await bought()).products.find(({ product_id }) => product_id === productId);

describe('the purchase history of a customer', () => {
  it('shows the quantities of each product in the last twelve months, and its last price', async () => {
    for (let day = 1; day <= 8; day += 1) {
      await order(anna, `2026-03-0${day}`, { 'X-1': 1, ...(day % 2 && { 'MUG-1': day }) });
    }
    await order(anna, '2026-06-01', { 'X-1': 4 });
    await order(anna, '2025-07-31', { 'X-1': 5 });
    await order(anna, '2025-06-30', { 'X-1': 9 });
    const { months, products } = await bought();

    expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025-07', '2026-06']);
    expect(products.map(({ product_id }) => product_id)).toEqual(['X-1', 'MUG-1']);
    expect(products[0]?.monthly).toEqual([5, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 4]);
    expect(products[1]).toMatchObject({
      monthly: [0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0],
      orders: 4,
      usual_item: 3,
      last_item: 7,
      last_price: 2,
      selling_price: 3,
      interval: 2,
      category: 'SEW THR',
    });
  });

  it('counts two lines of an order as one purchase, and ignores cancelled orders', async () => {
    await order(anna, '2026-05-01', { 'MUG-1': 2 });
    await order(anna, '2026-05-20', { 'MUG-1': 9 }, 'cancelled');

    expect(await item('MUG-1')).toMatchObject({ orders: 1, usual_item: 2, interval: null });
  });

  it.each([
    ['is not, before its usual interval', ['2026-05-01', '2026-05-21'], false],
    ['is, once the interval has passed', ['2026-04-21', '2026-05-11'], true],
    [
      'is not, when it has not been bought for three intervals',
      ['2026-01-01', '2026-01-21'],
      false,
    ],
    ['is not, when it was bought once', ['2026-03-01'], false],
    ['is not, when it was bought twice on one day alone', ['2026-03-01', '2026-03-01'], false],
  ])('shows whether a product is due, which it %s', async (_when, days, due) => {
    for (const day of days) await order(anna, day, { 'MUG-1': 1 });

    expect((await item('MUG-1'))?.due).toBe(due);
  });

  it('omits products that are no longer available, and what others bought', async () => {
    await order(anna, '2026-05-01', { 'OLD-1': 1, 'MUG-1': 1 });
    await order(bea, '2026-05-02', { 'LAMP-1': 1 });

    expect((await bought()).products.map(({ product_id }) => product_id)).toEqual(['MUG-1']);
  });

  it('suggests similar products in demand, but none that are sold out, from another country or already bought', async () => {
    await order(anna, '2026-05-01', { 'MUG-1': 1 });
    await orderByOthers({ 'MUG-1': 1, 'MUG-2': 1, 'MUG-3': 1, 'LAMP-1': 1 });
    const proposed = (await bought()).proposals.map(({ product_id }) => product_id);

    expect(proposed[0]).toBe('MUG-2');
    expect(proposed).not.toContain('MUG-1');
    expect(proposed).not.toContain('MUG-3');
    expect(proposed).not.toContain('MUG-4');
    expect(proposed).not.toContain('OLD-1');
  });

  it('suggests what three others order before what is merely similar', async () => {
    await order(anna, '2026-05-01', { 'YARN-2': 1 });
    const proposed = async () => (await bought()).proposals.map(({ product_id }) => product_id);
    expect((await proposed())[0]).toBe('YARN-1');

    await order(bea, '2026-05-02', { 'YARN-2': 1, 'YARN-5': 1 });
    expect((await proposed())[0]).toBe('YARN-1');

    await orderByOthers({ 'YARN-2': 1, 'YARN-5': 1 });
    expect((await proposed())[0]).toBe('YARN-5');
  });

  it('says why it suggests a product', async () => {
    await order(anna, '2026-05-01', { 'YARN-2': 1 });
    await orderByOthers({ 'YARN-2': 1, 'YARN-5': 1 });
    await countProductOrders(server.db);
    const groups = async () =>
      Object.fromEntries(
        (await bought()).proposals.map(({ product_id, group }) => [product_id, group]),
      );

    expect(await groups()).toMatchObject({ 'YARN-1': 'goes-with', 'YARN-5': 'new' });
  });

  it('counts how often each product has ever been ordered, aside', async () => {
    const counts = async () =>
      Object.fromEntries(
        (await server.db.selectFrom('product_orders').selectAll().execute()).map(
          ({ product_id, orders }) => [product_id, orders],
        ),
      );
    await server.db.deleteFrom('product_orders').execute();
    await order(anna, '2026-05-01', { 'MUG-1': 1, 'X-1': 1 });
    await countProductOrders(server.db);
    expect(await counts()).toEqual({ 'MUG-1': 1, 'X-1': 1 });

    await order(bea, '2026-05-02', { 'MUG-1': 5 });
    await countProductOrders(server.db);
    expect(await counts()).toEqual({ 'MUG-1': 2, 'X-1': 1 });
  });

  it('is empty for a new customer', async () => {
    await order(bea, '2026-05-02', { 'MUG-2': 1 });

    const { products, proposals } = await bought();
    expect([products, proposals]).toEqual([[], []]);
  });

  it('is not visible to anyone else', async () => {
    const query = { user_id: bea.id };

    expect((await server.ask('GET', '/api/what-i-buy', { query, as: anna })).status).toBe(403);
    expect((await server.ask('GET', '/api/what-i-buy', { query })).status).toBe(401);
  });
});

describe('the sizes and colours of a product', () => {
  const variants = async (product_id: string, as = anna) => {
    const query = { user_id: as.id, product_id };
    const { body } = await server.ask<Variants>('GET', '/api/product-variants', { query, as });
    return body.products;
  };

  it('share a name up to the first comma, and are sorted by size', async () => {
    expect((await variants('YARN-2')).map(({ product_id, size }) => [product_id, size])).toEqual([
      ['YARN-1', '50 g'],
      ['YARN-3', '50 g'],
      ['YARN-2', '100 g'],
    ]);
    expect((await variants('MUG-1')).map(({ product_id }) => product_id)).toEqual(['MUG-1']);
    expect(await variants('NO-SUCH-THING')).toEqual([]);
  });

  it('show what the customer last bought of each, and nothing that others bought', async () => {
    await order(anna, '2026-05-02', { 'YARN-1': 3 });
    await order(anna, '2026-05-20', { 'YARN-1': 5 });
    await order(bea, '2026-05-21', { 'YARN-2': 8 });

    expect(
      (await variants('YARN-1')).map(({ last_item, last_date }) => [last_item, last_date]),
    ).toEqual([
      [5, '2026-05-20T09:00:00.000Z'],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });
});
