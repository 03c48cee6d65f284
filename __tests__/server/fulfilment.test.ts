import type { Order } from '#contract/orders';

import { eventsOfSubject } from '../../server/db/events';
import { linesOfOrder } from '../../server/db/orderChanges';
import {
  inAction,
  orderSubject,
  type Action,
  type Actor,
} from '../../server/services/actions/action';
import { changeCustomer } from '../../server/services/customers/changeCustomer';
import { showCustomer } from '../../server/services/desk/showCustomer';
import { showDeskOrder } from '../../server/services/desk/showDeskOrder';
import { acknowledgeOrder } from '../../server/services/fulfilment/acknowledgeOrder';
import { backOrderLines } from '../../server/services/fulfilment/backOrderLines';
import { cancelLines } from '../../server/services/fulfilment/cancelLines';
import { cancelReceivedOrder } from '../../server/services/fulfilment/cancelReceivedOrder';
import { holdOrder, releaseOrder } from '../../server/services/fulfilment/holdOrder';
import { noteOnOrder } from '../../server/services/fulfilment/noteOnOrder';
import { pickOrder } from '../../server/services/fulfilment/pickOrder';
import { releaseOrders } from '../../server/services/fulfilment/releaseOrders';
import { shipOrder } from '../../server/services/fulfilment/shipOrder';
import { voidShipment } from '../../server/services/fulfilment/voidShipment';
import { buyer, wholeCart, type Buyer } from '../support/buyer';
import { mailsOf } from '../support/outbox';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts, createCustomer, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';

const MINUTE = 60_000;
const RITA: Actor = { kind: 'staff', id: 'rita@staff.test' };
const ERP: Actor = { kind: 'key', id: 'erp' };
const DESK = { source: 'desk', carrier: 'Purolator', tracking: [{ number: 'PIN1' }] };

let server: TestServer;
let clock = new Date();
let anna: TestCustomer;
let annas: Buyer;
let number = 0;
let thread: string;
let soon: string;

beforeAll(async () => {
  const environment = { ORDERS_MAIL: 'pack@shop.test, boss@shop.test' };
  server = await startTestServer({ now: () => clock, environment });
});
afterAll(() => server.close());

beforeEach(async () => {
  clock = new Date();
  number += 1;
  [thread, soon] = [`THREAD-${number}`, `SOON-${number}`];
  await storeTestProducts(server.db, [
    { product_id: thread, name: 'Thread', name_fr: 'Fil', available: 50, ship_pac: 12 },
    { product_id: soon, class: 'N', available: 0, ship_pac: 1 },
  ]);
  anna = await createCustomer(server.db, `anna${number}`);
  annas = buyer(server, anna);
});

const pass = (minutes: number) => (clock = new Date(clock.getTime() + minutes * MINUTE));

async function place(packs: Record<string, number>): Promise<string> {
  await annas.add(packs);
  const { body } = await annas.place(wholeCart(await annas.cart()), {});
  return body.order_id ?? '';
}

async function released(packs: Record<string, number>): Promise<string> {
  const orderId = await place(packs);
  pass(10);
  await releaseOrders(server, clock);
  return orderId;
}

const as = <Result>(actor: Actor, work: (action: Action) => Promise<Result>): Promise<Result> =>
  inAction(server.db, { actor, at: clock }, work);

const shown = (orderId: string): Promise<Order> => annas.order(orderId);
const kinds = async (orderId: string) =>
  (await eventsOfSubject(server.db, orderSubject(orderId))).map(({ kind }) => kind);
const available = async (product: string, country = 'CA') => {
  const query = server.db.selectFrom('offers').where('product_id', '=', product);
  const row = await query.where('country', '=', country).select('available').executeTakeFirst();
  return row?.available;
};
const subjects = async () =>
  (await mailsOf(server)).filter(({ to }) => to.includes(anna.email)).map(({ subject }) => subject);

