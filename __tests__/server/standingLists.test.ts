/** @engines both */

import type { DueList, OrderList } from '#contract/orderLists';
import { addDays, localDay } from '#domain/days';

import { DAY_MS, MINUTE_MS } from '../../domain/durations';
import { tellDueLists } from '../../server/services/lists/standingLists';
import { buyer, wholeCart, type Buyer } from '../support/buyer';
import { mailsOf } from '../support/outbox';
import { startTestServer } from '../support/serverApp';
import {
  createColleague,
  createCustomer,
  storeTestProducts,
  type TestCustomer,
} from '../support/shop';
import type { TestServer } from '../support/startOn';

let server: TestServer;
/** Before sessions of the test begin, so that none of them is old. */
let clock = Date.parse('2026-03-02T15:00:00Z');
const now = () => new Date(clock);
const pass = (days: number) => {
  clock += days * DAY_MS;
};
let number = 0;
let anna: TestCustomer;
let annas: Buyer;

beforeAll(async () => {
  server = await startTestServer({
    now,
    fill: ({ db }) =>
      storeTestProducts(db, [
        { product_id: 'GLUE', price: 2, available: 90_000, ship_pac: 10 },
        { product_id: 'YARN', price: 1, available: 90_000, ship_pac: 1 },
        { product_id: 'FELT', price: 9, available: 0, ship_pac: 1 },
      ]),
  });
});
afterAll(() => server.close());

beforeEach(async () => {
  pass(1);
  number += 1;
  await server.db.updateTable('order_lists').set({ next_on: null }).execute();
  anna = await createCustomer(server.db, `anna${number}`);
  annas = buyer(server, anna);
});

const today = () => localDay(now());
const ask = async <Body>(
  method: 'GET' | 'POST' | 'PATCH',
  call: string,
  body: object,
  as = anna,
) =>
  method === 'GET'
    ? server.ask<Body>(method, `/api/${call}`, { as, query: { user_id: as.id, ...body } })
    : server.ask<Body>(method, `/api/${call}`, { as, body: { user_id: as.id, ...body } });

interface Listed {
  list: OrderList;
  message: string;
}
/** A list of two packs of glue, three of yarn and one of felt, with a rhythm from today on. */
async function standing(rhythm: object = {}, more: object = {}): Promise<OrderList> {
  const lines = [
    { product_id: 'GLUE', packs: 2 },
    { product_id: 'YARN', packs: 3 },
    { product_id: 'FELT', packs: 1 },
  ];
  const { body } = await ask<Listed>('POST', 'order-lists', { name: 'Monthly', lines });
  const { list_id, version } = body.list;
  const changed = await ask<Listed>('PATCH', 'order-lists', {
    list_id,
    version,
    rhythm: { every_weeks: 4, next_on: today(), ...rhythm },
    ...more,
  });
  expect(changed.status).toBe(200);
  return changed.body.list;
}
const due = async (as = anna) =>
  (await ask<{ lists: DueList[] }>('GET', 'due-lists', {}, as)).body.lists;
/** How many lists are due, as the cart tells. */
const inCart = async (as = anna) =>
  (await ask<{ due_lists?: number }>('GET', 'cart', {}, as)).body.due_lists;
const rhythmOf = async (list_id: string) =>
  (await ask<Listed>('GET', 'order-list', { list_id })).body.list.rhythm;
const tell = () => tellDueLists(server.db, now());
const mailsTo = async ({ email }: TestCustomer) => {
  await server.mails.sendAll();
  const sent = await mailsOf(server);
  return sent.filter(({ to, subject }) => to.includes(email) && subject.endsWith('is due'));
};
const answer = ({ list_id, rhythm }: OrderList) => ({ list_id, next_on: rhythm!.next_on });

