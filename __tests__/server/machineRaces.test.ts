import { setTimeout as delay } from 'node:timers/promises';

import { sql } from 'kysely';

import { inTransaction } from '../../server/db/client';
import { eventsOfSubject } from '../../server/db/events';
import { inAction, orderSubject, withEvents } from '../../server/services/actions/action';
import { readEvents } from '../../server/services/feeds/eventsFeed';
import { readOrders } from '../../server/services/feeds/ordersFeed';
import { cancelReceivedOrder } from '../../server/services/fulfilment/cancelReceivedOrder';
import { releaseOrders } from '../../server/services/fulfilment/releaseOrders';
import { openShop, ROOT, type TestShop } from '../support/machine';
import { startTestServer } from '../support/serverApp';
import type { TestServer } from '../support/startOn';
import { trials } from '../support/trials';

const MINUTE = 60_000;
const WRITERS = 8;

let server: TestServer;
let shops: TestShop[];

beforeAll(async () => {
  const environment = { LIMITS_CHANGE: '0', LIMITS_BROWSE: '0' };
  server = await startTestServer({ environment });
  shops = [];
  for (let at = 0; at < WRITERS; at += 1) shops.push(await openShop(server, `anna${at}`));
});
afterAll(() => server.close());

const { stringify } = JSON;
const later = (milliseconds: number) => new Date(Date.now() + milliseconds);
const read = (after: string) => readEvents(server.db, { after, limit: 20, reader: '' });
const here = async () => (await readEvents(server.db, { after: 'now', reader: '' })).next;

describe('an order that is taken back as it falls due', () => {
  it('is either cancelled and in no feed, or released and not cancelled, whatever the clocks say', async () => {
    const [shop] = shops;
    for (let trial = 0; trial < trials(10); trial += 1) {
      const start = await here();
      const id = (await shop?.place({ NEEDLE: 1 })) ?? '';
      const back = inAction(
        server.db,
        {
          actor: { kind: 'customer', id: shop?.customer.id ?? '' },
          at: later(10 * MINUTE - 90_000),
        },
        (action) => cancelReceivedOrder(action, { orderId: id }),
      );
      const [cancelled, released] = await Promise.allSettled([
        back,
        releaseOrders(server, later(10 * MINUTE + 1000)),
      ]);
      const { orders } = await readOrders(server.db, { after: start, isWorkList: false });
      const isCancelled = cancelled.status === 'fulfilled';
      expect(released.status).toBe('fulfilled');
      expect(orders.map(({ order_id }) => order_id)).toEqual(isCancelled ? [] : [id]);
      expect((await shop?.buyer.order(id))?.status).toBe(isCancelled ? 'cancelled' : 'released');
      const kinds = (await eventsOfSubject(server.db, orderSubject(id))).map(({ kind }) => kind);
      expect(kinds).toEqual([
        'order.received',
        isCancelled ? 'order.taken_back' : 'order.released',
      ]);
    }
  });
});

describe('a reader who follows the log while it is written', () => {
  it('gets every event once, in contiguous pages, despite rollbacks and a slow writer', async () => {
    const each = trials(6);
    /** Number of events to be read before the slow one gets its number. */
    const passing = WRITERS * Math.min(each, 5);
    let isOver = false;
    const start = await here();
    const seen: number[] = [];
    const placed: string[] = [];
    const following = (async () => {
      let after = start;
      let expected = Number(start.split('-')[0]) + 1;
      for (;;) {
        const wasOver = isOver;
        const page = await read(after);
        const isEmpty = page.next === after;
        expect(page.covers).toEqual(
          isEmpty ? [expected - 1, expected - 1] : [expected, expect.any(Number)],
        );
        for (let seq = expected; seq <= page.covers[1]; seq += 1) seen.push(seq);
        expected = page.covers[1] + 1;
        after = page.next;
        if (wasOver && !page.more) return;
        await delay(1);
      }
    })();
    const handedOver: string[] = [];
    const readingOrders = (async () => {
      let after = start;
      for (;;) {
        const wasOver = isOver;
        const page = await readOrders(server.db, { after, limit: 7, isWorkList: false });
        handedOver.push(...page.orders.map(({ order_id }) => order_id));
        after = page.next;
        if (wasOver && !page.more) return;
        await delay(1);
      }
    })();
    const note = { kind: 'order.note_added', subject: 'order none', version: 1 } as const;
    const by = () => ({ actor: ROOT, at: new Date() });
    const slow = inAction(server.db, by(), async (action) => {
      action.record({ ...note, subject: 'order slow' });
      // SQLite has a single writer, so the others would wait for this one.
      if (server.url === undefined) return;
      // Later writers overtake it, and the reader continues with their events.
      const until = performance.now() + (each >= 500 ? 20_000 : 0);
      while (performance.now() < until || seen.length < passing) {
        await sql`select 1`.execute(action.tx);
        await delay(20);
      }
    });
    /** One in five is rolled back, before or after it gets its number. */
    const failing = async (hasNumber: boolean) => {
      const fail = () => {
        throw new Error('taken back');
      };
      const work = hasNumber
        ? inTransaction(server.db, async (tx) => {
            await withEvents(tx, by(), async ({ record }) => record(note));
            fail();
          })
        : inAction(server.db, by(), async ({ record }) => {
            record(note);
            fail();
          });
      await expect(work).rejects.toThrow('taken back');
    };
    const writing = shops.map(async ({ place }) => {
      for (let turn = 0; turn < each; turn += 1) {
        placed.push(await place({ NEEDLE: 1 }));
        if (turn % 4 === 0) await failing(turn % 8 === 0);
        if (turn % 5 === 0) await releaseOrders(server, later(11 * MINUTE));
      }
    });
    await Promise.all([...writing, slow]);
    await releaseOrders(server, later(11 * MINUTE));
    isOver = true;
    await Promise.all([following, readingOrders]);
    expect([...handedOver].sort()).toEqual([...placed].sort());

    const rows = await server.db
      .selectFrom('events')
      .select(['seq', 'kind', 'subject'])
      .orderBy('seq')
      .execute();
    const own = rows.filter(({ seq }) => seq > Number(start.split('-')[0]));
    expect(stringify(seen)).toBe(stringify(own.map(({ seq }) => seq)));
    expect(stringify(rows.map(({ seq }) => seq))).toBe(stringify(rows.map((_row, at) => at + 1)));
    expect(own.filter(({ kind }) => kind === 'order.released')).toHaveLength(WRITERS * each);
    const last = rows.find(({ subject }) => subject === 'order slow');
    if (server.url !== undefined) expect(own.indexOf(last!)).toBeGreaterThanOrEqual(passing);
  });
});
