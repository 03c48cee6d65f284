/** @engines both */

import { buffer } from 'node:stream/consumers';

import type { ActivityEntry } from '#contract/staffActivity';
import type { UploadedRow } from '#contract/staffUploads';

import { readCatalogueVersion } from '../../server/catalogue/version';
import { releaseOrders } from '../../server/services/fulfilment/releaseOrders';
import { xlsxStream } from '../../server/spreadsheets/xlsxStream';
import { signInDesk, type DeskMember } from '../support/desk';
import { loseOutcomeOfStart } from '../support/loseOutcome';
import { openShop, type TestShop } from '../support/machine';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts } from '../support/shop';
import type { TestServer } from '../support/startOn';
import { uploader, type Uploader } from '../support/uploads';

const MINUTE = 60_000;
const LOTS = Array.from({ length: 1200 }, (_none, at) => `LOT-${String(at).padStart(4, '0')}`);

let server: TestServer;
let shop: TestShop;
let rita: DeskMember;
let desk: Uploader;
let clock = Date.parse('2026-11-23T12:00:00Z');
const now = () => new Date(clock).toISOString();

beforeAll(async () => {
  server = await startTestServer({
    now: () => new Date(clock),
    environment: { LIMITS_UPLOAD: '0', LIMITS_CHANGE: '0', LIMITS_BROWSE: '0' },
    fill: ({ db }) =>
      storeTestProducts(db, [
        ...['A1', 'A2', 'A3', 'A4'].map((product_id) => ({ product_id, available: 10 })),
        { product_id: 'THREAD', available: 100 },
        ...LOTS.map((product_id) => ({ product_id, available: 5 })),
      ]),
  });
  shop = await openShop(server, 'anna');
  rita = await signInDesk(server, ['catalogue']);
  desk = uploader(server, rita);
});
afterAll(() => server.close());
beforeEach(() => (clock += MINUTE));

const offerOf = (product_id: string, country = 'CA') =>
  server.db
    .selectFrom('offers')
    .where('product_id', '=', product_id)
    .where('country', '=', country)
    .select(['selling_cents', 'available'])
    .executeTakeFirstOrThrow();
const priceOf = async (productId: string, country?: string) =>
  (await offerOf(productId, country)).selling_cents;
const availableOf = async (productId: string) => (await offerOf(productId)).available;
const setPrice = (product_id: string, selling_cents: number) =>
  server.db
    .updateTable('offers')
    .set({ selling_cents })
    .where('product_id', '=', product_id)
    .where('country', '=', 'CA')
    .execute();
const events = async () => (await server.db.selectFrom('events').select('seq').execute()).length;
const lots = (price: string) => LOTS.map((id) => `${id},${price}`).join('\n');

