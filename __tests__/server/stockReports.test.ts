import fc from 'fast-check';

import { endOfLog } from '../../server/db/events';
import { inAction, type Actor } from '../../server/services/actions/action';
import { applyBatch } from '../../server/services/exchange/applyBatch';
import { changeStock } from '../../server/services/exchange/changeStock';
import { readRows } from '../../server/services/exchange/readRows';
import { reportStock } from '../../server/services/exchange/reportStock';
import { stock } from '../../server/services/exchange/stock';
import { acknowledgeOrder } from '../../server/services/fulfilment/acknowledgeOrder';
import { cancelLines } from '../../server/services/fulfilment/cancelLines';
import { cancelReceivedOrder } from '../../server/services/fulfilment/cancelReceivedOrder';
import { releaseOrders } from '../../server/services/fulfilment/releaseOrders';
import { auditOf } from '../support/auditOf';
import { buyer, wholeCart, type Buyer } from '../support/buyer';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts, createCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';
import { trials } from '../support/trials';

const MINUTE = 60_000;
const ERP: Actor = { kind: 'key', id: 'erp' };
const RITA: Actor = { kind: 'staff', id: 'rita' };

let server: TestServer;
let clock = new Date();
let annas: Buyer;
let number = 0;
let product: string;

beforeAll(async () => {
  server = await startTestServer({ now: () => clock });
});
afterAll(() => server.close());

const lastEvent = async () => (await endOfLog(server.db, 'newest'))?.seq ?? 0;

async function begin(available: number): Promise<void> {
  clock = new Date();
  number += 1;
  product = `THREAD-${number}`;
  await storeTestProducts(server.db, [{ product_id: product, available }]);
  annas = buyer(server, await createCustomer(server.db, `anna${number}`));
}

const pass = (minutes: number) => (clock = new Date(clock.getTime() + minutes * MINUTE));
const tick = () => (clock = new Date(clock.getTime() + 1));

async function place(packs: number): Promise<string> {
  await annas.add({ [product]: packs });
  const { body } = await annas.place(wholeCart(await annas.cart()), {});
  return body.order_id ?? '';
}

const release = () => releaseOrders(server, clock);

const report = (available: number, seq: number | undefined, asOf = clock.toISOString()) =>
  inAction(server.db, { actor: ERP, at: clock }, async (action) => {
    const rows = [{ product_id: product, country: 'CA' as const, available }];
    const { readable } = readRows(stock, rows, { firstRow: 1 });
    const [outcome] = await reportStock(action, readable, { seq, asOf });
    return outcome?.outcome;
  });

const available = async () => {
  const query = server.db.selectFrom('offers').where('product_id', '=', product);
  const row = await query.where('country', '=', 'CA').select('available').executeTakeFirst();
  return row?.available;
};

const cancelOrder = (orderId: string) =>
  inAction(server.db, { actor: RITA, at: clock }, (action) =>
    cancelReceivedOrder(action, { orderId }),
  );

const cancel = (
  actor: Actor,
  orderId: string,
  quantity: number,
  restock: boolean,
  asOf = clock.toISOString(),
) =>
  inAction(server.db, { actor, at: clock }, (action) =>
    cancelLines(
      action,
      { orderId, isOurs: true },
      {
        lines: [{ line: 1, quantity }],
        reason: 'customer_request',
        restock,
        ...(actor === ERP && { asOf }),
      },
    ),
  );

