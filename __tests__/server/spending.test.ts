/** @engines both */

import type { Order, OrderSummary } from '#contract/orders';
import type { Spending } from '#contract/spending';
import { toCents } from '#domain/money';
import { sum } from '#domain/sum';

import { addOrder } from '../../server/db/orders';
import type { OrderLineTable, OrderTable } from '../../server/db/tables/orders';
import { startTestServer } from '../support/serverApp';
import { createCustomer, storeTestProducts, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';

let server: TestServer;
let anna: TestCustomer;
let bea: TestCustomer;

beforeAll(async () => {
  server = await startTestServer({
    now: () => new Date('2026-06-15T12:00:00.000Z'),
    fill: ({ db }) =>
      storeTestProducts(db, [
        { product_id: 'MUG-1', cat_code: 'MUG' },
        { product_id: 'PIN-1', cat_code: 'PIN' },
      ]),
  });
  anna = await createCustomer(server.db, 'anna');
  bea = await createCustomer(server.db, 'bea');
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('order_lines').execute();
  await server.db.deleteFrom('orders').execute();
});

let number = 500;

type Line = Pick<OrderLineTable, 'product_id' | 'order_qty' | 'unit_cents'> &
  Partial<OrderLineTable>;

/** Stores an order; packs are of 3 units. */
async function order(
  placed_at: string,
  lines: readonly Line[],
  { customer = anna, ...change }: Partial<OrderTable> & { customer?: TestCustomer } = {},
) {
  number += 1;
  const order_id = String(number);
  const stored = lines.map((line, at) => ({
    order_id,
    line: at + 1,
    name: line.product_id,
    ship_pack: 3,
    cancelled_qty: 0,
    ...line,
  }));
  await addOrder(
    server.db,
    {
      order_id,
      customer_id: customer.customerId,
      placed_at,
      status: 'released',
      order_comment: '',
      po_reference: '',
      lines: lines.length,
      units: sum(stored.map((line) => line.order_qty * line.ship_pack)),
      total_cents: sum(stored.map((line) => line.order_qty * line.ship_pack * line.unit_cents)),
      ...change,
    },
    stored,
  );
}

async function spending(query: Record<string, string> = {}, as = anna) {
  const { body } = await server.ask<Spending>('GET', '/api/spending', {
    query: { user_id: as.id, ...query },
    as,
  });
  return body;
}
const inMonth = ({ months }: Spending, month: string) =>
  months.find((one) => one.month === month)?.total;

const mugs = (order_qty: number, unit_cents = 101): Line => ({
  product_id: 'MUG-1',
  order_qty,
  unit_cents,
});

describe("a customer's spending", () => {
  it('has two years of months with the current one last', async () => {
    const { months, categories } = await spending();

    expect(months).toHaveLength(24);
    expect([months[0]?.month, months.at(-1)?.month]).toEqual(['2024-07', '2026-06']);
    expect(categories).toEqual([]);
  });

  it('adds up to the orders to the cent', async () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 16807) % 2147483647) % below;
    for (let at = 0; at < 60; at += 1) {
      const day = new Date(Date.UTC(2024, 6, 1 + random(714), random(24)));
      const lines = Array.from({ length: 1 + random(5) }, (_, index) => ({
        product_id: index % 2 ? 'PIN-1' : 'MUG-1',
        order_qty: 1 + random(40),
        unit_cents: 1 + random(9999),
      }));
      await order(day.toISOString(), lines);
    }
    const { months, categories } = await spending();
    const query = { user_id: anna.id };
    const history = await server.ask<{ orders: OrderSummary[] }>('GET', '/api/fetch-order', {
      query,
      as: anna,
    });
    const byMonth = new Map<string, number>();
    for (const { date, total } of history.body.orders) {
      const month = date.slice(0, 7);
      byMonth.set(month, (byMonth.get(month) ?? 0) + toCents(total));
    }

    expect(history.body.orders).toHaveLength(60);
    expect(months.map(({ total }) => toCents(total))).toEqual(
      months.map(({ month }) => byMonth.get(month) ?? 0),
    );
    expect(sum(categories.flatMap(({ totals }) => totals.map(toCents)))).toBe(
      sum([...byMonth.values()]),
    );
  });

  it('leaves out cancelled orders and the cancelled packs of others', async () => {
    await order('2026-05-03T09:00:00.000Z', [mugs(5), { ...mugs(4, 250), cancelled_qty: 1 }]);
    await order('2026-05-04T09:00:00.000Z', [mugs(9)], { status: 'cancelled' });
    const query = { user_id: anna.id, order_id: String(number - 1) };
    const shown = await server.ask<{ order: Order }>('GET', '/api/order-history', {
      query,
      as: anna,
    });
    const packs = shown.body.order.lines.map(
      ({ order_qty, cancelled = 0, ship_pack, price }) =>
        (order_qty - cancelled) * ship_pack * toCents(price),
    );

    expect(sum(packs)).toBe(3765);
    expect(inMonth(await spending(), '2026-05')).toBe(37.65);
  });

  it('is in one currency: orders for another country are left out', async () => {
    await order('2026-05-03T09:00:00.000Z', [mugs(1)], { country: 'CA' });
    await order('2026-05-03T10:00:00.000Z', [mugs(1)], { country: 'US' });
    await order('2026-05-03T11:00:00.000Z', [mugs(1)], { country: '' });

    expect(inMonth(await spending(), '2026-05')).toBe(6.06);
  });

  it('is by top-level category, the largest of the last twelve months first', async () => {
    const pins: Line = { product_id: 'PIN-1', order_qty: 1, unit_cents: 10 };
    await order('2026-02-03T09:00:00.000Z', [mugs(1), pins]);
    await order('2025-03-03T09:00:00.000Z', [{ ...pins, order_qty: 500 }]);
    const { categories } = await spending();

    expect(categories.map(({ name, totals }) => [name, totals[19], totals[8]])).toEqual([
      ['MUG', 3.03, 0],
      ['PIN', 0.3, 150],
    ]);
  });

  it('begins months in the zone of the reader', async () => {
    await order('2026-05-01T02:00:00.000Z', [mugs(1)]);

    expect(inMonth(await spending(), '2026-05')).toBe(3.03);
    expect(inMonth(await spending({ zone: 'America/Toronto' }), '2026-04')).toBe(3.03);
    const refused = await server.ask('GET', '/api/spending', {
      query: { user_id: anna.id, zone: 'Nowhere/Else' },
      as: anna,
    });
    expect(refused.status).toBe(400);
  });

  it('is the own one alone', async () => {
    await order('2026-05-03T09:00:00.000Z', [mugs(1)], { customer: bea });

    expect(inMonth(await spending(), '2026-05')).toBe(0);
    const other = await server.ask('GET', '/api/spending', {
      query: { user_id: bea.id },
      as: anna,
    });
    expect(other.status).toBe(403);
  });
});
