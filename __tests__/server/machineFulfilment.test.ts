/** @engines both */

import { linesOfOrder, lockOrders } from '../../server/db/orderChanges';
import { newMachine, openShop, type Machine, type TestShop } from '../support/machine';
import { mailsOf } from '../support/outbox';
import { startTestServer } from '../support/serverApp';
import type { TestServer } from '../support/startOn';
import { trials } from '../support/trials';
import { untilWaiting } from '../support/untilWaiting';

const MINUTE = 60_000;

let server: TestServer;
let shop: TestShop;
let erp: Machine;
let clock = new Date();

beforeAll(async () => {
  const environment = { LIMITS_BATCH: '0', LIMITS_CALL: '0' };
  server = await startTestServer({ now: () => clock, environment });
  shop = await openShop(server, 'anna');
  erp = await newMachine(server, 'erp');
});
afterAll(() => server.close());

async function released(packs: Record<string, number>): Promise<string> {
  const id = await shop.place(packs);
  clock = new Date(clock.getTime() + 10 * MINUTE);
  await erp.orders({ after: 'now' });
  return id;
}
const shipment = (order_id: string, lines: unknown, more: object = {}) => ({
  order_id,
  external_id: `DEL-${order_id}`,
  carrier: 'UPS',
  ...(lines !== undefined && { lines }),
  ...more,
});
const start = clock;
const hoursBefore = (hours: number) =>
  new Date(start.getTime() - hours * 60 * MINUTE).toISOString();
const stored = async (id: string) => {
  const [line] = await linesOfOrder(server.db, id);
  const { shipped_qty, cancelled_qty, backorder_qty, expected_on } = line ?? {};
  return [shipped_qty, cancelled_qty, backorder_qty, expected_on];
};
const eventCount = async () =>
  (await server.db.selectFrom('events').select('seq').execute()).length;

