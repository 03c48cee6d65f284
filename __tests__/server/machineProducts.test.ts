/** @engines both */

import type { DataAnswer, DataOutcome } from '#contract/v1/data';
import { MAX_BATCH_ROWS } from '#contract/v1/machineCall';
import { MAX_BARCODES, type MachineProduct, type Reconciled } from '#contract/v1/products';
import { checkDigit } from '#domain/barcodes';

import { readCatalogueVersion } from '../../server/catalogue/version';
import { lockMeta } from '../../server/db/meta';
import { emptyEstimate } from '../../server/services/exchange/confirmationQuestion';
import { prices } from '../../server/services/exchange/prices';
import { newMachine, openShop, type Machine } from '../support/machine';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts } from '../support/shop';
import type { RequestOptions, TestServer } from '../support/startOn';
import { untilWaiting } from '../support/untilWaiting';

let server: TestServer;
let erp: Machine;
let clock = new Date();

beforeAll(async () => {
  server = await startTestServer({
    now: () => clock,
    environment: { LIMITS_BATCH: '0', LIMITS_CALL: '0' },
  });
  await openShop(server, 'anna');
  erp = await newMachine(server, 'erp');
});
afterAll(() => server.close());
beforeEach(() => (clock = new Date(clock.getTime() + 1000)));

const patch = <Body = DataAnswer>(url: string, body: object, more: RequestOptions = {}) =>
  server.ask<Body>('PATCH', `/api/v1${url}`, { as: erp, body, ...more });
const change = (rows: object[], fields: object = {}, more: RequestOptions = {}) =>
  patch('/products', { rows, ...fields }, more);
const price = (rows: object[], fields: object = {}) => patch('/prices', { rows, ...fields });
const product = async (id = 'THREAD') =>
  (await server.ask<MachineProduct>('GET', `/api/v1/products/${id}`, { as: erp })).body;
const offer = async (country = 'CA', id = 'THREAD') =>
  (await product(id)).offers.find((each) => each.country === country);
const outcomesOf = ({ rows }: DataAnswer) => rows.map(({ outcome }) => outcome);
const version = () => readCatalogueVersion(server.db);
const eventsOf = async (kind: string) =>
  (await server.db.selectFrom('events').where('kind', '=', kind).select('seq').execute()).length;

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

onPostgres('a batch of prices that is estimated on PostgreSQL', () => {
  it('waits for no order in progress, because it locks nothing', async () => {
    const queries: string[] = [];
    const db = server.db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        queries.push(server.db.getExecutor().compileQuery(node, queryId).sql);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const content = { product_id: 'THREAD', country: 'CA', selling_price: 90 } as const;
    const estimate = emptyEstimate();
    const options = { confirmed: {}, isKeyed: true };
    await prices.estimateImpact(db, [{ row: 1, key: 'THREAD CA', content }], options, estimate);

    expect(estimate.impact.prices).toEqual({ count: 1, of: 1 });
    expect(queries.filter((query) => query.includes('for update'))).toEqual([]);
  });
});

describe('a new product sent twice at the same moment', () => {
  const twin = (fields: object) =>
    change([{ product_id: 'TWIN', name: 'Twin', cat_code: 'SEW THR', ...fields }]);

  it('is added once, and changed by what the later row contains', async () => {
    const { sending } = await server.db.transaction().execute(async (tx) => {
      // Both are under way until the numbers of events are free.
      await lockMeta(tx, 'last_event');
      const first = twin({ brand: 'Bobbinelle', ship_pack: 6 });
      await untilWaiting(server.db);
      const both = Promise.all([first, twin({ color: 'Red' })]);
      await untilWaiting(server.db, 2);
      return { sending: both };
    });
    const outcomes = (await sending).flatMap(({ body }) => outcomesOf(body));
    expect(outcomes.sort()).toEqual(['added', 'changed']);
    const kept = { brand: 'Bobbinelle', ship_pack: 6, color: 'Red' };
    expect(await product('TWIN')).toMatchObject(kept);
  });
});

