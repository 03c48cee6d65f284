/** @engines both */

import type { ProductWeeks } from '#contract/staffProduct';

import { addOrder } from '../../server/db/orders';
import { signInDesk, type DeskMember } from '../support/desk';
import { startTestServer } from '../support/serverApp';
import { createCustomer, storeTestProducts, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';

let now = new Date('2026-06-18T15:00:00.000Z');
let server: TestServer;
let anna: TestCustomer;
let rita: DeskMember;

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  await storeTestProducts(server.db, [{ product_id: 'MUG-1', price: 2.5, available: 100 }]);
  anna = await createCustomer(server.db, 'anna');
});
afterAll(() => server.close());

const at = async (moment: string) => {
  now = new Date(moment);
  rita = await signInDesk(server, ['catalogue'], now);
};
const weeks = async (product_id = 'MUG-1') => {
  const query = { product_id };
  const { body } = await server.ask<ProductWeeks>('GET', '/api/staff/product/weeks', {
    as: rita,
    query,
  });
  return body;
};
const version = async () => {
  const row = server.db.selectFrom('products').where('product_id', '=', 'MUG-1');
  return (await row.select('version').executeTakeFirstOrThrow()).version;
};
async function change(url: string, body: object) {
  const headers = { 'if-match': `"${await version()}"` };
  const { status } = await server.ask('PATCH', url, { as: rita, headers, body });
  expect(status).toBe(200);
}

let number = 500;
async function order(placed_at: string, { status = 'released', country = '', cancelled_qty = 0 }) {
  number += 1;
  const order_id = String(number);
  await addOrder(
    server.db,
    {
      order_id,
      customer_id: anna.customerId,
      placed_at,
      status,
      country,
      order_comment: '',
      po_reference: '',
      lines: 2,
      units: 6,
      total_cents: 6,
    },
    [1, 2].map((line) => ({
      order_id,
      line,
      product_id: 'MUG-1',
      name: 'Mug',
      order_qty: 1,
      ship_pack: 3,
      unit_cents: 1,
      cancelled_qty,
    })),
  );
}

describe('a product by week', () => {
  it('has price and stock as they were changed at the desk, and is current at the end', async () => {
    await at('2026-06-04T15:00:00.000Z');
    expect((await weeks()).countries[0]).toMatchObject({
      country: 'CA',
      prices: null,
      stock: null,
    });
    await change('/api/v1/products/MUG-1/prices/CA', { selling_price: 3 });
    await at('2026-06-10T15:00:00.000Z');
    await change('/api/v1/products/MUG-1/stock/CA', { available: 40, reason: 'counted' });
    await at('2026-06-18T15:00:00.000Z');
    await server.db.updateTable('offers').set({ available: 30 }).execute();
    const { weeks: spans, countries } = await weeks();

    expect([spans.length, spans.at(-1)]).toEqual([26, { from: '2026-06-12', to: '2026-06-18' }]);
    const [canada, states] = countries;
    expect(canada?.prices?.slice(-4)).toEqual([2.5, 3, 3, 3]);
    expect(canada?.stock?.slice(-4)).toEqual([100, 100, 40, 30]);
    expect(states).toMatchObject({ country: 'US', prices: null, stock: null });
  });

  it('counts orders once, in their country, without cancelled ones', async () => {
    await at('2026-06-18T15:00:00.000Z');
    await order('2026-06-18T12:00:00.000Z', {});
    await order('2026-06-11T12:00:00.000Z', { country: 'CA' });
    await order('2026-06-12T00:00:00.000Z', { country: 'US' });
    await order('2026-06-17T12:00:00.000Z', { status: 'cancelled' });
    await order('2026-06-17T12:00:00.000Z', { cancelled_qty: 1 });
    const [canada, states] = (await weeks()).countries;

    expect(canada?.orders.slice(-3)).toEqual([0, 1, 1]);
    expect(states?.orders.slice(-3)).toEqual([0, 0, 1]);
  });

  it('is refused for a product that does not exist', async () => {
    const query = { product_id: 'NOTHING' };
    const { status } = await server.ask('GET', '/api/staff/product/weeks', { as: rita, query });
    expect(status).toBe(404);
  });
});
