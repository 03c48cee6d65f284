import type { Problem } from '#contract/replies';
import type { OrderInFull } from '#contract/v1/orders';

import { releaseOrders } from '../../server/services/fulfilment/releaseOrders';
import { newMachine, openShop, type Machine, type TestShop } from '../support/machine';
import { mailsOf } from '../support/outbox';
import { startTestServer } from '../support/serverApp';
import type { TestServer } from '../support/startOn';

const MINUTE = 60_000;

let server: TestServer;
let shop: TestShop;
let erp: Machine;
let clock = new Date();

beforeAll(async () => {
  server = await startTestServer({ now: () => clock, environment: { LIMITS_BATCH: '0' } });
  shop = await openShop(server, 'anna');
  erp = await newMachine(server, 'erp');
});
afterAll(() => server.close());

const pass = (milliseconds: number) => (clock = new Date(clock.getTime() + milliseconds));
const released = async (packs: Record<string, number> = { THREAD: 2 }) => {
  const id = await shop.place(packs);
  pass(10 * MINUTE);
  await releaseOrders(server, clock);
  return id;
};
const here = async () => (await erp.orders({ after: 'now' })).body.next;
const idsOf = (page: { body: { orders: { order_id: string }[] } }) =>
  page.body.orders.map(({ order_id }) => order_id);

