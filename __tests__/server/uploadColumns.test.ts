import { existsSync, readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import type { Upload } from '#contract/staffUploads';

import { uploadById } from '../../server/db/uploads';
import { openSources } from '../../server/services/uploads/sources';
import { xlsxStream } from '../../server/spreadsheets/xlsxStream';
import { signInDesk, type DeskMember } from '../support/desk';
import { startTestServer } from '../support/serverApp';
import { storeTestProducts } from '../support/shop';
import type { TestServer } from '../support/startOn';
import { uploader, type Uploader, type UploadWithRows } from '../support/uploads';
import { bookOf } from '../support/workbook';

const DAY = 24 * 60 * 60_000;

let server: TestServer;
let rita: DeskMember;
let desk: Uploader;

beforeAll(async () => {
  server = await startTestServer({
    environment: { LIMITS_UPLOAD: '0', LIMITS_CHANGE: '0', LIMITS_BROWSE: '0' },
    fill: ({ db }) =>
      storeTestProducts(
        db,
        ['A1', 'A2', 'A3', 'A4'].map((product_id) => ({ product_id, available: 10 })),
      ),
  });
  rita = await signInDesk(server, ['catalogue']);
  desk = uploader(server, rita);
});
afterAll(() => server.close());

const fieldsOf = ({ columns }: Upload) => columns.map(({ field }) => field);
const storedFiles = () =>
  existsSync(join(server.dataDir, 'trials')) && readdirSync(join(server.dataDir, 'trials'));
const jobOf = (id: string) =>
  server.db.selectFrom('jobs').where('id', '=', id).select('state').executeTakeFirstOrThrow();
const dryRunOf = async (id: string) => {
  const upload = await uploadById(server.db, id);
  return upload?.dry_run_id ?? '';
};

describe('the columns of a previewed file', () => {
  it.each(['Price CAD,Price USD', 'Prix CAD,Prix USD', 'Precio CAD,Precio USD'])(
    "are recognised by the desk's own terms: %s",
    async (headings) => {
      const upload = await desk.tried(`SKU,${headings}\nA1,4.10,3.90\n`);
      expect(fieldsOf(upload)).toEqual(['product_id', 'selling_price', 'selling_price_us']);
    },
  );

  it('take no price in the currency of another country', async () => {
    const columns = await desk.tried('SKU,Price CAD,Price USD\nA1,USD 4.10,US$3.90\nA2,4.20,£3\n');
    expect(columns.bad).toMatchObject([
      { line: 2, key: 'A1 CA', field: 'selling_price' },
      { line: 3, key: 'A2 US', field: 'selling_price' },
    ]);
    const rows = await desk.tried('SKU,Country,Price\nA1,US,CA$4.10\nA2,Canada,"4,10 $ CAD"\n');
    expect(rows.bad).toMatchObject([{ line: 2, key: 'A1 US', field: 'selling_price' }]);
  });

  it('are mapped as the user says, in the preview and when it is applied', async () => {
    const upload = await desk.tried('Prices of winter,,\nSKU,Price,Net\nA1,4.10,3.90\nA2,4.20,\n');
    expect(fieldsOf(upload)).toEqual(['product_id', 'selling_price', null]);
    expect(upload.fields).toEqual(
      expect.arrayContaining(['selling_price', 'retail_price', 'class']),
    );
    const first = await dryRunOf(upload.upload_id);

    const reread = await desk.reread(upload, ['product_id', 'retail_price', 'selling_price']);
    expect([fieldsOf(reread), reread.upload_id]).toEqual([
      ['product_id', 'retail_price', 'selling_price'],
      upload.upload_id,
    ]);
    expect(reread.dry_run.counts).toEqual({ changed: 2 });
    expect(reread.good[0]?.changes).toMatchObject([
      { field: 'selling_price', after: 3.9 },
      { field: 'retail_price', after: 4.1 },
    ]);
    const parts = await server.db
      .selectFrom('job_parts')
      .where('job_id', '=', first)
      .where('input', 'is not', null)
      .select('number')
      .execute();
    expect(parts).toEqual([]);

    await desk.applied(reread);
    const { selling_cents, retail_cents } = await server.db
      .selectFrom('offers')
      .where('product_id', '=', 'A1')
      .where('country', '=', 'CA')
      .select(['selling_cents', 'retail_cents'])
      .executeTakeFirstOrThrow();
    expect([selling_cents, retail_cents]).toEqual([390, 410]);
  });

  it('are mapped the same way in later files with the same headings, once one was applied', async () => {
    const file = (price: string) => `Article,Tarif A,Tarif B\nA3,${price},9.00\n`;
    const unknown = await desk.tried(file('5.10'));
    expect(fieldsOf(unknown)).toEqual(['product_id', null, null]);
    const remapped = await desk.reread(unknown, ['product_id', 'selling_price', null]);
    expect(fieldsOf(await desk.tried(file('5.20')))).toEqual(['product_id', null, null]);
    await desk.applied(remapped);
    const later = await desk.tried(file('5.30'));
    expect(fieldsOf(later)).toEqual(['product_id', 'selling_price', null]);
    expect(later.good).toMatchObject([{ changes: [{ before: 5.1, after: 5.3 }] }]);
    const other = await desk.tried('Article,Tarif A\nA3,5.40\n');
    expect(fieldsOf(other)).toEqual(['product_id', null]);
    const stock = await desk.tried(file('5'), { kind: 'stock', as_of: new Date().toISOString() });
    expect(fieldsOf(stock)).toEqual(['product_id', null, null]);
  });

  it('are asked for if none is recognised, in the language of the reader', async () => {
    const upload = await desk.tried('Liste,,\nUn,Deux,Trois\nA4,x,6.00\n', { lang: 'fr' });
    expect(upload.dry_run).toMatchObject({ state: 'cancelled', rows: 0, counts: {} });
    expect(upload.columns).toEqual([
      { heading: 'Un', field: null, example: 'A4' },
      { heading: 'Deux', field: null, example: 'x' },
      { heading: 'Trois', field: null, example: '6.00' },
    ]);
    expect(upload.lacking).toMatch(/^No column that .+ was recognized/);
    expect((await desk.press(upload.upload_id)).status).toBe(409);
    const half = await desk.reread(upload, ['product_id', null, null]);
    expect(half.lacking).toMatch(/^No column that .+ was recognized/);
    const whole = await desk.reread(half, ['product_id', null, 'selling_price']);
    expect([whole.lacking, whole.dry_run.counts]).toEqual([null, { changed: 1 }]);
  });

  it('are asked for if another one may be the price', async () => {
    const upload = await desk.tried('SKU,Price,Dealer price\nA1,4.30,3.10\n');
    expect(upload.lacking).toMatch(/^The column “Dealer price” may be a price/);
    const mapped = await desk.reread(upload, ['product_id', null, 'selling_price']);
    expect([mapped.lacking, mapped.dry_run.counts]).toEqual([null, { changed: 1 }]);
  });

  it('are asked for if two have the same heading', async () => {
    const upload = await desk.tried('SKU,Price,Price\nA1,4.30,3.10\n');
    expect(upload.lacking).toMatch(/^Two columns have the heading “Price”/);
    const mapped = await desk.reread(upload, ['product_id', 'selling_price', null]);
    expect([mapped.lacking, mapped.dry_run.counts]).toEqual([null, { changed: 1 }]);
  });

  it('can be in a workbook sheet of any name', async () => {
    const columns = ['Nr', 'Betrag'].map((title) => ({ title, kind: 'text', width: 10 }));
    async function* batches() {
      yield [['A4', '7.00']];
    }
    const sheet = { name: 'Preise', columns, batches: batches() } as Parameters<
      typeof xlsxStream
    >[0];
    const book = await buffer(xlsxStream(sheet));
    const upload = await desk.tried(book, { name: 'preise.xlsx' });
    const anew = await desk.reread(upload, ['product_id', 'selling_price']);
    expect(anew.good).toMatchObject([{ key: 'A4 CA', changes: [{ after: 7 }] }]);
  });

  it('are those of a workbook that are seen, unless a hidden one is needed', async () => {
    const rows = [
      ['SKU', 'Price', 'Selling price', 'Class'],
      ['A1', '3.10', '4.10', 'R'],
    ];
    const book = Buffer.from(bookOf({ Prices: rows }, { column: 2 }));
    const upload = await desk.tried(book, { name: 'prices.xlsx' });
    expect(fieldsOf(upload).filter(Boolean)).toEqual(['product_id', 'selling_price', 'class']);
    expect(upload.good).toMatchObject([{ changes: [{ after: 3.1 }, { after: 'R' }] }]);

    const needed = await desk.tried(Buffer.from(bookOf({ Prices: rows }, { column: 3 })), {
      name: 'p.xlsx',
    });
    expect(fieldsOf(needed)).toContain('class');
  });

  it('are not read if rows of the workbook are hidden, as by a filter', async () => {
    const rows = [
      ['SKU', 'Price'],
      ['A1', '4.10'],
      ['A2', '4.20'],
    ];
    const book = Buffer.from(bookOf({ Prices: rows }, { row: 2 }));
    expect(await desk.send(book, { name: 'prices.xlsx' })).toMatchObject({
      code: 400,
      message:
        'The sheet “Prices” has hidden rows, such as line 3. Show them or delete them, then import the file again.',
    });
    const above = [['Draft', ''], ...rows];
    const whole = await desk.tried(Buffer.from(bookOf({ Prices: above }, { row: 0 })), {
      name: 'whole.xlsx',
    });
    expect(whole.dry_run.counts).toMatchObject({ changed: 2 });
  });

  it('are not changed by a mapping that does not fit the file', async () => {
    const upload = await desk.tried('sku,price,colour\nA1,4.10,red\n');
    const before = await dryRunOf(upload.upload_id);
    for (const fields of [
      ['product_id', 'selling_price'],
      ['product_id', 'product_id', null],
      ['product_id', 'available', null],
      ['product_id', '__proto__', null],
    ]) {
      expect(await desk.setColumns(upload, fields)).toMatchObject({ status: 400 });
    }
    expect(await dryRunOf(upload.upload_id)).toBe(before);
  });

  it('can no longer be changed once the file is applied, or no longer stored', async () => {
    const upload = await desk.tried('sku,price\nA1,8.10\n');
    const says = () => desk.setColumns(upload, ['product_id', 'retail_price']);
    const sources = openSources(server.dataDir);
    await desk.applied(upload);
    expect((await desk.show(upload.upload_id)).body.fields).toEqual([]);
    expect([(await says()).status, await sources.isTable(upload.upload_id)]).toEqual([409, false]);

    const other = await desk.tried('sku,price\nA1,8.20\n');
    const old = new Date(Date.now() - 8 * DAY);
    utimesSync(sources.pathOf(other.upload_id), old, old);
    await sources.forgetOld(new Date());
    expect((await desk.show(other.upload_id)).body.fields).toEqual([]);
    expect(await desk.setColumns(other, ['product_id', 'retail_price'])).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^The file is no longer stored/) as string },
    });
    expect((await desk.applied(other)).applied?.counts).toEqual({ changed: 1 });
  });

  it('are not asked for in JSON rows, which name their own fields', async () => {
    const { fields, lacking } = await desk.tried('{"product_id":"A1"}\n', { name: 'a.ndjson' });
    expect([fields, lacking]).toEqual([[], null]);
  });

  it('stop the previous preview when they change, and leave nothing of an unusable file', async () => {
    const files = storedFiles();
    expect((await desk.send('\n')).code).toBe(400);
    expect(storedFiles()).toEqual(files);
    const upload = await desk.tried('sku,price,retail\nA1,4.10,9\n');
    const first = await dryRunOf(upload.upload_id);
    // No server processes a job that needs confirmation.
    const state = 'needs_confirmation';
    await server.db.updateTable('jobs').set({ state }).where('id', '=', first).execute();
    await desk.reread(upload, ['product_id', 'selling_price', null]);
    expect(await jobOf(first)).toEqual({ state: 'cancelled' });
  });

  it('can be changed only by those who may apply the file', async () => {
    const upload = await desk.tried('sku,price\nA1,4.10\n');
    const accounts = uploader(server, await signInDesk(server, ['accounts']));
    const remapped = await accounts.setColumns(upload, ['product_id', 'retail_price']);
    expect(remapped.status).toBe(403);
  });
});