describe('stock reported by another system', () => {
  it('is corrected by the orders that it does not include yet, released or not', async () => {
    await begin(40);
    const cursor = await lastEvent();
    await place(3);
    pass(10);
    await release();
    const second = await place(5);
    expect(await report(40, cursor)).toBe('unchanged');
    expect(await available()).toBe(32);
    await cancelOrder(second);
    expect(await available()).toBe(37);
    tick();
    expect(await report(37, await lastEvent())).toBe('unchanged');
    expect(await available()).toBe(37);
  });

  it('regains what was cancelled since from an order that it included', async () => {
    await begin(50);
    const known = await place(5);
    pass(10);
    await release();
    const cursor = await lastEvent();
    await place(3);
    await place(5);
    await cancel(RITA, known, 5, true);
    await report(40, cursor);
    expect(await available()).toBe(45 - 8);
    expect(await report(40, cursor)).toBe('unchanged');
  });

  it('does not regain twice what its sender cancelled before counting and reports afterwards', async () => {
    await begin(50);
    const known = await place(5);
    pass(10);
    await release();
    const cancelledAt = clock.toISOString();
    tick();
    await report(47, await lastEvent());
    await cancel(ERP, known, 2, true, cancelledAt);
    expect(await available()).toBe(47);
    tick();
    await cancel(ERP, known, 1, true);
    expect(await available()).toBe(48);
    expect(await findings()).toEqual([]);
  });

  it('is skipped if newer stock is known, and compared if requested', async () => {
    await begin(10);
    const earlier = clock.toISOString();
    tick();
    await report(20, 0);
    expect(await report(30, 0, earlier)).toBe('stale');
    expect(await available()).toBe(20);
    const outcome = await inAction(server.db, { actor: ERP, at: clock }, (action) =>
      applyBatch(
        action,
        stock,
        [
          { product_id: product, country: 'CA', change: -3, if_available: 40 },
          { product_id: 'NO-SUCH', country: 'CA', available: 1 },
        ],
        { seq: 0, asOf: clock.toISOString(), confirmed: {}, isKeyed: true },
      ),
    );
    expect(outcome).toMatchObject([
      { row: 1, outcome: 'conflict' },
      { row: 2, outcome: 'error', code: 'exchange.noProduct', field: 'product_id' },
    ]);
    expect(await available()).toBe(20);
  });

  it('can be less than is already promised, and then nothing can be ordered', async () => {
    await begin(10);
    await place(6);
    await report(4, 0);
    expect(await available()).toBe(-2);
    await annas.add({ [product]: 1 });
    expect((await annas.cart()).map(({ item }) => item)).toEqual([]);
    tick();
    const orders = await server.db.selectFrom('orders').select('order_id').execute();
    pass(10);
    await release();
    for (const { order_id } of orders) {
      await inAction(server.db, { actor: ERP, at: clock }, (action) =>
        acknowledgeOrder(action, { orderId: order_id, externalId: order_id }),
      );
    }
    tick();
    await report(10, undefined);
    expect(await available()).toBe(10);
  });

  it('is taken from the last of two rows for one product', async () => {
    await begin(10);
    const row = { product_id: product, country: 'CA' as const };
    const outcomes = await inAction(server.db, { actor: ERP, at: clock }, (action) =>
      applyBatch(
        action,
        stock,
        [
          { ...row, available: 1 },
          { ...row, available: 2 },
        ],
        { seq: 0, asOf: clock.toISOString(), confirmed: {}, isKeyed: true },
      ),
    );
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['superseded', 'changed']);
    expect(await available()).toBe(2);
  });
});

/** Random steps that can occur between a sender and the shop. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('place' as const), packs: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ kind: fc.constant('release' as const) }),
  fc.record({ kind: fc.constant('take back' as const), pick: fc.nat() }),
  fc.record({ kind: fc.constant('read' as const) }),
  fc.record({ kind: fc.constant('deliver' as const), packs: fc.integer({ min: 1, max: 30 }) }),
  fc.record({
    kind: fc.constantFrom('cancel' as const, 'sender cancels' as const),
    pick: fc.nat(),
    restock: fc.boolean(),
  }),
  // The sender may count and report before it tells the shop of a cancellation.
  fc.record({ kind: fc.constantFrom('sender keeps' as const, 'sender tells' as const) }),
  fc.record({ kind: fc.constant('count' as const) }),
  fc.record({ kind: fc.constant('report' as const) }),
  fc.record({ kind: fc.constant('report without cursor' as const) }),
  fc.record({
    kind: fc.constantFrom('desk sets' as const, 'desk counts' as const, 'desk changes' as const),
    packs: fc.integer({ min: 1, max: 60 }),
  }),
);

/** A sender: its stock, the orders it knows, and what each of them still holds. */
class Sender {
  physical = 1000;
  cursor = 0;
  holds = new Map<string, number>();
  /** Packs it has cancelled without telling the shop yet, with the time, by order. */
  unreported = new Map<string, string>();
  counted:
    | { available: number; physical: number; seq: number; asOf: string; unreportedIds: Set<string> }
    | undefined;

  get promisable(): number {
    return [...this.holds.values()].reduce((left, packs) => left - packs, this.physical);
  }

  /** Cancels a pack of the first known order that has one, without telling the shop. */
  keep(): void {
    const [known] = [...this.holds].filter(([id, packs]) => packs > 0 && !this.unreported.has(id));
    if (!known) return;
    const [id, packs] = known;
    this.unreported.set(id, clock.toISOString());
    this.holds.set(id, packs - 1);
  }

