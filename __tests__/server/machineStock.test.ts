import type { DataAnswer } from '#contract/v1/data';

import { readCatalogueVersion } from '../../server/catalogue/version';
import { newMachine, openShop, type Machine, type TestShop } from '../support/machine';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts } from '../support/shop';
import type { RequestOptions, TestServer } from '../support/startOn';

let server: TestServer;
let shop: TestShop;
let erp: Machine;
let clock = new Date();

beforeAll(async () => {
  server = await startTestServer({
    now: () => clock,
    environment: { LIMITS_BATCH: '0', LIMITS_CALL: '0' },
  });
  shop = await openShop(server, 'anna');
  erp = await newMachine(server, 'erp');
});
afterAll(() => server.close());
beforeEach(() => (clock = new Date(clock.getTime() + 1000)));

const send = <Body = DataAnswer>(body: object, more: RequestOptions = {}) =>
  server.ask<Body>('PATCH', '/api/v1/stock', { as: erp, body, ...more });
const report = (rows: unknown[], fields: object = {}, more: RequestOptions = {}) =>
  send({ rows, as_of: clock.toISOString(), ...fields }, more);
const thread = (fields: object) => ({ product_id: 'THREAD', country: 'CA', ...fields });

const available = async (productId = 'THREAD') => {
  const offer = server.db.selectFrom('offers').where('product_id', '=', productId);
  const row = await offer.where('country', '=', 'CA').select('available').executeTakeFirst();
  return row?.available;
};
const events = async () => {
  const reports = server.db.selectFrom('events').where('kind', '=', 'stock.reported');
  return (await reports.select('seq').execute()).length;
};
const outcomesOf = ({ rows }: DataAnswer) => rows.map(({ outcome }) => outcome);