describe('an order on its way', () => {
  it('is received, released, acknowledged and shipped, and its customer sees each step', async () => {
    const id = await released({ [thread]: 4 });
    expect(await shown(id)).toMatchObject({ status: 'released', stage: 'released' });
    expect(await as(ERP, (action) => acknowledgeOrder(action, { orderId: id, externalId: 'SO-1' }))) //
      .toEqual({ outcome: 'acknowledged' });
    await as(ERP, (action) => shipOrder(action, { orderId: id }, { ...DESK, source: 'erp' }));

    const order = await shown(id);
    expect(order).toMatchObject({ status: 'released', stage: 'shipped' });
    expect(order.lines).toMatchObject([{ order_qty: 4, shipped: 4 }]);
    expect(order.shipments).toMatchObject([
      {
        carrier: 'Purolator',
        tracking: [
          { number: 'PIN1', url: 'https://www.purolator.com/en/shipping/tracker?pin=PIN1' },
        ],
      },
    ]);
    expect(await kinds(id)).toEqual([
      'order.received',
      'order.released',
      'order.acknowledged',
      'order.shipped',
    ]);
    expect(await subjects()).toEqual([`Your order ${id}`, `Your order ${id} has shipped`]);
    const sent = (await mailsOf(server)).findLast(({ to }) => to.includes(anna.email));
    expect(sent?.text).toMatch(/^With the warehouse: .+\nShipped: .+ · 4 packs · Purolator$/m);
  });

  it('is e-mailed to the house once it is released, and not before', async () => {
    const id = await place({ [thread]: 1 });
    const placed = (await mailsOf(server)).findLast(({ to }) => to.includes(anna.email));
    expect(placed?.text).toMatch(/^Can be cancelled until: .+/m);
    pass(9);
    await releaseOrders(server, clock);
    const house = async () =>
      (await mailsOf(server)).filter(({ to }) => to.includes('pack@shop.test'));
    expect((await house()).filter(({ subject }) => subject.includes(id))).toEqual([]);
    pass(1);
    await releaseOrders(server, clock);
    await releaseOrders(server, clock);
    const mails = (await house()).filter(({ subject }) => subject.includes(id));
    expect(mails.map(({ to }) => to)).toEqual(['pack@shop.test, boss@shop.test']);
  });

  it('can be shipped in parts, back-ordered and partly cancelled, with every pack accounted for', async () => {
    const id = await released({ [thread]: 10 });
    const before = await available(thread);
    const ship = (quantity: number) =>
      as(RITA, (action) =>
        shipOrder(action, { orderId: id }, { ...DESK, lines: [{ line: 1, quantity }] }),
      );
    await ship(6);
    expect(await shown(id)).toMatchObject({ stage: 'part_shipped' });
    await as(RITA, (action) =>
      backOrderLines(action, { orderId: id }, [{ line: 1, quantity: 4 }], '2099-12-03'),
    );
    expect((await shown(id)).lines).toMatchObject([{ back_ordered: 4, expected_on: '2099-12-03' }]);
    await as(RITA, (action) =>
      backOrderLines(action, { orderId: id }, [{ line: 1, quantity: 3 }], undefined),
    );
    expect((await shown(id)).lines).toMatchObject([{ back_ordered: 3, expected_on: '2099-12-03' }]);
    const part = { ...DESK, lines: [{ line: 1, quantity: 1 }], rest: {} };
    await as(RITA, (action) => shipOrder(action, { orderId: id }, part));
    expect((await shown(id)).lines).toMatchObject([{ back_ordered: 3, expected_on: '2099-12-03' }]);
    await ship(2);
    expect((await shown(id)).lines).toMatchObject([{ shipped: 9, back_ordered: 1 }]);
    await as(RITA, (action) =>
      cancelLines(
        action,
        { orderId: id },
        { lines: [{ line: 1, quantity: 1 }], reason: 'out_of_stock' },
      ),
    );

    const order = await shown(id);
    expect(order.stage).toBe('shipped');
    expect(order.lines).toMatchObject([{ shipped: 9, cancelled: 1, reason: 'out_of_stock' }]);
    expect(order.lines[0]).not.toHaveProperty('back_ordered');
    expect(await available(thread)).toBe(before);
  });

  it.each([
    ['more than is open', 7],
    ['nothing of a line that does not exist', 0],
  ])('ships nothing if a shipment contains %s', async (_what, quantity) => {
    const id = await released({ [thread]: 6 });
    const line = quantity === 0 ? 9 : 1;
    const lines = [{ line, quantity: quantity || 1 }];
    await expect(
      as(RITA, (action) => shipOrder(action, { orderId: id }, { ...DESK, lines })),
    ).rejects.toMatchObject({ code: quantity === 0 ? 'desk.line' : 'desk.tooMany' });
    expect(await shown(id)).toMatchObject({ stage: 'released' });
    expect(await shown(id)).not.toHaveProperty('shipments');
  });

  it('is shipped once, however often the same shipment is reported', async () => {
    const id = await released({ [thread]: 6 });
    const shipment = {
      ...DESK,
      source: 'erp',
      externalId: `S-${id}`,
      lines: [{ line: 1, quantity: 2 }],
    };
    const report = (sent = shipment) =>
      as(ERP, (action) => shipOrder(action, { orderId: id }, sent));
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => report()));
    expect(outcomes.filter(({ outcome }) => outcome === 'added')).toHaveLength(1);
    await expect(report({ ...shipment, lines: [{ line: 1, quantity: 3 }] })).rejects.toMatchObject({
      code: 'desk.otherShipment',
    });
    expect((await shown(id)).lines).toMatchObject([{ shipped: 2 }]);
    expect((await subjects()).filter((subject) => subject.includes('shipped'))).toHaveLength(1);
  });

  it('is open again after a mistaken shipment is voided', async () => {
    const id = await released({ [thread]: 6 });
    const before = await available(thread);
    const { shipmentId } = await as(RITA, (action) => shipOrder(action, { orderId: id }, DESK));
    expect(await as(RITA, (action) => voidShipment(action, shipmentId))).toMatchObject({
      outcome: 'changed',
    });
    expect(await as(RITA, (action) => voidShipment(action, shipmentId))).toMatchObject({
      outcome: 'unchanged',
    });
    expect(await shown(id)).toMatchObject({ stage: 'released' });
    expect(await available(thread)).toBe(before);
    expect(await subjects()).toContain(`A correction to your order ${id}`);
  });
});