describe('an order handled through the API', () => {
  it('is read, acknowledged and shipped, and its customer sees this and gets an e-mail', async () => {
    const start = await here();
    const id = await released({ THREAD: 4 });
    const page = await erp.orders({ after: start });
    expect(page.body).toMatchObject({
      more: false,
      behind: 0,
      orders: [
        {
          order_id: id,
          stage: 'released',
          currency: 'CAD',
          language: 'en',
          merchandise_total: 120,
          customer: { customer_code: 'C-anna', company_name: 'Owner anna' },
          ship_to: null,
          lines: [
            {
              line: 1,
              product_id: 'THREAD',
              barcode: '036000291452',
              quantity: 4,
              uom: 'PK',
              units: 48,
              unit_price: 2.5,
              line_total: 120,
            },
          ],
        },
      ],
    });
    expect((await erp.acknowledge({ order_id: id, external_id: 'SO-1' })).body).toMatchObject({
      rows: [{ row: 1, outcome: 'acknowledged' }],
      good: 1,
    });
    const shipment = {
      order_id: id,
      external_id: 'DEL-1',
      carrier: 'UPS',
      tracking: [{ number: 'Z1' }],
    };
    expect((await erp.ship(shipment)).body.rows).toMatchObject([
      { outcome: 'added', stage: 'shipped' },
    ]);

    const order = await shop.buyer.order(id);
    expect(order).toMatchObject({
      status: 'released',
      stage: 'shipped',
      shipments: [{ carrier: 'UPS', tracking: [{ number: 'Z1' }] }],
    });
    const mails = (await mailsOf(server)).filter(({ to }) => to.includes('anna@shop.test'));
    expect(mails.map(({ subject }) => subject).filter((subject) => subject.includes(id))).toEqual([
      `Your order ${id}`,
      `Your order ${id} has shipped`,
    ]);
    const { events } = (await erp.events({ after: start })).body;
    expect(events.map(({ kind, own }) => [kind, own])).toEqual([
      ['order.released', false],
      ['order.acknowledged', true],
      ['order.shipped', true],
    ]);
    expect((await erp.order(id)).body).toMatchObject({
      external_id: 'SO-1',
      shipments: [{ external_id: 'DEL-1', lines: [{ line: 1, quantity: 4 }] }],
      cancellations: [],
    });
  });

  it('appears nowhere during its ten minutes, and once everywhere afterwards', async () => {
    const start = await here();
    const id = await shop.place({ THREAD: 1 });
    pass(10 * MINUTE - 1000);
    expect((await erp.orders({ after: start })).body.orders).toEqual([]);
    expect((await erp.events({ after: start })).body.events).toEqual([]);
    expect((await erp.order(id)).body).toMatchObject({ code: 'order.unknown' });
    expect((await erp.ship({ order_id: id, external_id: 'X', carrier: '' })).body.rows) //
      .toMatchObject([{ outcome: 'error', code: 'order.unknown' }]);
    pass(16_000);
    expect(idsOf(await erp.orders({ after: start }))).toEqual([id]);
    expect((await erp.events({ after: start })).body.events).toMatchObject([
      { kind: 'order.released', order_id: id },
    ]);
    expect((await erp.order(id)).status).toBe(200);
    expect(idsOf(await erp.orders({ after: start }))).toEqual([id]);
  });

  it('is released once when a server starts that was down during the ten minutes', async () => {
    const start = await here();
    const id = await shop.place({ NEEDLE: 1 });
    pass(60 * MINUTE);
    expect(await releaseOrders(server, clock)).toBe(1);
    expect(await releaseOrders(server, clock)).toBe(0);
    expect(idsOf(await erp.orders({ after: start }))).toEqual([id]);
  });

  it('is not sent again to a client that has its current version', async () => {
    const id = await released();
    const { headers } = await erp.order(id);
    const etag = String(headers.etag);
    const again = () =>
      server.ask('GET', `/api/v1/orders/${id}`, { as: erp, headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    await erp.acknowledge({ order_id: id, external_id: 'V' });
    expect((await again()).status).toBe(200);
  });

  it('is sent again to a client once its customer has another telephone number', async () => {
    const id = await released();
    const { headers } = await erp.order(id);
    const { db } = server;
    await db
      .updateTable('customers')
      .set({ phone: '514 555-0199' })
      .where('id', '=', shop.customer.customerId)
      .execute();
    const again = await server.ask<OrderInFull>('GET', `/api/v1/orders/${id}`, {
      as: erp,
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([again.status, again.body.customer.phone]).toEqual([200, '514 555-0199']);
  });
});

describe('an order of a product that is renamed, repacked and withdrawn', () => {
  it('keeps its name, packs and price, and can still be shipped and cancelled', async () => {
    const start = await here();
    const id = await released({ NEEDLE: 3 });
    const before = (await erp.orders({ after: start })).body.orders[0]?.lines;
    const rows = [{ product_id: 'NEEDLE', name: 'Pin', ship_pack: 7, withdrawn: true }];
    const changed = await server.ask<{ rows: object[] }>('PATCH', '/api/v1/products', {
      as: erp,
      body: { rows },
    });
    expect(changed.body.rows).toMatchObject([{ outcome: 'changed' }]);

    expect((await erp.orders({ after: start })).body.orders[0]?.lines).toEqual(before);
    expect(before).toMatchObject([{ quantity: 3, ship_pack: 1, units: 3, uom: 'PK' }]);
    await erp.acknowledge({ order_id: id, external_id: 'SO-PIN' });
    const parcel = { order_id: id, external_id: 'DEL-PIN', carrier: 'UPS' };
    const ship = { ...parcel, lines: [{ product_id: 'NEEDLE', units: 2 }] };
    expect((await erp.ship(ship)).body.rows).toMatchObject([{ outcome: 'added' }]);
    const available = () =>
      server.db
        .selectFrom('offers')
        .where('product_id', '=', 'NEEDLE')
        .where('country', '=', 'CA')
        .select('available')
        .executeTakeFirst();
    const left = (await available())?.available ?? 0;
    const picture = { order_id: id, line: 1, cancelled: 1, reason: 'customer_request' };
    expect((await erp.status({ ...picture, as_of: clock.toISOString() })).body.rows) //
      .toMatchObject([{ outcome: 'changed' }]);
    expect(await available()).toEqual({ available: left + 1 });
    const shown = await shop.buyer.order(id);
    expect(shown).toMatchObject({ stage: 'shipped' });
    expect(JSON.stringify(shown)).toContain('Needle');
    expect(JSON.stringify(shown)).not.toContain('Pin"');
    const back = [{ product_id: 'NEEDLE', name: 'Needle', ship_pack: 1, withdrawn: false }];
    await server.ask('PATCH', '/api/v1/products', { as: erp, body: { rows: back } });
  });
});

describe('a cursor', () => {
  it('returns the same orders in the same order, in their current state', async () => {
    const start = await here();
    const ids = [await released(), await released(), await released()];
    const first = await erp.orders({ after: start, limit: 2 });
    expect(idsOf(first)).toEqual(ids.slice(0, 2));
    expect(first.body).toMatchObject({ more: true, behind: 1 });
    await erp.acknowledge({ order_id: ids[0], external_id: 'A' });
    const again = await erp.orders({ after: start, limit: 2 });
    expect(idsOf(again)).toEqual(ids.slice(0, 2));
    expect(again.body.orders[0]).toMatchObject({ external_id: 'A' });
    expect(idsOf(await erp.orders({ after: first.body.next }))).toEqual(ids.slice(2));
  });

  it.each([
    ['of another database', (seq: number) => `${seq}-ffffffff`, 409, 'cursor.foreign'],
    ['ahead of the log', (seq: number) => `${seq + 9}-ffffffff`, 409, 'cursor.foreign'],
    ['that is none', () => 'yesterday', 400, 'cursor.malformed'],
  ])('%s is refused', async (_what, cursor, status, code) => {
    const seq = Number((await here()).split('-')[0]);
    for (const answer of [
      await erp.read('/orders', { after: cursor(seq) }),
      await erp.read('/events', { after: cursor(seq) }),
    ]) {
      expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ code })]);
    }
  });

  it('leads past an order with more lines than a page allows, which gets a page of its own', async () => {
    const start = await here();
    const [small, long, last] = [await released(), await released(), await released()];
    await server.db
      .updateTable('orders')
      .set({ lines: 20_001 })
      .where('order_id', '=', long)
      .execute();
    const pages: string[][] = [];
    for (let next = start, more = true; more;) {
      const page = await erp.orders({ after: next });
      pages.push(idsOf(page));
      ({ next, more } = page.body);
    }
    expect(pages).toEqual([[small], [long], [last]]);
  });

  it('older than the retained events is reported as expired, and without one reading starts at the oldest', async () => {
    const old = await here();
    const ids = [await released(), await released()];
    const cursor = (await erp.orders({ after: old, limit: 1 })).body.next;
    const seq = Number(cursor.split('-')[0]);
    await server.db.deleteFrom('events').where('seq', '<=', seq).execute();
    expect((await erp.read('/orders', { after: old })).body).toMatchObject({
      code: 'cursor.expired',
    });
    expect(idsOf(await erp.orders())).toEqual(ids.slice(1));
  });

  it('from before a restore is refused, and unacknowledged orders can still be read', async () => {
    const id = await released();
    const before = await here();
    const { seq } = await server.db
      .selectFrom('events')
      .select('seq')
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow();
    // Simulates a restore: the last event is gone, and its number is assigned again.
    await server.db.deleteFrom('events').where('seq', '=', seq).execute();
    await server.db
      .updateTable('meta')
      .set({ value: String(seq - 1) })
      .where('key', '=', 'last_event')
      .execute();
    expect((await erp.read('/orders', { after: before })).status).toBe(409);
    await released();
    expect((await erp.read('/orders', { after: before })).status).toBe(409);
    expect(idsOf(await erp.orders({ acknowledged: 'false' }))).toContain(id);
  });
});