describe('a reported shipment', () => {
  it.each([
    ['more than is open', { line: 1, quantity: 7 }, 'desk.tooMany'],
    ['nothing', { line: 1, quantity: 0 }, 'field.least'],
    ['a negative quantity', { line: 1, quantity: -1 }, 'field.least'],
    ['half a pack', { line: 1, quantity: 1.5 }, 'field.integer'],
    ['a count in quotes', { line: 1, quantity: '3' }, 'field.integer'],
    ['a thousand million', { line: 1, quantity: 1e9 }, 'field.most'],
    ['units that fill no pack', { line: 1, units: 30 }, 'row.notWhole'],
    ['neither packs nor units', { line: 1 }, 'row.howMany'],
    ['a line that does not exist', { line: 9, quantity: 1 }, 'row.noLine'],
    ['a product that is not in the order', { product_id: 'NEEDLE', quantity: 1 }, 'row.noLine'],
    ['a line and a product', { line: 1, product_id: 'THREAD', quantity: 1 }, 'row.which'],
    ['an unknown field', { line: 1, quantity: 1, colour: 'red' }, 'field.unknown'],
  ])('of %s is rejected by row and code, and stores nothing', async (_what, line, code) => {
    const id = await released({ THREAD: 6 });
    const good = await released({ THREAD: 1 });
    const { status, body } = await erp.ship(shipment(id, [line]), shipment(good, undefined));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      rows: [
        { row: 1, order_id: id, outcome: 'error', code, message: expect.any(String) },
        { row: 2, order_id: good, outcome: 'added', stage: 'shipped' },
      ],
      good: 1,
      bad: 1,
    });
    expect(await stored(id)).toEqual([0, 0, 0, null]);
  });

  it('can refer to lines by product, and count units if they make whole packs', async () => {
    const id = await released({ THREAD: 6 });
    await erp.ship(shipment(id, [{ product_id: 'THREAD', units: 24 }]));
    expect(await stored(id)).toEqual([2, 0, 0, null]);
  });

  it('is one, and one e-mail, however often it is posted at once', async () => {
    for (let trial = 0; trial < trials(1); trial += 1) {
      const id = await released({ THREAD: 6 });
      const one = shipment(id, [{ line: 1, quantity: 2 }]);
      const answers = await Promise.all(Array.from({ length: 20 }, () => erp.ship(one)));
      const outcomes = answers.map(({ body }) => body.rows[0]?.outcome);
      expect(outcomes.filter((outcome) => outcome === 'added')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'unchanged')).toHaveLength(19);
      expect((await erp.ship({ ...one, lines: [{ line: 1, quantity: 3 }] })).body.rows) //
        .toMatchObject([{ outcome: 'conflict', code: 'desk.otherShipment' }]);
      expect(await stored(id)).toEqual([2, 0, 0, null]);
      const posted = (await mailsOf(server)).map(({ subject }) => subject);
      expect(posted.filter((subject) => subject.includes(`${id} has shi`))).toHaveLength(1);
    }
  });

  it.each([
    ['carrier', { carrier: 'FedEx' }],
    ['service', { service: 'Ground' }],
    ['parcels', { parcels: 3 }],
    ['tracking', { tracking: [{ number: '1Z2' }] }],
    ['invoice_number', { invoice_number: 'INV-2' }],
    ['shipped_at', { shipped_at: hoursBefore(2) }],
  ])(
    'is a different one if its %s differs, and so is refused under the same number',
    async (_field, other) => {
      const id = await released({ THREAD: 6 });
      const one = shipment(id, [{ line: 1, quantity: 2 }], {
        service: 'Air',
        parcels: 2,
        tracking: [{ number: '1Z1' }],
        invoice_number: 'INV-1',
        shipped_at: hoursBefore(1),
      });
      expect((await erp.ship(one)).body.rows).toMatchObject([{ outcome: 'added' }]);
      const { body } = await erp.ship({ ...one, ...other }, one);
      expect(body.rows).toMatchObject([
        { outcome: 'conflict', code: 'desk.otherShipment' },
        { outcome: 'unchanged' },
      ]);
      expect(await stored(id)).toEqual([2, 0, 0, null]);
    },
  );

  it('is a different one without lines while packs are open: it would be all of them', async () => {
    const id = await released({ THREAD: 6 });
    const part = shipment(id, [{ line: 1, quantity: 2 }]);
    const all = shipment(id, undefined);
    const rest = shipment(id, undefined, { external_id: `REST-${id}` });
    const { body } = await erp.ship(part, all, rest, rest);
    expect(body.rows).toMatchObject([
      { outcome: 'added' },
      { outcome: 'conflict', code: 'desk.otherShipment' },
      { outcome: 'added' },
      { outcome: 'unchanged' },
    ]);
  });

  it('of one order is one for each number, too, and puts the rest on back-order', async () => {
    const id = await released({ THREAD: 6 });
    const { order_id, ...one } = shipment(id, [{ product_id: 'THREAD', units: 24 }]);
    const ship = (body: object, version: number) =>
      erp.post<{ shipment_id: string }>(`/orders/${order_id}/shipments`, body, {
        headers: { 'if-match': `"${version}"` },
      });
    const rest = { expected_on: '2099-12-03' };
    expect((await ship({ ...one, rest }, 1)).status).toBe(412);
    const foreign = await ship({ ...one, lines: [{ line: 9, quantity: 1 }] }, 2);
    expect([foreign.status, foreign.body]).toMatchObject([400, { code: 'row.noLine' }]);
    const { body: added } = await ship({ ...one, rest }, 2);
    expect(added).toMatchObject({ outcome: 'changed', stage: 'part_shipped', version: 3 });
    const { body: again } = await ship(one, 3);
    expect(again).toMatchObject({ outcome: 'unchanged', shipment_id: added.shipment_id });
    expect(await stored(id)).toEqual([2, 0, 4, '2099-12-03']);
    const { body } = await ship({ ...one, carrier: 'FedEx' }, 3);
    expect(body).toMatchObject({ status: false, code: 'desk.otherShipment' });
  });

  it('is refused if it left days before the order was placed', async () => {
    const id = await released({ THREAD: 6 });
    const early = shipment(id, undefined, { shipped_at: hoursBefore(48) });
    const { body } = await erp.ship(early, { ...early, shipped_at: hoursBefore(12) });
    expect(body.rows).toMatchObject([
      { outcome: 'error', code: 'row.beforeOrder', field: 'shipped_at' },
      { outcome: 'added' },
    ]);
  });

  it.each(['DEL-\0', 'DEL-\ud83d'])(
    'is rejected alone if its number is not valid text, in a batch and when sent again',
    async (external_id) => {
      const [id, good] = [await released({ THREAD: 6 }), await released({ THREAD: 1 })];
      for (const outcome of ['added', 'unchanged']) {
        const { body } = await erp.ship(
          shipment(id, undefined, { external_id }),
          shipment(good, undefined),
        );
        expect(body.rows).toMatchObject([
          { outcome: 'error', code: 'field.form', field: 'external_id' },
          { outcome },
        ]);
      }
      expect(await stored(id)).toEqual([0, 0, 0, null]);
    },
  );

  it('can be voided, and voiding it again changes nothing', async () => {
    const id = await released({ THREAD: 6 });
    const { rows } = (await erp.ship(shipment(id, undefined))).body;
    const url = `/shipments/${rows[0]?.shipment_id}/void`;
    expect((await erp.post(url)).body).toMatchObject({ outcome: 'changed', stage: 'released' });
    expect((await erp.post(url)).body).toMatchObject({ outcome: 'unchanged' });
    expect((await erp.post('/shipments/none/void')).body).toMatchObject({
      code: 'desk.noShipment',
    });
  });
});

