/** @engines both */

import type { DataAnswer, Job } from '#contract/v1/data';

import { clearSessionCache } from '../../server/services/accounts/sessions';
import { releaseOrders } from '../../server/services/fulfilment/releaseOrders';
import { buyer } from '../support/buyer';
import { readLines, waitForJob } from '../support/jobs';
import { newMachine, type Machine } from '../support/machine';
import { startTestServer } from '../support/serverApp';
import { createCustomer, storeTestProducts, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';

const LIMITS = { LIMITS_BATCH: '0', LIMITS_CALL: '0' };

let server: TestServer;
let erp: Machine;
let anna: TestCustomer;
let number = 0;
let list: string;
let felt: string;

beforeAll(async () => {
  server = await startTestServer({ environment: { ...LIMITS, PRICE_LISTS: 'on' } });
  erp = await newMachine(server, 'erp');
});
afterAll(() => server.close());
beforeEach(async () => {
  number += 1;
  list = `LIST-${number}`;
  felt = `FELT-${number}`;
  await storeTestProducts(server.db, [{ product_id: felt, price: 4, ship_pac: 1 }]);
  anna = await createCustomer(server.db, `anna${number}`);
});

const patch = (call: string, body: object) =>
  server.ask<DataAnswer>('PATCH', `/api/v1/${call}`, { as: erp, body });
const outcomesOf = async (call: string, rows: object[], more: object = {}) => {
  const { body } = await patch(call, { rows, ...more });
  return body.rows.map(({ outcome, code }) => (code ? `${outcome} ${code}` : outcome));
};
const addList = (facts: object = {}) =>
  outcomesOf('price-lists', [{ code: list, country: 'CA', ...facts }]);
const setPrices = (prices: readonly [from: number, price: number | null][], more: object = {}) =>
  outcomesOf(
    'price-list-prices',
    prices.map(([quantity_from, unit_price]) => ({
      price_list: list,
      product_id: felt,
      quantity_from,
      unit_price,
    })),
    more,
  );
const assign = (price_lists: string[] | null) =>
  outcomesOf('customers', [{ customer_code: `C-${anna.id}`, price_lists }]);

/** What the shop shows the customer for the product. */
async function shown() {
  clearSessionCache(server.db);
  const annas = buyer(server, anna);
  await annas.add({ [felt]: 1 });
  const [line] = await annas.cart();
  const { price, list_price, price_breaks } = line!;
  return { price, list_price, price_breaks };
}

const eventsOf = (kind: string) =>
  server.db.selectFrom('events').where('kind', '=', kind).select('data').orderBy('seq').execute();

describe('price lists sent by another system', () => {
  it('are charged once they are assigned, until they are taken away or removed', async () => {
    expect(await addList({ name: 'Schools', percent_off: 5 })).toEqual(['added']);
    expect(await addList({ name: 'Schools', percent_off: 5 })).toEqual(['unchanged']);
    const before = (await eventsOf('price_list.changed')).length;
    expect(
      await setPrices([
        [1, 3.7],
        [10, 3.6],
      ]),
    ).toEqual(['added', 'added']);
    const events = await eventsOf('price_list.changed');
    expect(events).toHaveLength(before + 1);
    expect(JSON.parse(events.at(-1)!.data)).toEqual({ rows: 2, price_list: list });
    expect(await shown()).toMatchObject({ price: 4 });

    expect(await assign([list.toLowerCase()])).toEqual(['changed']);
    expect(await assign([list])).toEqual(['unchanged']);
    expect(await shown()).toEqual({
      price: 3.7,
      list_price: 4,
      price_breaks: [{ packs: 10, price: 3.6 }],
    });
    const { body } = await server.ask<{ price_lists?: string[] }>(
      'GET',
      `/api/v1/customers/C-${anna.id}`,
      { as: erp },
    );
    expect(body.price_lists).toEqual([list]);

    expect(
      await setPrices([
        [1, null],
        [10, null],
      ]),
    ).toEqual(['changed', 'changed']);
    expect(await shown()).toMatchObject({ price: 3.8, list_price: 4 });
    expect(await outcomesOf('price-lists', [{ code: list, removed: true }])).toEqual(['changed']);
    expect(await shown()).toEqual({ price: 4 });
    expect(await assign([list])).toEqual(['error exchange.noPriceList']);
  });

  it('case 11: warn of steps without effect, refuse what is unknown, and ask about jumps', async () => {
    await addList();
    expect(
      await setPrices([
        [1, 3.7],
        [5, 3.8],
      ]),
    ).toEqual(['added', 'added exchange.stepWithoutEffect']);
    expect(await setPrices([[1, 4.2]])).toEqual(['changed exchange.aboveListPrice']);
    expect(
      await outcomesOf('price-list-prices', [
        { price_list: 'NO-SUCH', product_id: felt, unit_price: 1 },
        { price_list: list, product_id: 'NO-SUCH', unit_price: 1 },
        { price_list: list, product_id: felt, unit_price: 1.234 },
      ]),
    ).toEqual([
      'error exchange.noPriceList',
      'error exchange.noSuchProduct',
      'error exchange.wholeCents',
    ]);
    expect(await setPrices([[1, 46.2]])).toEqual(['needs_confirmation exchange.priceJump']);
    expect(await setPrices([[20, 0.3]])).toEqual(['needs_confirmation exchange.priceJump']);
    expect(await setPrices([[1, 46.2]], { confirm: { prices: 1 } })).toEqual([
      'changed exchange.aboveListPrice',
    ]);
  });

  it.each([
    ['a list without a country', { country: undefined }, 'error field.missing'],
    ['half a hundredth of a percent', { percent_off: 12.345 }, 'error exchange.percent'],
    ['a day that does not exist', { starts_on: '2026-02-30' }, 'error field.form'],
    [
      'a period that ends before it begins',
      { starts_on: '2026-05-02', ends_on: '2026-05-01' },
      'error exchange.periodEmpty',
    ],
  ])('refuse %s', async (_what, facts, outcome) => {
    expect(await addList(facts)).toEqual([outcome]);
  });

  it('are in force from the midnight before a day to that after the last one', async () => {
    await addList({ starts_on: '2026-05-01', ends_on: '2026-05-01' });
    const stored = await server.db
      .selectFrom('price_lists')
      .where('code', '=', list)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(Date.parse(stored.ends_at ?? '') - Date.parse(stored.starts_at)).toBe(86_400_000);
    expect(new Date(stored.starts_at).getHours()).toBe(0);
  });

  it('ignore prices that are older than theirs', async () => {
    await addList();
    await setPrices([[1, 3.7]], { as_of: '2026-05-02T09:00:00Z' });
    expect(await setPrices([[1, 3.6]], { as_of: '2026-05-01T09:00:00Z' })).toEqual(['stale']);
    expect(await setPrices([[1, 3.6]], { as_of: '2026-05-03T09:00:00Z' })).toEqual(['changed']);
  });

  it('arrive as files of rows, too', async () => {
    await addList();
    const { body } = await server.ask<Job>('PATCH', '/api/v1/price-list-prices', {
      as: erp,
      headers: { 'content-type': 'text/csv' },
      body: `price_list,product_id,quantity_from,unit_price\n${list},${felt},,3.70\n${list},${felt},10,3.60\nNONE,${felt},1,3`,
    });
    const job = await waitForJob(server, erp, body.job_id);
    expect(job.counts).toEqual({ added: 2, error: 1 });
    const lines = readLines(
      (await server.ask('GET', `/api/v1/jobs/${body.job_id}/results`, { as: erp })).text,
    );
    expect(lines).toHaveLength(3);
  });

  it('lose all products that a reconciliation does not name, after a question about many', async () => {
    await addList();
    const others = Array.from({ length: 30 }, (_none, at) => `${felt}-${at}`);
    await storeTestProducts(
      server.db,
      others.map((product_id) => ({ product_id, price: 4 })),
    );
    await outcomesOf(
      'price-list-prices',
      [felt, ...others].map((product_id) => ({ price_list: list, product_id, unit_price: 3 })),
    );
    const reconcile = (body: object) =>
      server.ask<{ removed: number; confirm?: object }>(
        'POST',
        `/api/v1/price-lists/${list}/reconcile`,
        { as: erp, body },
      );
    const asked = await reconcile({ product_ids: [felt] });
    expect([asked.status, asked.body.confirm]).toEqual([409, { withdrawals: 30 }]);
    const done = await reconcile({ product_ids: [felt], confirm: { withdrawals: 30 } });
    expect(done.body).toEqual({ removed: 30, dry_run: false });
    expect((await reconcile({ product_ids: [felt] })).body.removed).toBe(0);
    expect(
      await server.db
        .selectFrom('price_list_prices')
        .where('list_code', '=', list)
        .select('product_id')
        .execute(),
    ).toEqual([{ product_id: felt }]);
  });

  it('case 11: change while fifty orders are placed, each at a price stored then', async () => {
    await addList({ public: true });
    await setPrices([[1, 3.7]]);
    clearSessionCache(server.db);
    const buyers = await Promise.all(
      Array.from({ length: 50 }, async (_none, at) => {
        const customer = await createCustomer(server.db, `rush${number}-${at}`);
        return buyer(server, customer);
      }),
    );
    await Promise.all(buyers.map((one) => one.add({ [felt]: 1 })));
    const placing = buyers.map(async (one, at) => {
      const price = at % 2 === 0 ? 3.7 : 3.6;
      const place = () => one.place([{ product_id: felt, order_qty: 1, price }]);
      let { status, body } = await place();
      // On a busy machine, some wait too long for a connection; nothing is stored then.
      while (status === 503) ({ status, body } = await place());
      return { status, price, id: body.order_id, now: body.errors?.[0]?.price };
    });
    const changing = setPrices([[1, 3.6]]);
    const placed = await Promise.all(placing);
    expect(await changing).toEqual(['changed']);

    for (const { status, price, id, now } of placed) {
      if (status === 409) expect(now).toBe(price === 3.7 ? 3.6 : 3.7);
      else {
        expect(status).toBe(200);
        const lines = await server.db
          .selectFrom('order_lines')
          .where('order_id', '=', id ?? '')
          .select(['unit_cents', 'price_list'])
          .execute();
        expect(lines).toEqual([{ unit_cents: Math.round(price * 100), price_list: list }]);
      }
    }
    expect(placed.some(({ status }) => status === 200)).toBe(true);
    await outcomesOf('price-lists', [{ code: list, removed: true }]);
  });

  it('are named by the lines of released orders', async () => {
    await addList();
    await setPrices([[1, 3.7]]);
    await assign([list]);
    clearSessionCache(server.db);
    const annas = buyer(server, anna);
    await annas.add({ [felt]: 2 });
    const { body } = await annas.place([{ product_id: felt, order_qty: 2, price: 3.7 }]);
    await releaseOrders(server, new Date(Date.now() + 11 * 60_000));
    const { body: order } = await erp.order(body.order_id ?? '');
    expect(order.lines).toMatchObject([{ unit_price: 3.7, list_price: 4, price_list: list }]);
  });
});

describe('price lists read by another system', () => {
  type Page<Name extends string> = Record<Name, Record<string, unknown>[]> & {
    next: string | null;
    more: boolean;
  };
  const get = <Body>(path: string, query: Record<string, string> = {}) =>
    server.ask<Body>('GET', `/api/v1/price-lists${path}`, { as: erp, query });

  /** All rows of a list of pages of `limit`. */
  async function allOf<Name extends string>(path: string, name: Name, limit: number) {
    const rows: Record<string, unknown>[] = [];
    for (let after = ''; ;) {
      const { body } = await get<Page<Name>>(path, {
        limit: String(limit),
        ...(after && { after }),
      });
      expect(body[name].length).toBeLessThanOrEqual(limit);
      expect(body.more).toBe(body.next !== null);
      rows.push(...body[name]);
      if (body.next === null) return rows;
      after = body.next;
    }
  }

  it('tell country, percentage, days, and how many customers and prices they have', async () => {
    await addList({
      name: 'Schools',
      percent_off: 12.5,
      binding: true,
      starts_on: '2026-05-01',
      ends_on: '2026-05-31',
    });
    await setPrices([[1, 3.7]], { as_of: '2026-05-02T09:00:00Z' });
    await assign([list]);
    const { body } = await get(`/${list.toLowerCase()}`);
    expect(body).toEqual({
      code: list,
      version: 2,
      name: 'Schools',
      country: 'CA',
      percent_off: 12.5,
      binding: true,
      public: false,
      starts_on: '2026-05-01',
      ends_on: '2026-05-31',
      customers: 1,
      prices: 1,
      as_of: '2026-05-02T09:00:00.000Z',
    });
    expect((await get('/NO-SUCH')).body).toMatchObject({ code: 'exchange.noPriceList' });
  });

  it('come in pages that name each once, in order', async () => {
    const codes = ['A', 'b', 'C-1', 'C.2', 'C_3'].map((tail) => `${list}-${tail}`);
    await outcomesOf(
      'price-lists',
      codes.map((code) => ({ code, country: 'US' })),
    );
    const read = (await allOf('', 'price_lists', 2)).map(({ code }) => String(code));
    expect(read.filter((code) => code.startsWith(`${list}-`)).sort()).toEqual(
      codes.map((code) => code.toUpperCase()).sort(),
    );
    expect(new Set(read).size).toBe(read.length);
  });

  it('have their prices beside the list prices, page by page', async () => {
    const odd = `${felt} é/2`;
    const unsold = `${felt}-US`;
    await storeTestProducts(server.db, [
      { product_id: odd, price: 2 },
      { product_id: unsold, price: 9 },
    ]);
    await server.db.deleteFrom('offers').where('product_id', '=', unsold).execute();
    await addList();
    expect(await allOf(`/${list}/prices`, 'prices', 2)).toEqual([]);
    await outcomesOf(
      'price-list-prices',
      [felt, odd, unsold].flatMap((product_id) =>
        [1, 5, 10].map((quantity_from) => ({
          price_list: list,
          product_id,
          quantity_from,
          unit_price: 2 - quantity_from / 100,
        })),
      ),
    );
    const read = await allOf(`/${list}/prices`, 'prices', 2);
    expect(read).toHaveLength(9);
    expect(read).toEqual(await allOf(`/${list}/prices`, 'prices', 1000));
    expect(read.slice(0, 2)).toEqual([
      { product_id: felt, quantity_from: 1, unit_price: 1.99, list_price: 4 },
      { product_id: felt, quantity_from: 5, unit_price: 1.95, list_price: 4 },
    ]);
    expect(read.find(({ product_id }) => product_id === unsold)?.list_price).toBeNull();
  });

  it.each(['x', '!!', 'AA', Buffer.from('no number').toString('base64url')])(
    'refuse %s as a cursor',
    async (after) => {
      await addList();
      const { status, body } = await get(`/${list}/prices`, { after });
      expect([status, body]).toEqual([400, expect.objectContaining({ code: 'cursor.malformed' })]);
    },
  );
});

describe('price lists before every server reads them', () => {
  it('cannot be added while the setting is off', async () => {
    const early = await startTestServer({ environment: { ...LIMITS, PRICE_LISTS: 'off' } });
    const { token } = await newMachine(early, 'erp');
    const { body } = await early.ask<DataAnswer>('PATCH', '/api/v1/price-lists', {
      as: { token },
      body: { rows: [{ code: 'A', country: 'CA' }] },
    });
    await early.close();
    expect(body.rows).toMatchObject([{ outcome: 'error', code: 'exchange.priceListsOff' }]);
  });
});