describe('prices sent through the API', () => {
  const thread = (fields: object) => ({ product_id: 'THREAD', country: 'CA', ...fields });

  it('change only what a row contains, and do not reload the catalogue', async () => {
    const before = [await product('NEEDLE'), await offer('US'), await version()];
    const stood = await product();
    const { body } = await price([thread({ selling_price: 2.75, selling_price_2: 2.6 })]);
    expect(outcomesOf(body)).toEqual(['changed']);
    expect(await offer()).toMatchObject({ selling_price: 2.75, selling_price_2: 2.6 });
    expect([await product('NEEDLE'), await offer('US'), await version()]).toEqual(before);
    expect((await product()).version).toBe(stood.version + 1);
    expect(await eventsOf('prices.changed')).toBe(1);
  });

  it('are unchanged when sent again, and null restores the default', async () => {
    const row = thread({ retail_price: 9 });
    await price([row]);
    const events = await eventsOf('prices.changed');
    expect(outcomesOf((await price([row])).body)).toEqual(['unchanged']);
    expect(await eventsOf('prices.changed')).toBe(events);
    await price([thread({ retail_price: null, selling_price_2: null })]);
    expect(await offer()).toMatchObject({ retail_price: 5.5, selling_price_2: null });
  });

  it('are refused if the sale price is not below the price', async () => {
    await price([thread({ selling_price: 2.75, selling_price_2: 2.6 })]);
    const { body } = await price([thread({ selling_price_2: 2.75 })]);
    expect(body.rows).toMatchObject([
      { outcome: 'error', field: 'selling_price_2', code: 'exchange.saleNotLower' },
    ]);
    expect(await offer()).toMatchObject({ selling_price_2: 2.6 });
  });

  it('say so if a lower price alone ends a sale', async () => {
    await price([thread({ selling_price: 2.75, selling_price_2: 2.6 })]);
    const { body } = await price([thread({ selling_price: 2.7 })]);
    expect(body).toMatchObject({ good: 1, rows: [{ outcome: 'changed' }] });
    expect(body.rows[0]).not.toHaveProperty('code');
    const ended = await price([thread({ selling_price: 2.5 })]);
    expect(ended.body).toMatchObject({
      good: 1,
      bad: 0,
      rows: [
        {
          outcome: 'changed',
          code: 'exchange.saleEnded',
          field: 'selling_price_2',
          message: 'The current sale price $2.60 is not below the new price $2.50: the sale ends.',
        },
      ],
    });
    expect(await offer()).toMatchObject({ selling_price: 2.5, selling_price_2: null });
  });

  it('are stale if newer ones are known', async () => {
    const as_of = clock.toISOString();
    await price([thread({ selling_price: 3 })], { as_of });
    const earlier = new Date(clock.getTime() - 1).toISOString();
    const { body } = await price([thread({ selling_price: 4 })], { as_of: earlier });
    expect(outcomesOf(body)).toEqual(['stale']);
    expect(await offer()).toMatchObject({ selling_price: 3 });
  });

  it('come from all rows of a batch, unless a later one contains every field of a row', async () => {
    const rows = [{ selling_price: 3.5 }, { selling_price: 3 }, { retail_price: 8 }].map(thread);
    const { body } = await price(rows);
    expect(outcomesOf(body)).toEqual(['superseded', 'unchanged', 'changed']);
    expect(await offer()).toMatchObject({ selling_price: 3, retail_price: 8 });
  });

  it('start sales in a country, which everyone sees', async () => {
    await storeTestProducts(server.db, [{ product_id: 'CANADIAN', countries: ['CA'] }]);
    const before = await version();
    const us = { product_id: 'CANADIAN', country: 'US' };
    const { body } = await price([{ ...us, class: 'F' }]);
    expect(body.rows).toMatchObject([{ code: 'exchange.notSold', field: 'selling_price' }]);
    await price([{ ...us, selling_price: 4.5 }]);
    expect(await offer('US', 'CANADIAN')).toMatchObject({ selling_price: 4.5, available: 0 });
    expect(await version()).not.toBe(before);
  });

  it('are set aside if they jump, and applied with the exact number of jumps', async () => {
    const rows = [thread({ selling_price: 300 }), { ...thread({}), country: 'US', class: 'F' }];
    const { body } = await price(rows);
    expect(body.rows).toMatchObject([
      { outcome: 'needs_confirmation', code: 'exchange.priceJump' },
      { outcome: 'changed' },
    ]);
    expect(await offer()).toMatchObject({ selling_price: 3 });
    expect((await price(rows, { confirm: { prices: 2 } })).status).toBe(409);
    await price(rows, { confirm: { prices: 1 } });
    expect(await offer()).toMatchObject({ selling_price: 300 });
  });

  it('need one confirmation for the whole batch if many of them jump', async () => {
    const ids = Array.from({ length: 30 }, (_none, at) => `JUMP-${at}`);
    await storeTestProducts(
      server.db,
      ids.map((product_id) => ({ product_id, price: 2 })),
    );
    const rows = ids.map((product_id) => ({ product_id, country: 'CA', selling_price: 200 }));
    expect(await price(rows)).toMatchObject({ status: 409, body: { confirm: { prices: 30 } } });
    expect(await offer('CA', 'JUMP-0')).toMatchObject({ selling_price: 2 });
  });

  it('are rejected row by row if they are invalid', async () => {
    const { body } = await price([
      thread({ selling_price: 1.005 }),
      { product_id: 'NO-SUCH', country: 'CA', selling_price: 1 },
      { product_id: 'NEEDLE', country: 'CA', selling_price: null },
      { product_id: 'NEEDLE', country: 'US', class: 'X' },
    ]);
    expect(body.rows).toMatchObject([
      { outcome: 'error', field: 'selling_price', code: 'exchange.wholeCents' },
      { outcome: 'error', field: 'product_id', code: 'exchange.noSuchProduct' },
      { outcome: 'error', field: 'selling_price', code: 'field.number' },
      { outcome: 'error', field: 'class', code: 'field.notOffered' },
    ]);
  });
});