describe('an action that others carry out at the same moment', () => {
  it('is reported as changed by one of them', async () => {
    const id = await released({ THREAD: 6 });
    const { rows } = (await erp.ship(shipment(id, undefined))).body;
    const { answers } = await server.db.transaction().execute(async (tx) => {
      // All of them have begun before the first one can continue.
      await lockOrders(tx, [id]);
      const asked = Promise.all(
        [1, 2, 3].map(() => erp.post<object>(`/shipments/${rows[0]?.shipment_id}/void`)),
      );
      await untilWaiting(server.db, 3);
      return { answers: asked };
    });
    const outcomes = (await answers).map(({ body }) => (body as { outcome: string }).outcome);
    expect(outcomes.sort()).toEqual(['changed', 'unchanged', 'unchanged']);
  });
});

describe('a shipment that was voided', () => {
  it('is a conflict when it is reported again, and may be reported under another number', async () => {
    const id = await released({ THREAD: 6 });
    const one = shipment(id, [{ line: 1, quantity: 2 }]);
    const { rows } = (await erp.ship(one)).body;
    await erp.post(`/shipments/${rows[0]?.shipment_id}/void`);
    expect((await erp.ship(one)).body.rows).toMatchObject([
      { outcome: 'conflict', code: 'desk.voidedShipment', message: expect.stringContaining(id) },
    ]);
    expect(await stored(id)).toEqual([0, 0, 0, null]);
    await erp.ship({ ...one, external_id: `DEL-${id}-2` });
    expect(await stored(id)).toEqual([2, 0, 0, null]);
  });

  it('is reported as voided, too, if it was of all that was open', async () => {
    const id = await released({ THREAD: 6 });
    const all = shipment(id, undefined);
    const { rows } = (await erp.ship(all)).body;
    await erp.post(`/shipments/${rows[0]?.shipment_id}/void`);
    expect((await erp.ship(all)).body.rows).toMatchObject([
      { outcome: 'conflict', code: 'desk.voidedShipment' },
    ]);
  });
});

describe('an order that was cancelled on hold', () => {
  it('is not announced as released when its hold is lifted', async () => {
    const id = await released({ THREAD: 2 });
    await erp.post(`/orders/${id}/hold`, { reason: 'Please call us' });
    await erp.status({ order_id: id, line: 1, cancelled: 2, reason: 'customer_request' });
    const before = [await eventCount(), (await mailsOf(server)).length];
    const { status, body } = await erp.post<{ code: string }>(`/orders/${id}/release`);
    expect([status, body.code]).toEqual([409, 'desk.stage']);
    expect([await eventCount(), (await mailsOf(server)).length]).toEqual(before);
    expect((await shop.buyer.order(id)).status).toBe('cancelled');
  });
});

