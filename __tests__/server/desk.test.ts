import type { DeskOrder } from '#contract/staffOrder';
import type { QueuedOrder } from '#contract/staffOrders';
import { DAY_MS } from '#domain/durations';
import type { Queue } from '#domain/queues';

import { staffLog } from '../../server/db/staffLog';
import { releaseOrders } from '../../server/services/fulfilment/releaseOrders';
import { buyer, wholeCart, type Buyer } from '../support/buyer';
import { signInDesk, type DeskMember } from '../support/desk';
import { newMachine } from '../support/machine';
import { mailsOf } from '../support/outbox';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts, createCustomer, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';

const MINUTE = 60_000;

let server: TestServer;
let clock = new Date();
let anna: TestCustomer;
let annas: Buyer;
let rita: DeskMember;
let number = 0;
let thread: string;
let needle: string;

beforeAll(async () => {
  server = await startTestServer({ now: () => clock });
});
afterAll(() => server.close());

beforeEach(async () => {
  clock = new Date();
  number += 1;
  [thread, needle] = [`THREAD-${number}`, `NEEDLE-${number}`];
  const name = `Waxed thread no${number}`;
  await storeTestProducts(server.db, [
    { product_id: thread, name, name_fr: `Fil ciré no${number}`, ship_pac: 12 },
    { product_id: needle, barcodes: [`400638133393${number}`] },
  ]);
  anna = await createCustomer(server.db, `anna${number}`);
  annas = buyer(server, anna);
  rita = await signInDesk(server, ['orders'], clock);
});

/** Returns the day, YYYY-MM-DD, that many days from now. */
const dayIn = (days: number) =>
  new Date(clock.getTime() + days * DAY_MS).toISOString().slice(0, 10);

const pass = (minutes: number) => (clock = new Date(clock.getTime() + minutes * MINUTE));

async function place(packs: Record<string, number>, more: object = {}): Promise<string> {
  await annas.add(packs);
  const { body } = await annas.place(wholeCart(await annas.cart()), { ...more });
  return body.order_id ?? '';
}

async function released(packs: Record<string, number>, more: object = {}): Promise<string> {
  const orderId = await place(packs, more);
  pass(10);
  await releaseOrders(server, clock);
  return orderId;
}

interface Listed {
  orders: QueuedOrder[];
  total: number;
  counts: Record<Queue, number>;
}

const list = async (query: Record<string, string | number>) => {
  const { body } = await server.ask<Listed>('GET', '/api/staff/orders', { as: rita, query });
  return body;
};
/** Returns the queues that contain an order. */
async function queuesOf(orderId: string): Promise<Queue[]> {
  const { counts } = await list({ queue: 'all', search: orderId });
  return Object.entries(counts).flatMap(([queue, count]) => (count > 0 ? [queue as Queue] : []));
}
const show = async (order_id: string, lang = ''): Promise<DeskOrder> => {
  const query = { order_id, lang };
  const { body } = await server.ask<{ order: DeskOrder }>('GET', '/api/staff/order', {
    as: rita,
    query,
  });
  return body.order;
};
/** Changes an order at its current version, or at another one. */
const change = async (
  order_id: string,
  verb: string,
  body?: object,
  { version, lang = 'en' }: { version?: number; lang?: string } = {},
) => {
  const seen = version ?? (await show(order_id))?.version ?? 1;
  return server.ask<{ stage: string; message: string; shipment_id: string }>(
    'POST',
    `/api/v1/orders/${order_id}/${verb}`,
    {
      as: rita,
      headers: { 'if-match': `"${seen}"`, 'accept-language': lang },
      ...(body && { body }),
    },
  );
};
const hold = (order_id: string, reason: string) => change(order_id, 'hold', { reason });
const pick = (order_id: string, begun = true) => change(order_id, 'picking', { begun });
const voidShipment = (shipment_id = '', version = 1) =>
  server.ask('POST', `/api/v1/shipments/${shipment_id}/void`, {
    as: rita,
    headers: { 'if-match': `"${version}"` },
  });
const parcel = (lines: object[], more: object = {}) => ({
  carrier: 'UPS',
  tracking: [{ number: `1Z-${number}-A` }, { number: `1Z-${number}-B` }],
  lines,
  ...more,
});

describe('a released order', () => {
  it('is not e-mailed to the house if no address is set, but still to its customer', async () => {
    const [free, held] = [await released({ [thread]: 1 }), await place({ [thread]: 1 })];
    await hold(held, 'Please call us');
    pass(10);
    await releaseOrders(server, clock);
    // An e-mail about a hold that is lifted before it is sent is not sent at all.
    await server.mails.sendAll();
    await change(held, 'release');
    const mails = await server.db
      .selectFrom('mails')
      .where('about', 'in', [free, held])
      .select('kind')
      .orderBy('kind')
      .execute();
    expect(mails.map(({ kind }) => kind)).toEqual([
      'orderHeld',
      'orderPlaced',
      'orderPlaced',
      'orderReleased',
    ]);
  });
});