describe('events', () => {
  it('state which numbers a page covers, even if it contains few of them', async () => {
    const start = await here();
    await released();
    const [a, b] = [await released(), await shop.place({ NEEDLE: 1 })];
    await erp.acknowledge({ order_id: a, external_id: 'A' });
    let after = start;
    let next = Number(start.split('-')[0]) + 1;
    const seen: string[] = [];
    for (let more = true; more;) {
      const { body } = await erp.events({ after, limit: 2, kinds: 'order.released' });
      expect(body.covers[0]).toBe(next);
      next = body.covers[1] + 1;
      seen.push(...body.events.map(({ kind, order_id }) => `${kind} ${order_id}`));
      ({ more, next: after } = body);
    }
    expect(seen).toHaveLength(2);
    expect(seen.join()).not.toContain(b);
    const { body: end } = await erp.events({ after });
    expect([end.events, end.covers, end.next]).toEqual([[], [next - 1, next - 1], after]);
  });

  it.each([
    ['kinds', 'order.eaten'],
    ['kinds', 'order.released,'],
    ['kinds', 'order.received'],
    ['wait', 26],
    ['limit', 1001],
    ['limit', 0],
  ])('are refused at once if %s is %s', async (field, value) => {
    const { status, body } = await erp.read<Problem>('/events', { [field]: value });
    expect([status, body.errors?.map((fault) => fault.field)]).toEqual([400, [field]]);
  });

  it('can be waited for if none has happened yet', async () => {
    const start = await here();
    const id = await shop.place({ NEEDLE: 1 });
    const waiting = erp.events({ after: start, wait: 20, kinds: 'order.released' });
    pass(10 * MINUTE);
    expect((await waiting).body.events.at(-1)).toMatchObject({ order_id: id });
  });

  it('do not mention a note that is not for the customer', async () => {
    const id = await released();
    const start = await here();
    const note = (to_customer: boolean) =>
      erp.post(`/orders/${id}/notes`, { text: 'Back door', to_customer });
    await note(false);
    await note(true);
    const { events } = (await erp.events({ after: start })).body;
    expect(events).toMatchObject([{ kind: 'order.note_added', data: { to_customer: true } }]);
    expect((await shop.buyer.order(id)).notes).toHaveLength(1);
  });
});