describe('a reported line status', () => {
  const DAY = '2026-12-03';

  it('comes from all rows for a line, unless a later one says everything that one does', async () => {
    const id = await released({ THREAD: 10 });
    const row = (more: object) => ({ order_id: id, line: 1, ...more });
    const { body } = await erp.status(
      row({ back_ordered: 9 }),
      row({ cancelled: 2, reason: 'out_of_stock' }),
      row({ back_ordered: 3, expected_on: DAY }),
    );
    expect(body.rows.map(({ outcome }) => outcome)).toEqual(['superseded', 'changed', 'changed']);
    expect(await stored(id)).toEqual([0, 2, 3, DAY]);
    const tooMany = await erp.status(
      row({ cancelled: 4, reason: 'out_of_stock' }),
      row({ back_ordered: 8 }),
    );
    expect(tooMany.body.rows).toMatchObject([
      { outcome: 'changed' },
      { outcome: 'error', code: 'desk.tooMany', field: 'back_ordered' },
    ]);
    expect(await stored(id)).toEqual([0, 4, 3, DAY]);
  });

  it('is absolute: reporting it again changes nothing', async () => {
    const id = await released({ THREAD: 10 });
    const row = { order_id: id, line: 1, back_ordered: 4, expected_on: DAY, cancelled: 1 };
    const whole = { ...row, reason: 'out_of_stock' };
    expect((await erp.status(whole)).body.rows).toMatchObject([{ outcome: 'changed' }]);
    expect(await stored(id)).toEqual([0, 1, 4, DAY]);
    expect((await erp.status(whole)).body.rows).toMatchObject([{ outcome: 'unchanged' }]);
    expect(await stored(id)).toEqual([0, 1, 4, DAY]);
    expect((await shop.buyer.order(id)).lines).toMatchObject([
      { back_ordered: 4, expected_on: DAY, cancelled: 1, reason: 'out_of_stock' },
    ]);
  });

  it('has no day without packs on back-order, even if it says one', async () => {
    const id = await released({ THREAD: 10 });
    await erp.status({ order_id: id, line: 1, back_ordered: 4, expected_on: DAY });
    const none = { order_id: id, line: 1, back_ordered: 0, expected_on: DAY };
    expect((await erp.status(none)).body.rows).toMatchObject([{ outcome: 'changed' }]);
    expect(await stored(id)).toEqual([0, 0, 0, null]);
    expect((await erp.status(none)).body.rows).toMatchObject([{ outcome: 'unchanged' }]);
  });

  it.each([
    ['fewer cancelled than there are', { cancelled: 1, reason: 'credit' }, 'row.fewerCancelled'],
    ['cancelled without a reason', { cancelled: 3 }, 'row.noReason'],
    ['more cancelled than open', { cancelled: 11, reason: 'credit' }, 'desk.tooMany'],
    ['more back-ordered than open', { back_ordered: 9 }, 'desk.tooMany'],
    ['a day for packs that it does not report', { expected_on: DAY }, 'row.nothingExpected'],
    ['a time in the future', { back_ordered: 1, as_of: '2999-01-01T00:00:00Z' }, 'row.future'],
    ['a day that does not exist', { back_ordered: 1, expected_on: '2026-11-31' }, 'field.form'],
    ['a time that never existed', { back_ordered: 1, as_of: '2026-13-45T00:00:00Z' }, 'field.form'],
  ])('is rejected if it says %s, and other rows are applied', async (_what, row, code) => {
    const [id, other] = [await released({ THREAD: 10 }), await released({ THREAD: 2 })];
    await erp.status({ order_id: id, line: 1, cancelled: 2, reason: 'damaged' });
    const { body } = await erp.status(
      { order_id: id, line: 1, ...row },
      { order_id: other, product_id: 'THREAD', back_ordered: 1 },
    );
    expect(body.rows).toMatchObject([{ outcome: 'error', code }, { outcome: 'changed' }]);
    expect(await stored(id)).toEqual([0, 2, 0, null]);
  });

  it('is stale if a newer one is known, and the last of several for one line counts', async () => {
    const id = await released({ THREAD: 10 });
    const at = (minutes: number) => new Date(clock.getTime() - minutes * MINUTE).toISOString();
    const row = (back_ordered: number, minutes: number) => ({
      order_id: id,
      line: 1,
      back_ordered,
      as_of: at(minutes),
    });
    expect((await erp.status(row(2, 5), row(3, 5))).body.rows).toMatchObject([
      { outcome: 'superseded' },
      { outcome: 'changed' },
    ]);
    expect((await erp.status(row(7, 6))).body.rows).toMatchObject([{ outcome: 'stale' }]);
    expect(await stored(id)).toEqual([0, 0, 3, null]);
  });

  it('accounts for every pack, from shipping six to cancelling the last', async () => {
    const id = await released({ THREAD: 10 });
    const ship = (quantity: number) =>
      erp.ship({ ...shipment(id, [{ line: 1, quantity }]), external_id: `${id}-${quantity}` });
    expect((await ship(6)).body.rows).toMatchObject([{ stage: 'part_shipped' }]);
    await erp.status({ order_id: id, line: 1, back_ordered: 4, expected_on: DAY });
    await ship(3);
    expect(await stored(id)).toEqual([9, 0, 1, DAY]);
    const last = { order_id: id, line: 1, cancelled: 1, reason: 'out_of_stock' };
    expect((await erp.status(last)).body.rows).toMatchObject([{ stage: 'shipped' }]);
    expect(await stored(id)).toEqual([9, 1, 0, null]);
  });
});