  /** Reads the feed to its end: every released order in its current state. */
  async read(): Promise<void> {
    const orders = await server.db
      .selectFrom('orders')
      .innerJoin('order_lines', 'order_lines.order_id', 'orders.order_id')
      .where('order_lines.product_id', '=', product)
      .where('released_seq', 'is not', null)
      .select(['orders.order_id', 'stock_taken', 'restocked'])
      .execute();
    for (const { order_id, stock_taken, restocked } of orders) {
      const unreportedPacks = this.unreported.has(order_id) ? 1 : 0;
      this.holds.set(order_id, stock_taken - restocked - unreportedPacks);
    }
    this.cursor = await lastEvent();
  }
}

/**
 * Returns what can really be sold: the sender's stock at its count, less what all orders hold now.
 */
async function truth(physical: number): Promise<number> {
  const lines = await server.db
    .selectFrom('order_lines')
    .where('product_id', '=', product)
    .select(['stock_taken', 'restocked'])
    .execute();
  return lines.reduce((left, line) => left - line.stock_taken + line.restocked, physical);
}

/** Enters a stock change at the desk. */
const atDesk = async (how: 'available' | 'counted' | 'change', packs: number) => {
  const change = { product_id: product, country: 'CA' as const, [how]: packs };
  await inAction(server.db, { actor: RITA, at: clock }, (action) =>
    changeStock(action, { ...change, reason: 'mistake' }),
  );
};

/** Products of earlier histories have different clocks, so they are excluded. */
const findings = async () =>
  (await auditOf(server.db, clock)).filter(
    (sentence) => !sentence.includes('THREAD-') || sentence.includes(`${product} in`),
  );

/** Tells the shop of the sender's earlier cancellations. */
async function reportCancellations({ unreported }: Sender): Promise<void> {
  for (const [orderId, asOf] of unreported) await cancel(ERP, orderId, 1, true, asOf);
  unreported.clear();
}

const open = async (orders: readonly string[], pick: number, isReleased: boolean) => {
  const rows = await server.db
    .selectFrom('orders')
    .where('order_id', 'in', ['', ...orders])
    .where('status', '=', isReleased ? 'released' : 'received')
    .select('order_id')
    .orderBy('order_id')
    .execute();
  return rows[pick % Math.max(1, rows.length)]?.order_id;
};

describe('any sequence of events between a sender and the shop', () => {
  it('leaves the stock that can really be sold after every report', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 20 }), async (steps) => {
        await begin(1000);
        const sender = new Sender();
        sender.cursor = await lastEvent();
        const orders: string[] = [];
        for (const each of steps) {
          tick();
          if (each.kind === 'place') orders.push(await place(each.packs));
          if (each.kind === 'release') {
            pass(10);
            await release();
          }
          if (each.kind === 'read') await sender.read();
          if (each.kind === 'deliver') sender.physical += each.packs;
          if (each.kind === 'take back') {
            const id = await open(orders, each.pick, false);
            if (id !== undefined) await cancelOrder(id);
          }
          if (each.kind === 'cancel') {
            const whole = orders.filter((order) => !sender.unreported.has(order));
            const id = await open(whole, each.pick, true);
            if (id !== undefined) await cancel(RITA, id, 1, each.restock);
          }
          if (each.kind === 'sender cancels') {
            const known = [...sender.holds.keys()].filter((order) => !sender.unreported.has(order));
            const id = await open(known, each.pick, true);
            if (id !== undefined) {
              await cancel(ERP, id, 1, each.restock);
              const back = each.restock ? 1 : 0;
              sender.holds.set(id, (sender.holds.get(id) ?? 0) - back);
            }
          }
          if (each.kind === 'sender keeps') sender.keep();
          if (each.kind === 'sender tells') await reportCancellations(sender);
          if (each.kind.startsWith('desk')) {
            const ways = { 'desk sets': 'available', 'desk counts': 'counted' } as const;
            const how = ways[each.kind as keyof typeof ways] ?? 'change';
            if ('packs' in each) await atDesk(how, each.packs);
          }
          if (each.kind === 'count') {
            tick();
            const { promisable, physical, cursor, unreported } = sender;
            const asOf = clock.toISOString();
            const unreportedIds = new Set(unreported.keys());
            sender.counted = { available: promisable, physical, seq: cursor, asOf, unreportedIds };
            tick();
          }
          if (each.kind === 'report' && sender.counted) {
            const { available: counted, seq, asOf, physical, unreportedIds } = sender.counted;
            const outcome = await report(counted, seq, asOf);
            const unreported = [...sender.unreported.keys()].filter((id) =>
              unreportedIds.has(id),
            ).length;
            if (outcome !== 'stale')
              expect(await available()).toBe((await truth(physical)) + unreported);
          }
          if (each.kind === 'report without cursor') {
            await report(sender.promisable, undefined);
          }
          expect(await findings()).toEqual([]);
        }
      }),
      { numRuns: trials(30) },
    );
  });
});