describe('the order queues of the desk', () => {
  it('show an order in the right places, from its ten minutes to its last parcel', async () => {
    const id = await place({ [thread]: 4 });
    expect(await queuesOf(id)).toEqual(['received', 'all']);
    const [row] = (await list({ queue: 'received', search: id })).orders;
    expect(row).toMatchObject({ cancellable_seconds: 600, open: 4, units: 48, stage: 'received' });

    pass(10);
    await releaseOrders(server, clock);
    expect(await queuesOf(id)).toEqual(['to_pick', 'unacknowledged', 'all']);
    await pick(id);
    expect(await queuesOf(id)).toEqual(['picking', 'unacknowledged', 'all']);
    await change(
      id,
      'shipments',
      parcel([{ line: 1, quantity: 1 }], { rest: { expected_on: null } }),
    );
    expect(await queuesOf(id)).toEqual(['back_ordered', 'part_shipped', 'unacknowledged', 'all']);
    await change(id, 'shipments', parcel([{ line: 1, quantity: 3 }]));
    expect(await queuesOf(id)).toEqual(['shipped', 'all']);
  });

  it('show an imported order only among all orders', async () => {
    const id = await released({ [thread]: 1 });
    await server.db
      .updateTable('orders')
      .set({ origin: 'import', released_seq: null })
      .where('order_id', '=', id)
      .execute();
    expect(await queuesOf(id)).toEqual(['all']);
  });

  it('find an order by its number, references, parcels, customer and products', async () => {
    const id = await released({ [needle]: 2, [thread]: 1 }, { po_reference: `Po-no${number}x` });
    await change(id, 'shipments', parcel([{ line: 1, quantity: 1 }]));
    const words = [
      id,
      `po-NO${number}X`,
      `1z-${number}-B`,
      `c-anna${number}`,
      thread.toLowerCase(),
      `ciré no${number}`,
      `400638133393${number}`,
    ];
    for (const search of words) {
      const { orders } = await list({ queue: 'all', search });
      expect([search, orders.map(({ order_id }) => order_id)]).toEqual([search, [id]]);
    }
    expect((await list({ queue: 'all', search: `${id} nowhere` })).total).toBe(0);
    expect((await list({ queue: 'all', search: '%' })).total).toBe(0);
  });

  it('can be filtered by country and day, and are paged oldest first', async () => {
    const ids = [
      await released({ [thread]: 1 }, { order_comment: 'Ring twice.' }),
      await released({ [thread]: 1 }),
    ];
    const query = { queue: 'to_pick', search: `C-anna${number}` };
    const { orders } = await list(query);
    expect(orders.map(({ order_id, has_comment }) => [order_id, has_comment])).toEqual([
      [ids[0], true],
      [ids[1], false],
    ]);
    const second = await list({ ...query, page: 2, pagination: 1 });
    expect(second.orders.map(({ order_id }) => order_id)).toEqual([ids[1]]);
    expect((await list({ ...query, country: 'US' })).total).toBe(0);
    expect((await list({ ...query, from: '2020-01-01', to: '2020-01-02' })).total).toBe(0);
    expect((await list({ ...query, from: '2020-01-01', zone: 'America/Toronto' })).total).toBe(2);
  });
});