describe('packs that were shipped off back-order', () => {
  const backOrder = (orderId: string, quantity: number, expectedOn?: string) =>
    as(RITA, (action) => backOrderLines(action, { orderId }, [{ line: 1, quantity }], expectedOn));
  const ship = (orderId: string, quantity: number) =>
    as(RITA, (action) =>
      shipOrder(action, { orderId }, { ...DESK, lines: [{ line: 1, quantity }] }),
    );
  const voidIt = ({ shipmentId }: { shipmentId: string }) =>
    as(RITA, (action) => voidShipment(action, shipmentId));
  const line = async (orderId: string) => {
    const [{ shipped_qty, backorder_qty, expected_on } = { shipped_qty: -1 }] = await linesOfOrder(
      server.db,
      orderId,
    );
    return [shipped_qty, backorder_qty, expected_on];
  };

  it('are on back-order again, with the expected date, once the shipment is voided', async () => {
    const id = await released({ [thread]: 10 });
    await backOrder(id, 4, '2999-12-03');
    const all = await ship(id, 10);
    expect(await line(id)).toEqual([10, 0, null]);
    await voidIt(all);
    expect(await line(id)).toEqual([0, 4, '2999-12-03']);
    await voidIt(all);
    expect(await line(id)).toEqual([0, 4, '2999-12-03']);
  });

  it('keep what was said of the rest since', async () => {
    const id = await released({ [thread]: 10 });
    await backOrder(id, 10, '2999-12-03');
    const part = await ship(id, 6);
    await backOrder(id, 4, '2999-12-10');
    await voidIt(part);
    expect(await line(id)).toEqual([0, 10, '2999-12-10']);
  });

  it('stay open if those that were not on back-order were shipped', async () => {
    const id = await released({ [thread]: 10 });
    await backOrder(id, 4, '2999-12-03');
    const part = await ship(id, 6);
    await backOrder(id, 0);
    await voidIt(part);
    expect(await line(id)).toEqual([0, 0, null]);
  });
});

describe('cancelled packs', () => {
  const cancel = (orderId: string, quantity: number, reason: 'customer_request' | 'damaged') =>
    as(RITA, (action) =>
      cancelLines(action, { orderId }, { lines: [{ line: 1, quantity }], reason }),
    );

  it('return to stock if the reason allows, in the country that they came from', async () => {
    const id = await released({ [thread]: 8 });
    await server.db
      .updateTable('customers')
      .set({ country: 'US' })
      .where('id', '=', anna.customerId)
      .execute();
    const inCanada = (await available(thread)) ?? 0;
    const inUs = await available(thread, 'US');
    await cancel(id, 3, 'customer_request');
    expect(await available(thread)).toBe(inCanada + 3);
    await cancel(id, 2, 'damaged');
    expect(await available(thread)).toBe(inCanada + 3);
    expect(await available(thread, 'US')).toBe(inUs);
  });

  it('return nothing that was never taken, whatever the class is now', async () => {
    const id = await released({ [soon]: 5 });
    await server.db
      .updateTable('offers')
      .set({ class: '', available: 7 })
      .where('product_id', '=', soon)
      .execute();
    await cancel(id, 3, 'customer_request');
    expect(await available(soon)).toBe(7);
  });

  it('are not called impossible to send if the customer asked for it', async () => {
    const id = await released({ [thread]: 6 });
    await cancel(id, 3, 'customer_request');
    const mail = (await mailsOf(server)).find(
      ({ subject }) => subject === `A change to your order ${id}`,
    );
    expect(mail?.text).toContain('they will not be sent. Reason: At your request');
    expect(mail?.text).not.toContain('cannot');
  });

  it('are cancelled once, and the customer is told once that nothing is left', async () => {
    const id = await released({ [thread]: 6 });
    const halves = await Promise.allSettled([
      cancel(id, 3, 'damaged'),
      cancel(id, 3, 'damaged'),
      cancel(id, 3, 'damaged'),
    ]);
    expect(halves.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await shown(id)).toMatchObject({ status: 'cancelled', stage: 'cancelled' });
    const mails = (await subjects()).filter((subject) => subject.includes('We have cancelled'));
    expect(mails).toHaveLength(1);
  });
});