describe('a file uploaded at the desk', () => {
  it('is previewed first: columns, rows before and after, and errors by line', async () => {
    const before = [await events(), await readCatalogueVersion(server.db)];
    const upload = await desk.tried(
      'Prices of winter,,\nSKU,List price,Colour\nA1,"4,10",red\nA2,cheap,\nNOPE,"3,00",\n',
      { lang: 'fr' },
    );
    expect(upload).toMatchObject({ kind: 'prices', name: 'prices.csv', sent_by: rita.email });
    expect(upload.columns).toEqual([
      { heading: 'SKU', field: 'product_id', example: 'A1' },
      { heading: 'List price', field: 'selling_price', example: '4,10' },
      { heading: 'Colour', field: null, example: 'red' },
    ]);
    const { good, bad, dry_run } = upload;
    expect([upload.applied, upload.earlier, dry_run.counts]).toEqual([
      null,
      null,
      { changed: 1, error: 2 },
    ]);
    expect(good).toMatchObject([
      {
        line: 3,
        key: 'A1 CA',
        name: 'Product A1',
        changes: [{ field: 'selling_price', before: 2.5, after: 4.1 }],
      },
    ]);
    expect(bad).toMatchObject([
      { line: 4, key: 'A2 CA', field: 'selling_price', message: 'List price must be a number.' },
      { line: 5, key: 'NOPE CA', name: '', message: 'This product does not exist.' },
    ]);
    expect([await events(), await readCatalogueVersion(server.db)]).toEqual(before);
    expect(await priceOf('A1')).toBe(250);
  });

  it('can be applied although the answer to the commit of its preview was lost', async () => {
    loseOutcomeOfStart(server.db);
    const { code } = await desk.send('SKU,Price\nA2,3.33\n', { name: 'lost.csv' });
    expect(code).toBe(503);
    const { id } = await server.db
      .selectFrom('uploads')
      .where('name', '=', 'lost.csv')
      .select('id')
      .executeTakeFirstOrThrow();
    const upload = await desk.waitForEnd(id);
    expect([upload.dry_run.counts, upload.fields]).toEqual([
      { changed: 1 },
      expect.arrayContaining(['retail_price']),
    ]);
  });

  it('is previewed with names as people read them', async () => {
    const upload = await desk.tried('SKU,Name\nA1,Beads & <b>bells</b>\n', {
      kind: 'products',
    });

    const [row] = upload.good;
    expect(new Set(row?.changes.map(({ after }) => after))).toEqual(new Set(['Beads & bells']));
  });

  it('can consist of JSON rows, one per line, and so add customers with their addresses', async () => {
    const accounts = uploader(server, await signInDesk(server, ['accounts']));
    const address = {
      code: 'MTL',
      kind: 'ship',
      name: 'La Laine',
      street: '12 rue Fil',
      city: 'Montréal',
      region: 'QC',
      postal_code: 'H2X 1Y4',
      country: 'CA',
    };
    const laine = { customer_code: 'LAINE9', email: 'achats@laine9.test', owner_name: 'Ana' };
    const rows = [
      { ...laine, addresses: [address] },
      { customer_code: 'LAINE9B', email: 'no address', owner_name: 'Bo' },
      { customer_code: 'LAINE9C', colour: 'red' },
    ].map((row) => JSON.stringify(row));
    const upload = await accounts.tried(`\ufeff${rows.join('\n\n')}\n`, {
      kind: 'customers',
      name: 'customers.ndjson',
    });
    expect(upload.columns.map(({ heading, field }) => [heading, field])).toEqual([
      ['customer_code', 'customer_code'],
      ['email', 'email'],
      ['owner_name', 'owner_name'],
      ['addresses', 'addresses'],
      ['colour', null],
    ]);
    expect(upload.dry_run.counts).toEqual({ added: 1, error: 2 });
    expect(upload.bad.map(({ line, field }) => [line, field])).toEqual([
      [3, 'email'],
      [5, 'colour'],
    ]);
    await accounts.applied(upload);
    const stored = await server.db
      .selectFrom('customer_addresses')
      .innerJoin('customers', 'customers.id', 'customer_addresses.customer_id')
      .where('customer_code', '=', 'LAINE9')
      .select(['code', 'street'])
      .execute();
    expect(stored).toEqual([{ code: 'MTL', street: '12 rue Fil' }]);
  });

  it('is applied exactly as previewed, once, and recognised when sent again', async () => {
    const file = 'sku,price,price us\nA1,4.10,4.50\nA2,2.50,\nNOPE,3.00,\n';
    const upload = await desk.tried(file);
    const { applied } = await desk.applied(upload);
    expect(applied).toMatchObject({ state: 'done', counts: upload.dry_run.counts });
    expect([await priceOf('A1'), await priceOf('A1', 'US')]).toEqual([410, 450]);
    expect(await desk.results(upload.upload_id)).toEqual([
      ['2', 'A1 CA', 'changed'],
      ['2', 'A1 US', 'changed'],
      ['4', 'NOPE CA', 'error', 'product_id'],
    ]);
    const shown = await server.ask<{ rows: UploadedRow[] }>('GET', '/api/staff/upload/rows', {
      as: rita,
      query: { upload_id: upload.upload_id },
    });
    expect(shown.body.rows.map(({ key, message }) => [key, message ?? ''])).toEqual([
      ['A1 CA', ''],
      ['A1 US', ''],
      ['NOPE CA', expect.stringMatching(/\bNOPE\b|product/)],
    ]);
    await setPrice('A1', 999);
    await desk.applied(upload);
    expect(await priceOf('A1')).toBe(999);
    const boss = await signInDesk(server, ['admin']);
    const { body } = await server.ask<{ entries: ActivityEntry[] }>('GET', '/api/staff/activity', {
      as: boss,
      query: { kind: 'prices.changed' },
    });
    const place = { what: 'products', upload_id: upload.upload_id };
    expect(body.entries[0]).toMatchObject({ file: { name: 'prices.csv', upload: place } });
    const again = await desk.tried(file);
    expect(again.earlier).toEqual({ at: now(), by: rita.email });
    const other = await desk.tried(`${file}A3,2.50,\n`);
    expect(other.earlier).toBeNull();
  });

  it('can be a workbook, also one of products with names in other languages', async () => {
    const columns = ['Code', 'Nombre ES', 'Bin'].map((title) => ({
      title,
      kind: 'text',
      width: 10,
    })) as Parameters<typeof xlsxStream>[0]['columns'];
    async function* batches() {
      yield [['A2', 'Bobina', 'B-7']];
    }
    const book = await buffer(xlsxStream({ name: 'Products', columns, batches: batches() }));
    const upload = await desk.tried(book, { kind: 'products', name: 'products.xlsx' });
    expect(upload.good).toMatchObject([
      {
        line: 2,
        key: 'A2',
        changes: [
          { field: 'name_es', after: 'Bobina' },
          { field: 'bin', before: '', after: 'B-7' },
        ],
      },
    ]);
    expect((await desk.applied(upload)).applied?.counts).toEqual({ changed: 1 });
  });

  it('skips what somebody else has changed since its preview, and says so', async () => {
    const upload = await desk.tried(`sku,price\nA3,5.00\nA4,5.00\n${lots('2.60')}\n`);
    await setPrice('A3', 300);
    await setPrice('LOT-0900', 300);
    const { applied, good, bad } = await desk.applied(upload);
    expect(applied?.counts).toEqual({ changed: 1200, conflict: 2 });
    expect(good).toHaveLength(1200);
    expect(bad).toMatchObject(
      [
        {
          line: 2,
          key: 'A3 CA',
          outcome: 'conflict',
          message: /^Someone else has changed this since the preview/,
          changes: [{ field: 'selling_price', before: 3, after: 5 }],
        },
        { line: 904, key: 'LOT-0900 CA' },
      ].map((row) =>
        'message' in row ? { ...row, message: expect.stringMatching(row.message!) } : row,
      ),
    );
    expect(await Promise.all(['A3', 'A4', 'LOT-0900'].map((id) => priceOf(id)))).toEqual([
      300, 500, 300,
    ]);
  });

  it('applies the last of several rows for the same product', async () => {
    const upload = await desk.tried(`sku,price\nA4,6.00\n${lots('2.70')}\nA4,7.00\n`);
    const { applied } = await desk.applied(upload);
    expect(applied?.counts).toEqual({ changed: 1201, superseded: 1 });
    expect(await priceOf('A4')).toBe(700);
  });

  it('needs the exact number of unusual changes, and asks again if it has changed', async () => {
    const upload = await desk.tried(`sku,price\n${lots('270')}\n`);
    expect(upload.dry_run).toMatchObject({ counts: { changed: 1200 }, confirm: { prices: 1200 } });
    expect(upload.dry_run.examples).toContain('LOT-0000 CA');
    for (const agreed of [{}, { prices: 1199 }]) {
      expect((await desk.press(upload.upload_id, agreed)).status).toBe(409);
    }
    await setPrice('LOT-0007', 20_000);
    const unconfirmed = await desk.applied(upload, { prices: 1200 });
    expect(unconfirmed.applied).toMatchObject({
      state: 'needs_confirmation',
      confirm: { prices: 1199 },
    });
    expect(await priceOf('LOT-0000')).toBe(270);
    const { applied } = await desk.applied(upload, { prices: 1199 });
    expect(applied?.counts).toEqual({ changed: 1199, conflict: 1 });
    expect([await priceOf('LOT-0000'), await priceOf('LOT-0007')]).toEqual([27_000, 20_000]);
  });

  it('sets a few price jumps aside, unless their number is confirmed', async () => {
    await setPrice('A1', 250);
    const file = 'sku,price\nA1,250.00\n';
    const upload = await desk.tried(file);
    expect(upload.dry_run.counts).toEqual({ needs_confirmation: 1 });
    expect(upload.bad).toMatchObject([
      { changes: [{ field: 'selling_price', before: 2.5, after: 250 }] },
    ]);
    await desk.applied(upload);
    expect(await priceOf('A1')).toBe(250);
    await desk.applied(await desk.tried(file), { prices: 1 });
    expect(await priceOf('A1')).toBe(25_000);
  });

  it('states when stock was counted: orders since are deducted, earlier ones are not', async () => {
    await shop.place({ THREAD: 3 });
    clock += 11 * MINUTE;
    await releaseOrders(server, new Date(clock));
    const counted = now();
    clock += MINUTE;
    await shop.place({ THREAD: 5 });
    clock += MINUTE;
    const sending = { kind: 'stock', name: 'stock.csv', as_of: counted };
    const upload = await desk.tried('sku,stock\nTHREAD,40\nA1,\n', sending);
    expect(upload).toMatchObject({ as_of: counted, dry_run: { counts: { changed: 1, error: 1 } } });
    await shop.place({ THREAD: 2 });
    expect((await desk.applied(upload)).applied?.counts).toEqual({ changed: 1, error: 1 });
    expect(await availableOf('THREAD')).toBe(33);
    const older = new Date(Date.parse(counted) - MINUTE).toISOString();
    const stale = await desk.tried('sku,stock\nTHREAD,90\n', { ...sending, as_of: older });
    expect(stale.dry_run.counts).toEqual({ stale: 1 });
  });

  it('needs confirmation to empty the stock', async () => {
    const file = `sku,stock\n${LOTS.map((id) => `${id},0`).join('\n')}\n`;
    const upload = await desk.tried(file, { kind: 'stock', name: 'stock.csv', as_of: now() });
    expect(upload.dry_run).toMatchObject({ confirm: { zeroed: 1200 }, counts: { changed: 1200 } });
    expect(await availableOf('LOT-0003')).toBe(5);
    expect((await desk.press(upload.upload_id)).status).toBe(409);
  });
});