describe('an order at the desk', () => {
  it('shows its history, with who acted and what they wrote', async () => {
    const id = await released({ [thread]: 4 });
    await hold(id, 'The address is unclear.');
    expect((await show(id)).hold).toEqual({
      text: 'The address is unclear.',
      since: clock.toISOString(),
      by: rita.email,
    });
    await change(id, 'release');
    await pick(id);
    await pick(id, false);
    await change(id, 'notes', { text: 'Call before noon.', to_customer: false });
    await change(id, 'cancellations', { lines: [{ line: 1, quantity: 1 }], reason: 'damaged' });

    const { history } = await show(id);
    expect(history.map(({ kind, text }) => [kind, text])).toEqual([
      ['order.received', ''],
      ['order.released', ''],
      ['order.held', 'The address is unclear.'],
      ['order.resumed', ''],
      ['order.picking', ''],
      ['order.picking', ''],
      ['order.note_added', 'Call before noon.'],
      ['order.lines_cancelled', ''],
    ]);
    expect(history[2]).toMatchObject({ actor_kind: 'staff', actor: rita.email });
    expect(history.slice(4, 6).map(({ begun }) => begun)).toEqual([true, false]);
    expect(history[6]).toMatchObject({ to_customer: false });
    expect(history.at(-1)).toMatchObject({ reason: 'damaged' });
  });

  it('ships with two tracking numbers, back-orders the rest, and notifies the customer', async () => {
    const id = await released({ [thread]: 5 });
    const rest = { expected_on: dayIn(7) };
    const { body } = await change(id, 'shipments', parcel([{ line: 1, quantity: 3 }], { rest }));
    const order = await show(id);
    expect(order).toMatchObject({ stage: 'part_shipped', open: 2, back_ordered: 2 });
    expect(order.lines).toMatchObject([
      { shipped: 3, back_ordered: 2, ...rest, state: 'back_ordered' },
    ]);
    expect(order.shipments[0]?.tracking).toHaveLength(2);
    expect(order.shipments[0]).toMatchObject({ source: 'desk', shipment_id: body.shipment_id });
    const mails = (await mailsOf(server)).filter(({ to }) => to === anna.email);
    expect(mails.at(-1)?.subject).toBe(`Part of your order ${id} has shipped`);

    const [shipment] = order.shipments;
    expect((await voidShipment('none')).status).toBe(404);
    const { version } = await show(id);
    const late = await voidShipment(shipment?.shipment_id, version - 1);
    expect([late.status, late.body]).toMatchObject([412, { code: 'desk.changedMeanwhile' }]);
    expect((await show(id)).shipments[0]?.voided_at).toBeNull();
    const { headers } = await voidShipment(shipment?.shipment_id, version);
    expect(await show(id)).toMatchObject({ open: 5, version: version + 1 });
    expect(headers.etag).toBe(`"${version + 1}"`);
  });

  it('rejects a new expected date in the past, in words, and nothing is done', async () => {
    const id = await released({ [thread]: 5 });
    const lines = [{ line: 1, quantity: 1 }];
    const late = await change(id, 'shipments', parcel(lines, { rest: { expected_on: dayIn(-2) } }));
    const back = await change(id, 'back-orders', { lines, expected_on: dayIn(-2) });

    for (const { status, body } of [late, back]) {
      expect([status, body.message]).toEqual([
        400,
        'The expected date is in the past. Choose a future date.',
      ]);
    }
    expect(await show(id)).toMatchObject({ stage: 'released', open: 5, back_ordered: 0 });

    const today = { lines, expected_on: dayIn(0) };
    await change(id, 'back-orders', today);
    expect((await show(id)).lines).toMatchObject([
      { back_ordered: 1, expected_on: today.expected_on },
    ]);
    pass(3 * 24 * 60);
    rita = await signInDesk(server, ['orders'], clock);
    const more = { ...today, lines: [{ line: 1, quantity: 2 }] };
    expect((await change(id, 'back-orders', more)).status).toBe(200);
  });

  it('rejects a change based on an older version, and nothing is done', async () => {
    const id = await released({ [thread]: 2 });
    const { version } = await show(id);
    await pick(id);
    const late = await change(id, 'shipments', parcel([{ line: 1, quantity: 2 }]), {
      version,
      lang: 'fr',
    });
    expect([late.status, late.body.message]).toEqual([
      412,
      expect.stringContaining(`commande ${id}`),
    ]);
    expect(await show(id)).toMatchObject({ stage: 'picking', open: 2 });
    const held = await change(id, 'hold', { reason: 'Wait.' }, { version });
    expect([held.status, held.body]).toMatchObject([412, { code: 'desk.changedMeanwhile' }]);
    expect((await show(id)).stage).toBe('picking');
    expect((await change('nowhere', 'release', undefined, { version: 1 })).status).toBe(404);
  });

  it('can be cancelled at the customer’s request within its ten minutes, and not later', async () => {
    const id = await place({ [thread]: 2 });
    expect((await change(id, 'cancel')).body.stage).toBe('cancelled');
    const late = await place({ [thread]: 2 });
    pass(11);
    expect((await change(late, 'cancel')).status).toBeGreaterThanOrEqual(409);
    expect((await show(late)).stage).toBe('released');
  });

  it('is not picked while it is on hold', async () => {
    const [good, held] = [await released({ [thread]: 1 }), await released({ [thread]: 1 })];
    await hold(held, 'Wait.');
    expect([(await pick(good)).status, (await pick(held)).status]).toEqual([200, 409]);
    expect((await pick(held)).body.message).toContain(held);
    expect((await show(good)).stage).toBe('picking');
  });

  it('that another system has acknowledged is changed only by staff who insist', async () => {
    const id = await released({ [thread]: 1 });
    const erp = await newMachine(server, `erp ${id}`);
    await erp.acknowledge({ order_id: id, external_id: 'E1' });
    const refused = await pick(id);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'desk.elsewhere' }]);
    const { status } = await server.ask('POST', `/api/v1/orders/${id}/picking`, {
      as: rita,
      query: { is_ours: 'true' },
      body: { begun: true },
    });
    expect([status, (await show(id)).stage]).toEqual([200, 'picking']);
    expect((await show(id)).history.at(-1)).toMatchObject({ actor: rita.email });
  });

  it('is logged when it is viewed', async () => {
    const id = await released({ [thread]: 1 });
    await show(id);
    const [entry] = await staffLog(server.db, id, 5);
    expect(entry).toMatchObject({ action: 'read order', staff: rita.email });
  });
});