describe('an order on hold', () => {
  it('is not handed over, comes due without being released, and is released once the hold is lifted', async () => {
    const id = await place({ [thread]: 1 });
    await as(RITA, (action) => holdOrder(action, { orderId: id }, 'Is this the right address?'));
    expect(await subjects()).toEqual([`Your order ${id}`]);
    pass(10);
    await releaseOrders(server, clock);
    expect(await shown(id)).toMatchObject({
      status: 'released',
      stage: 'held',
      hold: { text: 'Is this the right address?' },
    });
    expect(await as(ERP, (action) => acknowledgeOrder(action, { orderId: id, externalId: '1' }))) //
      .toEqual({ outcome: 'unknown' });
    await as(RITA, (action) => releaseOrder(action, { orderId: id }, server.mails));
    expect(await shown(id)).toMatchObject({ stage: 'released' });
    expect(await kinds(id)).toEqual([
      'order.received',
      'order.held',
      'order.held',
      'order.released',
    ]);
  });

  it('cannot be acknowledged, and an acknowledged order cannot be held', async () => {
    const id = await released({ [thread]: 1 });
    const acknowledge = (externalId: string) =>
      as(ERP, (action) => acknowledgeOrder(action, { orderId: id, externalId }));
    await as(RITA, (action) => holdOrder(action, { orderId: id }, 'Wait'));
    expect(await acknowledge('A')).toEqual({ outcome: 'held' });
    await as(RITA, (action) => releaseOrder(action, { orderId: id }, server.mails));
    expect(await acknowledge('A')).toEqual({ outcome: 'acknowledged' });
    expect(await acknowledge('A')).toEqual({ outcome: 'unchanged' });
    expect(await acknowledge('B')).toEqual({ outcome: 'conflict', externalId: 'A' });
    await expect(
      as(RITA, (action) => holdOrder(action, { orderId: id, isOurs: true }, 'Wait')),
    ).rejects.toMatchObject({ code: 'desk.elsewhere' });
  });

  it('is no longer on hold once it is cancelled, to its customer and at the desk', async () => {
    const id = await released({ [thread]: 1 });
    await as(RITA, (action) => holdOrder(action, { orderId: id }, 'Wait'));
    const options = { orderId: id, language: '', at: clock } as const;
    expect((await shown(id)).hold).toEqual({ text: 'Wait' });
    expect((await showDeskOrder(server.db, options)).hold).toEqual({
      text: 'Wait',
      since: clock.toISOString(),
      by: RITA.id,
    });
    const lines = [{ line: 1, quantity: 1 }];
    await as(RITA, (action) => cancelLines(action, { orderId: id }, { lines, reason: 'damaged' }));
    const cancelled = await shown(id);
    expect([cancelled.stage, 'hold' in cancelled]).toEqual(['cancelled', false]);
    expect((await showDeskOrder(server.db, options)).hold).toBeNull();
  });

  it('can result from a hold on its customer', async () => {
    await server.db
      .updateTable('customers')
      .set({ order_hold: 1 })
      .where('id', '=', anna.customerId)
      .execute();
    const id = await released({ [thread]: 1 });
    expect(await shown(id)).toMatchObject({ stage: 'held', hold: { rule: 'customer_on_hold' } });
    expect((await subjects()).at(-1)).toBe(`Your order ${id} is on hold`);
    const { body } = await server.ask('GET', '/api/cart', {
      as: anna,
      query: { user_id: anna.id },
    });
    expect(body).toMatchObject({ hold: 'customer_on_hold' });
  });

  it('names who held its customer, and why, at the desk', async () => {
    const reason = 'Three invoices are overdue.';
    await as(RITA, (action) =>
      changeCustomer(action, {
        customer_code: `C-anna${number}`,
        order_hold: true,
        hold_reason: reason,
      }),
    );
    const decided = { since: clock.toISOString(), by: RITA.id, reason };
    const id = await released({ [thread]: 1 });
    const options = { orderId: id, language: '', at: clock } as const;
    expect(await showDeskOrder(server.db, options)).toMatchObject({
      hold: { rule: 'customer_on_hold', text: reason, by: RITA.id },
      customer: { hold: decided },
    });
    expect((await showCustomer(server.db, `C-anna${number}`, clock)).hold).toEqual(decided);
  });
});