describe('products sent through the API', () => {
  it('change only what a row contains; a warehouse location does not change the catalogue', async () => {
    const [before, stood] = [await version(), await product()];
    await change([{ product_id: 'THREAD', bin: 'A-12' }]);
    expect(await product()).toEqual({ ...stood, bin: 'A-12', version: stood.version + 1 });
    expect(await version()).toBe(before);
    await change([{ product_id: 'THREAD', name_fr: 'Fil <script>x</script>', brand: null }]);
    expect(await product()).toMatchObject({ name: 'Thread', name_fr: 'Fil', brand: '' });
    expect(await version()).not.toBe(before);
  });

  it('are added with a name, and sold once they have a price', async () => {
    const row = { product_id: 'NEW-1', name: 'New', category: 'Paint > Acrylic', ship_pack: 6 };
    const { body } = await change([{ product_id: 'NEW-0', brand: 'B' }, row]);
    expect(body.rows).toMatchObject([
      { outcome: 'error', field: 'name', code: 'field.missing' },
      { outcome: 'added' },
    ]);
    expect(await product('NEW-1')).toMatchObject({ cat_code: 'PAINT ACRYLIC', offers: [] });
    await price([{ product_id: 'NEW-1', country: 'CA', selling_price: 5 }]);
    expect(await offer('CA', 'NEW-1')).toMatchObject({ selling_price: 5, retail_price: 10 });
  });

  it('get all their barcodes at once, and only valid ones', async () => {
    await change([{ product_id: 'THREAD', barcodes: ['036000291452', '4006381333931'] }]);
    expect((await product()).barcodes).toEqual(['036000291452', '4006381333931']);
    for (const barcodes of [['036000291453'], ['036000291452', '036000291453']]) {
      const { body } = await change([{ product_id: 'THREAD', barcodes }]);
      expect(body.rows).toMatchObject([{ code: 'exchange.barcode', field: 'barcodes' }]);
    }
    await change([{ product_id: 'THREAD', barcodes: null }]);
    expect((await product()).barcodes).toEqual([]);
  });

  it('may all have as many barcodes as allowed, in a batch of as many rows as allowed', async () => {
    const ids = Array.from({ length: MAX_BATCH_ROWS }, (_none, at) => `CODED-${at}`);
    const codesOf = (at: number) =>
      Array.from({ length: MAX_BARCODES }, (_none, code) => {
        const body = String(10_000_000_000 + at * MAX_BARCODES + code);
        return body + checkDigit(body);
      });
    const rows = ids.map((product_id, at) => ({
      product_id,
      name: product_id,
      cat_code: 'SEW THR',
      barcodes: codesOf(at),
    }));
    const { status, body } = await change(rows);
    expect([status, new Set(outcomesOf(body))]).toEqual([200, new Set(['added'])]);
    expect((await product(ids.at(-1))).barcodes).toHaveLength(MAX_BARCODES);
  });

  it('can be withdrawn and brought back', async () => {
    await change([{ product_id: 'NEEDLE', withdrawn: true }]);
    expect((await product('NEEDLE')).withdrawn).toBe(true);
    await change([{ product_id: 'NEEDLE', withdrawn: false }]);
    expect((await product('NEEDLE')).withdrawn).toBe(false);
  });

  it('are rejected row by row if they are invalid', async () => {
    const { body } = await change([
      { product_id: 'THREAD', colour: 'Red' },
      { product_id: 'NEEDLE', cat_code: 'NOWHERE' },
      { product_id: 'NEW-1', image: 'http://plain.test/a.jpg' },
      { product_id: 7 },
      { product_id: '   ', name: 'Nothing' },
      { product_id: 'NEW\n2', name: 'Two lines' },
      { product_id: '6,28E+11', name: 'Shortened by a spreadsheet' },
    ]);
    expect(body.rows).toMatchObject([
      { code: 'field.unknown', field: 'colour' },
      { code: 'exchange.noCategory', field: 'cat_code' },
      { code: 'field.form', field: 'image' },
      { code: 'field.text', field: 'product_id' },
      { code: 'field.missing', field: 'product_id' },
      { code: 'field.form', field: 'product_id' },
      { code: 'exchange.shortened', field: 'product_id' },
    ]);
  });

  it('are reported but not stored in a dry run', async () => {
    const before = [await product(), await version(), await eventsOf('catalogue.changed')];
    const more = { query: { dry_run: 'true' } };
    const { body } = await change([{ product_id: 'THREAD', name: 'Yarn' }], {}, more);
    expect(outcomesOf(body)).toEqual(['changed']);
    expect([await product(), await version(), await eventsOf('catalogue.changed')]).toEqual(before);
  });
});