describe('a call with an Idempotency-Key', () => {
  const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

  it('is executed once, and gets the same response when repeated', async () => {
    const id = await released({ THREAD: 1 });
    const note = (text: string) =>
      erp.post(`/orders/${id}/notes`, { text, to_customer: true }, keyed(`note ${id}`));
    const first = await note('Hello');
    const again = await note('Hello');
    expect(again.text).toBe(first.text);
    expect(again.headers['idempotent-replayed']).toBe('true');
    const other = await note('Goodbye');
    expect([other.status, other.body]).toMatchObject([422, { code: 'request.keyReused' }]);
    expect((await shop.buyer.order(id)).notes).toHaveLength(1);
  });

  it('is refused if its body cannot be read', async () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const { status, body } = await erp.post<{ code: string }>(
      '/shipments',
      `{"rows":[{"order_id":${deep}}]}`,
      { headers: { 'idempotency-key': 'deep' } },
    );
    expect([status, body.code]).toEqual([400, 'request.unreadable']);
  });

  it('is refused while the first one is still in progress', async () => {
    const id = await released({ THREAD: 1 });
    const note = () =>
      erp.post(`/orders/${id}/notes`, { text: 'Once', to_customer: true }, keyed(`at once ${id}`));
    const statuses = (await Promise.all([note(), note(), note()])).map(({ status }) => status);
    // One that arrives after the first was completed gets the same response.
    expect(statuses.sort()[0]).toBe(200);
    expect([200, 409]).toEqual(expect.arrayContaining(statuses));
    expect((await shop.buyer.order(id)).notes).toHaveLength(1);
  });

  it('does not conflict with the same key from another client', async () => {
    const id = await released({ THREAD: 1 });
    const other = await newMachine(server, `other ${id}`);
    for (const one of [erp, other]) {
      await one.post(`/orders/${id}/notes`, { text: 'Hi', to_customer: true }, keyed(`both ${id}`));
    }
    expect((await shop.buyer.order(id)).notes).toHaveLength(2);
  });
});

describe('a dry run', () => {
  it('reports the same outcomes, but changes nothing and sends no e-mail', async () => {
    const [id, other] = [await released({ THREAD: 6 }), await released({ THREAD: 2 })];
    const rows = [shipment(id, undefined), shipment(other, [{ line: 1, quantity: 3 }])];
    const before = [await eventCount(), (await mailsOf(server)).length];
    const trial = await erp.post('/shipments', { rows }, { query: { dry_run: 'true' } });
    const note = await erp.post(
      `/orders/${id}/notes`,
      { text: 'Hello', to_customer: true },
      { query: { dry_run: 'true' } },
    );
    expect([await eventCount(), (await mailsOf(server)).length]).toEqual(before);
    expect(note.body).toMatchObject({ outcome: 'changed', dry_run: true });
    const real = await erp.post('/shipments', { rows });
    const outcomes = ({ body }: typeof real) =>
      body.rows.map(({ outcome, code }) => [outcome, code]);
    expect(outcomes(trial)).toEqual(outcomes(real));
    expect([trial.body.dry_run, real.body.dry_run]).toEqual([true, false]);
    expect(await stored(id)).toEqual([6, 0, 0, null]);
  });
});

describe('a client that knows only the original order statuses', () => {
  it('reads one of the three, whatever becomes of the order', async () => {
    const id = await released({ THREAD: 3 });
    const steps = [
      () => erp.post(`/orders/${id}/picking`, { begun: true }),
      () => erp.status({ order_id: id, line: 1, back_ordered: 1 }),
      () => erp.ship(shipment(id, [{ line: 1, quantity: 1 }])),
      () => erp.status({ order_id: id, line: 1, cancelled: 2, reason: 'damaged' }),
    ];
    for (const step of steps) {
      await step();
      expect((await shop.buyer.order(id)).status).toBe('released');
    }
  });
});