describe('an acknowledgement', () => {
  it('is permanent, and reports a conflict if another number is sent', async () => {
    const id = await released();
    const [soon, other] = [await shop.place({ NEEDLE: 1 }), 'nothing'];
    const acknowledge = async (order_id: string, external_id: string) =>
      (await erp.acknowledge({ order_id, external_id })).body.rows[0];
    expect(await acknowledge(id, 'A')).toEqual({ row: 1, order_id: id, outcome: 'acknowledged' });
    expect(await acknowledge(id, 'A')).toMatchObject({ outcome: 'unchanged' });
    expect(await acknowledge(id, 'B')).toMatchObject({ outcome: 'conflict', external_id: 'A' });
    expect(await acknowledge(soon, 'C')).toMatchObject({ outcome: 'unknown' });
    expect(await acknowledge(other, 'D')).toMatchObject({ outcome: 'unknown' });
  });

  it('is refused for an order on hold, and removes an order from the work list', async () => {
    const id = await released();
    await erp.orders();
    await erp.post(`/orders/${id}/hold`, { reason: 'Call us' });
    expect(idsOf(await erp.orders({ acknowledged: 'false' }))).not.toContain(id);
    expect((await erp.acknowledge({ order_id: id, external_id: 'A' })).body.rows).toMatchObject([
      { outcome: 'held' },
    ]);
    await erp.post(`/orders/${id}/release`);
    expect(idsOf(await erp.orders({ acknowledged: 'false' }))).toContain(id);
    await erp.acknowledge({ order_id: id, external_id: 'A' });
    expect(idsOf(await erp.orders({ acknowledged: 'false' }))).not.toContain(id);
    expect((await erp.post(`/orders/${id}/hold`, { reason: 'Late' })).body).toMatchObject({
      code: 'desk.elsewhere',
    });
  });
});
