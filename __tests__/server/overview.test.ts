/** @engines both */

import type { QueuedOrder } from '#contract/staffOrders';
import type { Overview } from '#contract/staffOverview';
import { sum } from '#domain/sum';

import { addOrder } from '../../server/db/orders';
import type { OrderLineTable, OrderTable } from '../../server/db/tables/orders';
import { signInDesk, type DeskMember } from '../support/desk';
import { startTestServer } from '../support/serverApp';
import { createCustomer, storeTestProducts, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';

/** A Thursday, 11:00 in Toronto. */
const NOW = new Date('2026-06-18T15:00:00.000Z');

let server: TestServer;
let anna: TestCustomer;
let rita: DeskMember;

beforeAll(async () => {
  server = await startTestServer({
    now: () => NOW,
    environment: { SHIPPING_CA: 'America/Toronto 14:00 Mon-Fri' },
    fill: ({ db }) =>
      storeTestProducts(db, [
        { product_id: 'MUG-1', name: 'Mug', name_fr: 'Tasse' },
        { product_id: 'PIN-1' },
      ]),
  });
  anna = await createCustomer(server.db, 'anna');
  await server.db
    .updateTable('customers')
    .set({ created_at: '2026-05-31T12:00:00.000Z' })
    .where('id', '=', anna.customerId)
    .execute();
  rita = await signInDesk(server, ['orders'], NOW);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('order_lines').execute();
  await server.db.deleteFrom('orders').execute();
});

let number = 500;

/** Stores an order of one pack of 3 mugs at 1.01. */
async function order(
  placed_at: string,
  change: Partial<OrderTable> = {},
  line: Partial<OrderLineTable> = {},
) {
  number += 1;
  const order_id = String(number);
  await addOrder(
    server.db,
    {
      order_id,
      customer_id: anna.customerId,
      placed_at,
      status: 'released',
      order_comment: '',
      po_reference: '',
      lines: 1,
      units: 3,
      total_cents: 303,
      stage: 'released',
      country: 'CA',
      origin: 'shop',
      ...change,
    },
    [
      {
        order_id,
        line: 1,
        product_id: 'MUG-1',
        name: 'Mug',
        order_qty: 1,
        ship_pack: 3,
        unit_cents: 101,
        ...line,
      },
    ],
  );
  return order_id;
}

const overview = async (query: Record<string, string> = {}, as = rita) =>
  (await server.ask<Overview>('GET', '/api/staff/overview', { as, query })).body;
const listed = async (query: Record<string, string>) => {
  const { body } = await server.ask<{ orders: QueuedOrder[]; total: number }>(
    'GET',
    '/api/staff/orders',
    { as: rita, query },
  );
  return body;
};

describe('the overview of the desk', () => {
  it('has orders and their value on each day, by country', async () => {
    await order('2026-06-18T03:00:00.000Z');
    await order('2026-06-17T12:00:00.000Z', { country: '' }, { order_qty: 3, cancelled_qty: 1 });
    await order('2026-06-18T12:00:00.000Z', { country: 'US' });
    await order('2026-06-18T12:00:00.000Z', { status: 'cancelled', stage: 'cancelled' });
    await order('2026-05-20T12:00:00.000Z');
    await order('2026-05-19T12:00:00.000Z');
    const { days, countries } = await overview({ zone: 'America/Toronto' });

    expect([days.length, days[0], days.at(-1)]).toEqual([30, '2026-05-20', '2026-06-18']);
    const ofDays = countries.map(({ country, orders, totals }) => [
      country,
      [orders[0], ...orders.slice(-2)],
      totals.slice(-2),
    ]);
    expect(ofDays).toEqual([
      ['CA', [1, 2, 0], [9.09, 0]],
      ['US', [0, 0, 1], [0, 3.03]],
    ]);
  });

  it('counts the waiting orders of each stage by age, as their lists do', async () => {
    await order('2026-06-18T12:00:00.000Z');
    await order('2026-06-16T12:00:00.000Z', { stage: 'picking' });
    await order('2026-06-12T12:00:00.000Z');
    await order('2026-02-12T12:00:00.000Z');
    await order('2026-02-12T12:00:00.000Z', { origin: 'import' });
    const { ages, queues } = await overview();

    const toPick = queues.find(({ queue }) => queue === 'to_pick');
    expect(toPick?.orders).toEqual([1, 0, 1, 1]);
    expect(queues.find(({ queue }) => queue === 'picking')?.orders).toEqual([0, 1, 0, 0]);
    for (const [index, { from, to }] of ages.entries()) {
      const { total } = await listed({ queue: 'to_pick', to, ...(from !== null && { from }) });
      expect(total).toBe(toPick?.orders[index]);
    }
  });

  it('counts what should have left before today, as its list does', async () => {
    const late = [
      await order('2026-06-17T17:59:00.000Z'),
      await order('2026-06-10T12:00:00.000Z', { stage: 'picking' }),
    ];
    await order('2026-06-17T18:00:00.000Z');
    await order('2026-06-10T12:00:00.000Z', { stage: 'shipped' });
    await order('2026-06-10T12:00:00.000Z', { stage: 'held' });
    await order('2026-06-10T12:00:00.000Z', { country: 'US' });
    await order('2026-06-10T12:00:00.000Z', { origin: 'import' });

    expect((await overview()).late).toBe(2);
    const { orders } = await listed({ queue: 'all', late: 'true' });
    expect(orders.map(({ order_id }) => order_id).sort()).toEqual(late.sort());
  });

  it('has the products that most orders wait for', async () => {
    const waits = { order_qty: 5, expected_on: '2026-07-01' };
    await order('2026-06-10T12:00:00.000Z', {}, { ...waits, backorder_qty: 2 });
    await order('2026-06-11T12:00:00.000Z', {}, { ...waits, backorder_qty: 3 });
    await order(
      '2026-06-11T12:00:00.000Z',
      {},
      { product_id: 'PIN-1', ...waits, backorder_qty: 4 },
    );
    const { back_orders } = await overview({ lang: 'fr' });

    expect(back_orders).toEqual([
      { product_id: 'MUG-1', name: 'Tasse', packs: 5, orders: 2, expected_on: '2026-07-01' },
      expect.objectContaining({ product_id: 'PIN-1', packs: 4, orders: 1 }),
    ]);
    expect((await listed({ queue: 'back_ordered', search: 'MUG-1' })).total).toBe(2);
  });

  it('counts the customers of this month, as their list does', async () => {
    const before = (await overview()).new_customers;
    const bea = await createCustomer(server.db, 'bea');
    await server.db
      .updateTable('customers')
      .set({ created_at: '2026-06-01T00:00:00.000Z' })
      .where('id', '=', bea.customerId)
      .execute();
    const { body } = await server.ask<{ customers: { customer_code: string }[]; total: number }>(
      'GET',
      '/api/staff/customers',
      { as: rita, query: { view: 'new' } },
    );

    expect((await overview()).new_customers).toBe(before + 1);
    expect(body.total).toBe(before + 1);
    expect(body.customers.map(({ customer_code }) => customer_code)).not.toContain('C-anna');
  });

  it('shows failing deliveries to administrators alone', async () => {
    const ada = await signInDesk(server, ['admin'], NOW);
    const hook = {
      kinds: '',
      secret: '',
      previous_secret: null,
      previous_until: null,
      is_on: 1,
      off_reason: '',
      position: 0,
      warned_at: null,
      version: 1,
      created_at: NOW.toISOString(),
    };
    await server.db
      .insertInto('webhooks')
      .values([
        { ...hook, id: 'w-1', url: 'https://erp.test/in', failing_since: NOW.toISOString() },
        { ...hook, id: 'w-2', url: 'https://crm.test/in', failing_since: null },
      ])
      .execute();

    expect((await overview()).webhooks).toBeNull();
    const { webhooks } = await overview({}, ada);
    expect(webhooks).toEqual([{ id: 'w-1', url: 'https://erp.test/in', failed: 0 }]);
  });

  it('knows of no late orders where no hours are set', async () => {
    const other = await startTestServer({ now: () => NOW });
    const reader = await signInDesk(other, ['read'], NOW);
    const { body } = await other.ask<Overview>('GET', '/api/staff/overview', { as: reader });
    await other.close();

    expect(body.late).toBeNull();
    expect(sum(body.queues.flatMap(({ orders }) => orders))).toBe(0);
  });
});