describe('the headings of a file', () => {
  const FILE = 'SKU,Price\nA1,4.10\nCode,Net\nA2,5.30\n';

  it('are in the row that a person chooses among the first, and again in the next such file', async () => {
    const upload = await desk.tried(FILE);
    expect(upload.heading_rows).toEqual({
      line: 1,
      first: [
        { line: 1, text: 'SKU | Price' },
        { line: 2, text: 'A1 | 4.10' },
        { line: 3, text: 'Code | Net' },
        { line: 4, text: 'A2 | 5.30' },
      ],
    });
    expect((await desk.setColumns(upload, { heading_line: 3 })).status).toBe(200);
    const chosen = await desk.waitForEnd(upload.upload_id);
    expect(chosen.heading_rows?.line).toBe(3);
    expect(chosen.columns).toEqual([
      { heading: 'Code', field: 'product_id', example: 'A2' },
      { heading: 'Net', field: null, example: '5.30' },
    ]);
    expect(chosen.lacking).toMatch(/^No column that this kind of file/);
    const mapped = await desk.reread(chosen, ['product_id', 'selling_price']);
    expect(mapped.good.map(({ line, key }) => [line, key])).toEqual([[4, 'A2 CA']]);
    await desk.applied(mapped);
    expect((await desk.tried(FILE)).heading_rows?.line).toBe(3);
  });

  it('are none to choose among if its rows are JSON', async () => {
    const upload = await desk.tried('{"product_id":"A1","country":"CA","selling_price":4.1}\n');
    expect(upload.heading_rows).toBeNull();
  });
});