describe('a single product', () => {
  const alone = (body: object, headers: Record<string, string> = {}) =>
    patch<DataOutcome & { code?: string }>('/products/THREAD', body, { headers });

  it('is changed only if its version is the one the caller has seen', async () => {
    const seen = `"${(await product()).version}"`;
    const changed = await alone({ bin: 'B-1' }, { 'if-match': seen });
    expect(changed).toMatchObject({ status: 200, body: { outcome: 'changed' } });
    const late = await alone({ bin: 'B-2' }, { 'if-match': seen });
    expect([late.status, late.body.code]).toEqual([412, 'exchange.version']);
    expect(late.headers.etag).toBe(changed.headers.etag);
    expect((await product()).bin).toBe('B-1');
  });

  it('is rejected by field if a value is wrong, and not found if it does not exist', async () => {
    expect((await alone({ cat_code: 'NOWHERE' })).body).toMatchObject({
      errors: [{ field: 'cat_code', code: 'exchange.noCategory' }],
    });
    const unknown = await patch<{ code: string }>('/products/NO-SUCH', { bin: 'x' });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'product.unknown']);
  });
});

describe('withdrawing all other products', () => {
  const reconcile = <Body = Reconciled>(product_ids: string[], fields: object = {}) =>
    erp.post<Body>('/products/reconcile', { product_ids, ...fields });

  it('asks for confirmation if there are many, and proceeds only with the exact number', async () => {
    const rows = await server.db.selectFrom('products').select('product_id').execute();
    const ids = rows.map(({ product_id }) => product_id);
    expect((await reconcile(ids)).body).toMatchObject({ withdrawn: 0 });
    const few = ids.filter((id) => !id.startsWith('JUMP'));
    const refused = await reconcile<{ confirm: object; examples: string[] }>(few);
    expect(refused).toMatchObject({ status: 409, body: { confirm: { withdrawals: 30 } } });
    expect(refused.body.examples).toHaveLength(10);
    expect((await product('JUMP-1')).withdrawn).toBe(false);
    await change([{ product_id: 'JUMP-0', withdrawn: true }]);
    expect((await reconcile(few, { confirm: { withdrawals: 30 } })).status).toBe(409);
    const { body } = await reconcile(few, { confirm: { withdrawals: 29 } });
    expect(body.withdrawn).toBe(29);
    expect((await product('JUMP-1')).withdrawn).toBe(true);
    expect((await product()).withdrawn).toBe(false);
  });
});