describe('stock reported through the API', () => {
  it('is corrected by the orders after its cursor, released or still within their ten minutes', async () => {
    const { next: cursor } = (await erp.orders({ after: 'now' })).body;
    await shop.place({ THREAD: 3 });
    clock = new Date(clock.getTime() + 10 * 60_000);
    const { next: newer } = (await erp.orders()).body;
    await shop.place({ THREAD: 5 });
    await report([thread({ available: 40 })], { cursor });
    expect(await available()).toBe(32);
    clock = new Date(clock.getTime() + 1000);
    const { body } = await report([thread({ available: 37 })], { cursor: newer });
    expect(outcomesOf(body)).toEqual(['unchanged']);
    expect(await available()).toBe(32);
  });

  it('is applied for the good rows of a batch, and errors are reported for the others', async () => {
    const before = await events();
    const version = await readCatalogueVersion(server.db);
    const { status, body } = await report([
      thread({ available: 60 }),
      thread({ available: '7', country: 'US' }),
      { product_id: 'NEEDLE', country: 'CA', available: 5, colour: 'red' },
      { product_id: 'NO-SUCH', country: 'CA', available: 5 },
      { product_id: 'NEEDLE', country: 'US' },
      'nothing',
      { product_id: 'NEEDLE\0', country: 'CA', available: 5 },
      { product_id: 'NEEDLE\ud83d', country: 'CA', available: 5 },
    ]);
    expect([status, body.good, body.bad]).toEqual([200, 1, 7]);
    expect(body.rows).toMatchObject([
      { row: 1, key: 'THREAD CA', outcome: 'changed' },
      { row: 2, outcome: 'error', field: 'available', code: 'field.integer' },
      { row: 3, outcome: 'error', field: 'colour', code: 'field.unknown' },
      { row: 4, outcome: 'error', field: 'product_id', code: 'exchange.noProduct' },
      { row: 5, outcome: 'error', field: 'available', code: 'exchange.stockWhich' },
      { row: 6, outcome: 'error', code: 'field.object' },
      { row: 7, outcome: 'error', field: 'product_id', code: 'field.form' },
      { row: 8, outcome: 'error', field: 'product_id', code: 'field.form' },
    ]);
    expect(await events()).toBe(before + 1);
    expect(await readCatalogueVersion(server.db)).toBe(version);
  });

  it('causes no event if nothing changes, and the later of two rows for one product counts', async () => {
    await report([thread({ available: 1 }), thread({ available: 61 })]);
    const before = await events();
    const { body } = await report([thread({ available: 1 }), thread({ available: 61 })]);
    expect(outcomesOf(body)).toEqual(['superseded', 'unchanged']);
    expect(await events()).toBe(before);
  });

  it('is stale if newer stock is known, and a conflict if the current stock is not the expected one', async () => {
    await report([thread({ available: 70 })]);
    const earlier = new Date(clock.getTime() - 1).toISOString();
    const { body } = await report([thread({ available: 80 })], { as_of: earlier });
    expect(outcomesOf(body)).toEqual(['stale']);
    const compared = await report([thread({ available: 80, if_available: 1 })]);
    expect(outcomesOf(compared.body)).toEqual(['conflict']);
    expect(await available('THREAD')).toBeLessThan(80);
  });

  it('says when more is expected, alone or with a count, until it says otherwise', async () => {
    await shop.buyer.add({ THREAD: 1 });
    const expected = async () => (await shop.buyer.cart())[0]?.expected_on;
    const before = await available();
    expect(outcomesOf((await report([thread({ expected_on: '2099-12-14' })])).body)).toEqual([
      'changed',
    ]);
    expect([await available(), await expected()]).toEqual([before, '2099-12-14']);
    await report([thread({ available: 0 })]);
    expect(await expected()).toBe('2099-12-14');
    const same = await report([thread({ expected_on: '2099-12-14' })]);
    expect(outcomesOf(same.body)).toEqual(['unchanged']);
    await report([thread({ available: 20, expected_on: null })]);
    expect(await expected()).toBeUndefined();
    const wrong = await report([thread({ expected_on: 'in two weeks' })]);
    expect(wrong.body.rows).toMatchObject([{ outcome: 'error', field: 'expected_on' }]);
  });

  it('is not superseded by a later row whose condition may not be met', async () => {
    await report([thread({ available: 20 })]);
    const before = (await available()) ?? 0;
    const rows = [thread({ available: 30 }), thread({ available: 90, if_available: before })];
    const { body } = await report(rows);
    expect(outcomesOf(body)).toEqual(['changed', 'conflict']);
    expect(await available()).toBe(before + 10);
  });

  it('is changed by every relative amount in a batch, also after a reported number', async () => {
    await report([thread({ available: 20 })]);
    const before = (await available()) ?? 0;
    const rows = [thread({ available: 30 }), thread({ change: 7 }), thread({ change: 5 })];
    const { body } = await report(rows, {}, { headers: { 'idempotency-key': 'all of them' } });
    expect(outcomesOf(body)).toEqual(['changed', 'changed', 'changed']);
    expect(await available()).toBe(before + 10 + 7 + 5);
  });

  it('is changed by a relative amount only once, however often that is sent', async () => {
    const before = (await available()) ?? 0;
    const headers = { 'idempotency-key': 'minus three' };
    const body = { rows: [thread({ change: -3 })] };
    for (let time = 1; time <= 3; time += 1) await send(body, { headers });
    expect(await available()).toBe(before - 3);
    const refused = await send<{ code: string }>(body);
    expect([refused.status, refused.body.code]).toEqual([400, 'exchange.needsKey']);
  });

  it('never grows beyond the maximum', async () => {
    const change = (packs: number, key: string) =>
      send(
        { rows: [thread({ change: packs }), { product_id: 'NEEDLE', country: 'CA', change: 1 }] },
        { headers: { 'idempotency-key': key } },
      );
    const needles = (await available('NEEDLE')) ?? 0;
    const { body } = await change(1_000_000_000, 'very many');
    expect(body.rows).toMatchObject([
      { outcome: 'error', field: 'change', code: 'field.most' },
      { outcome: 'changed' },
    ]);
    expect(await available('NEEDLE')).toBe(needles + 1);
  });

  it('is reported but not stored in a dry run', async () => {
    const before = [await available(), await events()];
    const { body } = await report([thread({ available: 7 })], {}, { query: { dry_run: 'true' } });
    expect([body.dry_run, outcomesOf(body)]).toEqual([true, ['changed']]);
    expect([await available(), await events()]).toEqual(before);
  });

  it.each([
    ['without the time of the count', { as_of: undefined }, 400, 'request.refused'],
    ['with a future time', { as_of: '2999-01-01T00:00:00Z' }, 400, 'request.refused'],
    ['with an invalid day', { as_of: '2026-13-45T00:00:00Z' }, 400, 'request.refused'],
    ['with the cursor of another database', { cursor: '1-00000001' }, 409, 'cursor.foreign'],
    ['with an invalid cursor', { cursor: 'now' }, 400, 'cursor.malformed'],
    ['that says more than it may', { mood: 'good' }, 400, 'request.refused'],
  ])('is refused %s', async (_what, fields, status, code) => {
    const before = await available();
    const answer = await send<{ code: string }>({
      rows: [thread({ available: 9 })],
      as_of: clock.toISOString(),
      ...fields,
    });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await available()).toBe(before);
  });

  it('needs confirmation to empty more than half of a country, and accepts only the exact number', async () => {
    const ids = Array.from({ length: 40 }, (_none, at) => `LOT-${at}`);
    await storeTestProducts(
      server.db,
      ids.map((product_id) => ({ product_id, available: 10 })),
    );
    const rows = ids.map((product_id) => ({ product_id, country: 'CA', available: 0 }));
    const refused = await report(rows);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'exchange.needsConfirmation', confirm: { zeroed: 40 } },
    });
    expect((refused.body as DataAnswer & { examples?: string[] }).examples).toHaveLength(10);
    expect((await report(rows, { confirm: { zeroed: 39 } })).status).toBe(409);
    expect(await available('LOT-1')).toBe(10);
    const agreed = await report(rows, { confirm: { zeroed: 40 } });
    expect([agreed.status, agreed.body.good]).toEqual([200, 40]);
    expect(await available('LOT-1')).toBe(0);
  });
});