describe('the numbers in a file', () => {
  it('are read one by one, and ambiguous prices in a mixed column are never guessed', async () => {
    const upload = await desk.tried('SKU,List price\nA1,"4,50"\nA2,5.20\nA3,"1,234"\nA4,1.234\n');
    const { good, bad, dry_run } = upload;
    expect(dry_run.counts).toEqual({ changed: 2, error: 2 });
    expect(good.map(({ changes }) => changes[0]?.after)).toEqual([4.5, 5.2]);
    expect(bad.map(({ field }) => field)).toEqual(['selling_price', 'selling_price']);
    expect(bad[0]?.message).toContain('“1,234” can be read in two ways');
    expect(bad[1]?.message).toContain('“1.234” can be read in two ways');
  });

  it('are read by the decimal sign of the file, and ambiguous whole numbers are never guessed', async () => {
    const stock = (rows: string) =>
      desk.tried(`SKU,Stock,Stock US\n${rows}`, {
        kind: 'stock',
        name: 'stock.csv',
        as_of: new Date().toISOString(),
      });
    const after = ({ good }: UploadWithRows) => good.map(({ changes }) => changes[0]?.after);
    const ambiguous = await stock('A1,12.000,7\nA2,"1,500",8\nA3,1 200,9\n');
    expect(ambiguous.bad).toMatchObject([
      { line: 2, key: 'A1 CA', field: 'available', message: twoWays('12.000') },
      { line: 3, key: 'A2 CA', field: 'available', message: twoWays('1,500') },
    ]);
    expect(after(ambiguous)).toEqual([7, 8, 1200, 9]);
    const step = await stock('A1,12.000,7.0\nA2,"1,500",12.5\n');
    expect(after(step)).toEqual([12, 7, 1500]);
    expect(step.bad[0]?.message).toBe('Packs available must be a whole number.');
    expect(after(await stock('A1,12.000,"7,0"\n'))).toEqual([12_000, 7]);
  });

  it('are exact in workbook cells; ambiguous text is questioned, and no price is rounded', async () => {
    const rows = [
      ['A1', 12.34],
      ['A2', '12.345'],
      ['A3', 12.345],
      ['A4', 4.5],
    ];
    const book = Buffer.from(bookOf({ Prices: [['SKU', 'Price'], ...rows] }));
    const { good, bad } = await desk.tried(book, { name: 'prices.xlsx' });
    expect(good.map(({ key, changes }) => [key, changes[0]?.after])).toEqual([
      ['A1 CA', 12.34],
      ['A4 CA', 4.5],
    ]);
    expect(bad).toMatchObject([
      { line: 3, message: expect.stringContaining('“12.345” can be read in two ways') as string },
      {
        line: 4,
        message: expect.stringContaining('“12.345” is not a whole number of cents') as string,
      },
    ]);
  });
});

const twoWays = (number: string) =>
  `“${number}” can be read in two ways, and the file does not make clear which. Write whole numbers with digits only.`;