describe('a standing list', () => {
  it('B8: is told on its day by one e-mail and on the home page, with what it would come to', async () => {
    await annas.add({ YARN: 3 });
    await annas.place(wholeCart(await annas.cart()));
    await server.db
      .updateTable('order_lines')
      .set({ unit_cents: 80 })
      .where('customer_id', '=', anna.customerId)
      .execute();
    const list = await standing({ next_on: addDays(today(), 1) });
    expect(await tell()).toBe(0);
    expect(await due()).toEqual([]);

    pass(1);
    const counts = await Promise.all([tell(), tell(), tell()]);
    expect(counts.toSorted()).toEqual([0, 0, 1]);
    const [mail, ...others] = await mailsTo(anna);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('Monthly is due');
    expect(mail!.text).toContain('3 lines, $43.00 at today’s prices.');
    expect(mail!.text).toContain('1 of them is not available.');
    expect(mail!.text).toContain('1 of them has another price than when you last ordered.');
    expect(await due()).toMatchObject([
      {
        list: { list_id: list.list_id },
        lines: 3,
        total: 43,
        unavailable: 1,
        repriced: 1,
        product_ids: ['GLUE', 'YARN'],
      },
    ]);
    expect(await inCart()).toBe(1);
    expect(await tell()).toBe(0);
  });

  it('B8: moves on after 14 days without an answer, and nothing is ordered', async () => {
    const list = await standing();
    expect(await tell()).toBe(1);
    expect(await mailsTo(anna)).toHaveLength(1);
    pass(13);
    expect(await tell()).toBe(0);
    expect(await due()).toHaveLength(1);
    pass(1);
    expect(await tell()).toBe(0);
    expect(await due()).toEqual([]);
    expect(await rhythmOf(list.list_id)).toMatchObject({
      next_on: addDays(list.rhythm!.next_on, 28),
      is_due: false,
    });
    expect(await annas.cart()).toEqual([]);
    expect(await mailsTo(anna)).toHaveLength(1);
    pass(14);
    expect(await tell()).toBe(1);
  });

  it('B8: is answered by an order once: a second one for the same day is refused and orders nothing', async () => {
    const list = await standing({ every_weeks: 1 });
    await annas.add({ GLUE: 2 });
    const lines = wholeCart(await annas.cart());
    const first = await annas.place(lines, { answers: answer(list) });
    expect(first.status).toBe(200);
    expect(await rhythmOf(list.list_id)).toMatchObject({
      next_on: addDays(list.rhythm!.next_on, 7),
      is_due: false,
    });
    expect(await due()).toEqual([]);

    await annas.add({ GLUE: 3 });
    const again = await annas.place(wholeCart(await annas.cart()), { answers: answer(list) });
    expect(again.status).toBe(409);
    expect(again.body.message).toBe(
      'This list was already ordered or skipped for this date. Nothing was ordered; look at the list again.',
    );
    expect(await annas.packs()).toEqual({ GLUE: 3 });
    expect((await ask('POST', 'skip-order-list', answer(list))).status).toBe(409);
  });

  it('is answered with others by one order; the same order once more names that order', async () => {
    const lists = [await standing(), await standing(), await standing()];
    expect(await inCart()).toBe(3);
    await annas.add({ GLUE: 4 });
    clock += MINUTE_MS;
    const lines = [{ product_id: 'GLUE', order_qty: 2, price: 2 }];
    const answers = lists.slice(0, 2).map(answer);
    const first = await annas.place(lines, { answers });
    expect(first.status).toBe(200);
    expect((await due()).map(({ list }) => list.list_id)).toEqual([lists[2]!.list_id]);
    expect(await inCart()).toBe(1);
    // A second tab: what became of its order, rather than of the lists.
    const second = await annas.place(lines, { answers });
    expect([second.status, second.body.order_id]).toEqual([409, first.body.order_id]);

    const twice = [answer(lists[2]!), answer(lists[2]!)];
    const third = { product_id: 'GLUE', order_qty: 1, price: 2 };
    expect((await annas.place([third], { answers: twice })).status).toBe(409);
    expect(await annas.packs()).toEqual({ GLUE: 2 });
    expect(await inCart()).toBe(1);
  });

  it('is answered by an order that is sent for approval, too', async () => {
    await createColleague(server.db, anna, `ada${number}`, 'administrator');
    await server.db
      .updateTable('customer_users')
      .set({ order_limit_cents: 0 })
      .where('id', '=', anna.id)
      .execute();
    const list = await standing();
    await annas.add({ GLUE: 2 });
    const more = { answers: answer(list), may_need_approval: true };
    expect((await annas.place(wholeCart(await annas.cart()), more)).status).toBe(202);
    expect(await due()).toEqual([]);
    expect(await inCart()).toBeUndefined();
  });

  it('stays where it is if the order is refused', async () => {
    const list = await standing();
    await annas.add({ GLUE: 2 });
    const lines = wholeCart(await annas.cart()).map((line) => ({ ...line, price: 0.01 }));
    expect((await annas.place(lines, { answers: answer(list) })).status).toBe(409);
    expect(await due()).toHaveLength(1);
  });

  it('is skipped this time, in one of several tabs', async () => {
    const list = await standing({ next_on: addDays(today(), -40) });
    const skip = () => ask('POST', 'skip-order-list', answer(list));
    const statuses = (await Promise.all([skip(), skip()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    // 40 days ago, every 28 days: the next one from now on.
    expect((await rhythmOf(list.list_id))?.next_on).toBe(addDays(today(), 16));
  });

  it('is not told while it is paused, and is due when the pause is over', async () => {
    await standing({ paused_from: today(), paused_until: addDays(today(), 2) });
    expect(await tell()).toBe(0);
    expect(await due()).toEqual([]);
    pass(3);
    expect(await tell()).toBe(1);
    expect(await due()).toHaveLength(1);
  });

  it('is paused once its owner is turned off', async () => {
    const ada = await createColleague(server.db, anna, `ada${number}`, 'administrator');
    const list = await standing({}, { is_shared: true });
    await server.db
      .updateTable('customer_users')
      .set({ status: 'off' })
      .where('id', '=', anna.id)
      .execute();
    expect(await tell()).toBe(0);
    expect(await due(ada)).toEqual([]);
    expect(list.rhythm).toMatchObject({ is_due: true });
  });

  it('X1: cannot be answered or given a rhythm by another company, nor without one', async () => {
    const list = await standing();
    const bea = await createCustomer(server.db, `bea${number}`);
    const known = await ask<Listed>('POST', 'skip-order-list', answer(list), bea);
    const unknown = await ask<Listed>(
      'POST',
      'skip-order-list',
      { ...answer(list), list_id: 'no-such-list' },
      bea,
    );
    expect([known.status, known.body]).toEqual([404, unknown.body]);
    const beas = buyer(server, bea);
    await beas.add({ GLUE: 1 });
    const placed = await beas.place(wholeCart(await beas.cart()), { answers: answer(list) });
    expect(placed.status).toBe(404);

    const ended = await ask<Listed>('PATCH', 'order-lists', {
      list_id: list.list_id,
      version: list.version,
      rhythm: null,
    });
    expect(ended.body.list.rhythm).toBeUndefined();
    expect((await ask('POST', 'skip-order-list', answer(list))).status).toBe(409);
    expect(await tell()).toBe(0);
  });
});
