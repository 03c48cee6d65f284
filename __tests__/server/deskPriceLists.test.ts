import type { Problem } from '#contract/replies';
import type { DeskCustomer, ListedCustomer } from '#contract/staffCustomers';
import type { DeskListPrice, DeskPriceList } from '#contract/staffPriceLists';
import type { DataOutcome } from '#contract/v1/data';

import { signInDesk, type DeskMember } from '../support/desk';
import { waitForJob } from '../support/jobs';
import { newMachine } from '../support/machine';
import { startTestServer } from '../support/serverApp';
import { createCustomer, storeTestProducts, type TestCustomer } from '../support/shop';
import type { TestServer } from '../support/startOn';

const NOW = new Date('2026-06-15T12:00:00Z');

let server: TestServer;
let keeper: DeskMember;
let accounts: DeskMember;
let anna: TestCustomer;
let list: string;
let felt: string;
let number = 0;

beforeAll(async () => {
  server = await startTestServer({
    environment: { LIMITS_BATCH: '0', LIMITS_CALL: '0', PRICE_LISTS: 'on' },
    now: () => NOW,
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  number += 1;
  list = `LIST-${number}`;
  felt = `FELT-${number}`;
  await storeTestProducts(server.db, [{ product_id: felt, price: 4, name_fr: `Feutre ${number}` }]);
  anna = await createCustomer(server.db, `anna${number}`);
  keeper = await signInDesk(server, ['catalogue']);
  accounts = await signInDesk(server, ['accounts']);
});

const read = async <Body>(path: string, query: Record<string, string> = {}, as = keeper) => {
  const { status, body } = await server.ask<Body>('GET', `/api/staff/${path}`, { as, query });
  expect([path, status, body]).toEqual([path, 200, expect.anything()]);
  return body;
};
type Sent = DataOutcome & Partial<Pick<Problem, 'errors'>>;
const send = async (
  method: 'POST' | 'PATCH',
  path: string,
  body: object,
  headers: Record<string, string> = {},
) => server.ask<Sent>(method, `/api/v1/price-lists${path}`, { as: keeper, body, headers });
const addList = async (facts: object = {}) =>
  (await send('POST', '', { code: list, country: 'CA', ...facts })).body;
const changeList = (facts: object, headers?: Record<string, string>) =>
  send('PATCH', `/${list}`, facts, headers);
const sendPrice = (body: object, headers?: Record<string, string>) =>
  send('PATCH', `/${list}/prices/${felt}`, body, headers);
const setPrice = async (quantity_from: number, unit_price: number | null, more: object = {}) =>
  (await sendPrice({ quantity_from, unit_price, ...more })).body;
const shown = async () =>
  (await read<{ price_list: DeskPriceList }>('price-list', { code: list.toLowerCase() }))
    .price_list;

describe('price lists at the desk', () => {
  it('are added and changed by staff for the catalogue, and listed with what they are', async () => {
    const added = { row: 1, key: list, outcome: 'added', version: 1 };
    expect(await addList({ name: 'Schools', percent_off: 5 })).toEqual(added);
    await setPrice(10, 3.6);
    expect(await shown()).toEqual({
      code: list,
      version: 2,
      name: 'Schools',
      country: 'CA',
      percent_off: 5,
      binding: false,
      public: false,
      starts_on: null,
      ends_on: null,
      state: 'now',
      customers: 0,
      prices: 1,
      as_of: null,
    });
    await changeList({ ends_on: '2026-06-14' });
    expect((await shown()).state).toBe('over');
    await changeList({ ends_on: '2026-06-15' });
    expect((await shown()).state).toBe('now');
    await changeList({ starts_on: '2026-07-01', ends_on: null });
    expect((await shown()).state).toBe('ahead');

    const found = await read<{ price_lists: DeskPriceList[]; total: number }>('price-lists', {
      search: `schools ${list.toLowerCase()}`,
      sort: '-name',
    });
    expect([found.total, found.price_lists.map(({ code }) => code)]).toEqual([1, [list]]);
  });

  it('are changed only as somebody has seen them: 412 if they have changed since', async () => {
    await addList({ name: 'Schools' });
    const seen = { 'if-match': '"1"' };
    const first = await sendPrice({ unit_price: 3.7 }, seen);
    expect([first.status, first.body.version, first.headers.etag]).toEqual([200, 2, '"2"']);
    const late = [
      await changeList({ name: 'Colleges' }, seen),
      await changeList({ removed: true }, seen),
      await sendPrice({ unit_price: 3.6 }, seen),
      await sendPrice({ unit_price: null }, seen),
    ];
    expect(late.map(({ status, body, headers }) => [status, body.code, headers.etag])).toEqual(
      late.map(() => [412, 'exchange.version', '"2"']),
    );
    expect(await shown()).toMatchObject({ name: 'Schools', version: 2, prices: 1 });

    const now = { 'if-match': '"2"' };
    expect((await changeList({ removed: true }, now)).body.outcome).toBe('changed');
    const gone = [await changeList({ name: 'X' }, now), await sendPrice({ unit_price: 1 })];
    expect(gone.map(({ status, body }) => [status, body.code])).toEqual(
      gone.map(() => [404, 'exchange.noPriceList']),
    );
  });

  it('are added only under a code that no list has', async () => {
    await addList({ name: 'Schools', percent_off: 5 });
    const { status, body } = await send('POST', '', {
      code: list.toLowerCase(),
      country: 'US',
      percent_off: 50,
    });
    expect([status, body.code]).toEqual([409, 'exchange.priceListTaken']);
    expect(await shown()).toMatchObject({ country: 'CA', percent_off: 5, version: 1 });
    const refused = await send('POST', '', {
      code: `${list}-B`,
      country: 'CA',
      percent_off: 1.234,
    });
    expect(refused.body.errors?.[0]).toMatchObject({ field: 'percent_off' });
  });

  it('show prices beside list prices, and say of a jump that it waits for a yes', async () => {
    await addList();
    await setPrice(1, 3.7);
    await setPrice(10, 3.6);
    expect((await setPrice(1, 370)).errors).toEqual([
      { code: 'exchange.priceJump', field: 'unit_price', message: expect.any(String) },
    ]);
    await setPrice(20, 0.1, { is_confirmed: true });
    const pages = [];
    for (const search of ['', `feutre ${number}`, felt.toLowerCase(), 'nothing-of-the-kind'])
      pages.push(
        await read<{ prices: DeskListPrice[]; total: number }>('price-list/prices', {
          code: list,
          search,
          lang: 'fr',
        }),
      );
    const price = { product_id: felt, name: `Feutre ${number}`, list_price: 4 };
    expect(pages[0]?.prices).toEqual([
      { ...price, quantity_from: 1, unit_price: 3.7 },
      { ...price, quantity_from: 10, unit_price: 3.6 },
      { ...price, quantity_from: 20, unit_price: 0.1 },
    ]);
    expect(pages.map(({ total }) => total)).toEqual([3, 3, 3, 0]);
  });

  it.each(['en', 'fr'])('are exported in a file that can be sent back (%s)', async (lang) => {
    await addList();
    await setPrice(1, 3.7);
    await setPrice(10, 3.65);
    const { text } = await server.ask('GET', '/api/staff/price-list/export', {
      as: keeper,
      query: { code: list, lang },
    });
    expect(text.trim().split(/\r\n/)).toHaveLength(3);
    const erp = await newMachine(server, `erp ${list} ${lang}`);
    const { body } = await server.ask<{ job_id: string }>('PATCH', '/api/v1/price-list-prices', {
      as: erp,
      headers: { 'content-type': 'text/csv' },
      body: text,
    });
    expect((await waitForJob(server, erp, body.job_id)).counts).toEqual({ unchanged: 2 });
  });

  it('are assigned to customers, who are found by them', async () => {
    await addList();
    const customer_code = `C-${anna.id}`;
    const customer = () =>
      read<{ customer: DeskCustomer }>('customer', { customer_code }, accounts).then(
        ({ customer: one }) => one,
      );
    const assign = async (price_lists: string[], version: number) =>
      server.ask<{ outcome?: string; code?: string }>(
        'PATCH',
        `/api/v1/customers/${customer_code}`,
        {
          as: accounts,
          headers: { 'if-match': `"${version}"` },
          body: { price_lists },
        },
      );
    const { version } = await customer();
    expect((await assign([list.toLowerCase()], version)).body.outcome).toBe('changed');
    expect((await assign([], version)).status).toBe(412);
    const after = await customer();
    expect(after.price_lists.map(({ code, state }) => [code, state])).toEqual([[list, 'now']]);
    expect(after.history.at(-1)?.fields).toEqual(['price_lists']);
    const found = await read<{ customers: ListedCustomer[]; total: number }>(
      'customers',
      { price_list: list },
      accounts,
    );
    expect(found.customers.map((one) => one.customer_code)).toEqual([customer_code]);
    expect((await shown()).customers).toBe(1);
    await assign([], after.version);
    expect((await customer()).price_lists).toEqual([]);
  });

  it('that do not exist are answered 404', async () => {
    for (const path of ['price-list', 'price-list/prices', 'price-list/export']) {
      const query = { code: 'NO-SUCH' };
      const { status } = await server.ask('GET', `/api/staff/${path}`, { as: keeper, query });
      expect([path, status]).toEqual([path, 404]);
    }
  });

  it('are in the rail of the desk only where they can be added', async () => {
    const early = await startTestServer({ environment: { PRICE_LISTS: 'off' } });
    const as = await signInDesk(early, ['catalogue']);
    const { body } = await early.ask<{ has_price_lists: boolean }>('GET', '/api/staff/desk', {
      as,
    });
    await early.close();
    const here = await read<{ has_price_lists: boolean }>('desk');
    expect([body.has_price_lists, here.has_price_lists]).toEqual([false, true]);
  });
});