describe('two people working on one order', () => {
  it('cannot overwrite each other’s changes', async () => {
    const id = await released({ [thread]: 2 });
    const version = (
      await server.db
        .selectFrom('orders')
        .where('order_id', '=', id)
        .select('version')
        .executeTakeFirstOrThrow()
    ).version;
    await as(RITA, (action) => pickOrder(action, { orderId: id, version }, true));
    await expect(
      as(RITA, (action) => shipOrder(action, { orderId: id, version }, DESK)),
    ).rejects.toMatchObject({ status: 412 });
    expect(await shown(id)).toMatchObject({ stage: 'picking' });
  });

  it('must confirm before they do what another system has taken over', async () => {
    const id = await released({ [thread]: 2 });
    await as(ERP, (action) => acknowledgeOrder(action, { orderId: id, externalId: '7' }));
    const ship = (isOurs: boolean) =>
      as(RITA, (action) => shipOrder(action, { orderId: id, isOurs }, DESK));
    await expect(ship(false)).rejects.toMatchObject({ code: 'desk.elsewhere' });
    expect(await ship(true)).toMatchObject({ outcome: 'added' });
  });

  it('get exactly one outcome when one releases it and the other cancels it at once', async () => {
    for (let trial = 0; trial < 20; trial += 1) {
      const id = await place({ [thread]: 1 });
      const due = new Date(clock.getTime() + 10 * MINUTE);
      const [release, back] = await Promise.allSettled([
        releaseOrders(server, due),
        as({ kind: 'customer', id: anna.id }, (action) =>
          cancelReceivedOrder(action, { orderId: id }),
        ),
      ]);
      expect(release.status).toBe('fulfilled');
      const { status } = await shown(id);
      const happened = (await kinds(id)).at(-1);
      expect([status, happened]).toEqual(
        back.status === 'fulfilled'
          ? ['cancelled', 'order.taken_back']
          : ['released', 'order.released'],
      );
    }
  });
});

describe('the event log', () => {
  it('numbers every event without gaps, even when others fail in between', async () => {
    // Sequentially, because they share a cart.
    const ids: string[] = [];
    while (ids.length < 6) ids.push(await place({ [thread]: 1 }));
    await Promise.all(
      ids.map(async (orderId, at) => {
        const note = (action: Action) =>
          noteOnOrder(action, { orderId }, { text: 'Hello', toCustomer: at === 0 });
        if (at % 2 === 0) return as(RITA, note);
        const failing = as(RITA, async (action) => {
          await note(action);
          throw new Error('the power is gone');
        });
        await expect(failing).rejects.toThrow('the power is gone');
      }),
    );
    const rows = await server.db.selectFrom('events').select('seq').orderBy('seq').execute();
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_row, at) => at + 1));
  });

  it('cannot be changed', async () => {
    await place({ [thread]: 1 });
    await expect(server.db.updateTable('events').set({ kind: 'other' }).execute()).rejects.toThrow(
      /never changed/,
    );
  });
});

describe('the database itself', () => {
  it('rejects impossible quantities', async () => {
    const id = await released({ [thread]: 3 });
    const set = (change: object) =>
      server.db.updateTable('order_lines').set(change).where('order_id', '=', id).execute();
    await expect(set({ shipped_qty: 4 })).rejects.toThrow();
    await expect(set({ shipped_qty: -1 })).rejects.toThrow();
    await expect(set({ restocked: 9 })).rejects.toThrow();
    await expect(set({ shipped_qty: 2, cancelled_qty: 2 })).rejects.toThrow();
    expect(await linesOfOrder(server.db, id)).toMatchObject([{ shipped_qty: 0, restocked: 0 }]);
  });
});
