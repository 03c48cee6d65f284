import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { describeFaults } from '../../server/commands/import/describeFaults';
import { importCatalogue } from '../../server/commands/import/importCatalogue';
import { readMap } from '../../server/commands/import/readMap';
import type { Db } from '../../server/db/client';
import { importFiles, newImportFolder } from '../support/importFiles';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';

let database: TestDatabase;
let db: Db;
beforeEach(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterEach(() => database.close());

const take = (text: string, map = {}) => importCatalogue(db, Buffer.from(text), { map });

const products = () => db.selectFrom('products').selectAll().orderBy('position').execute();

const refusalOf = (text: string): Promise<string> =>
  take(text).then(
    () => 'none',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );

describe('a product export of a shop system', () => {
  const EXPORT = readFileSync(join(__dirname, '../fixtures/import/shop-export.csv'), 'utf8');

  it('becomes a product per variant, with shared details from its first row', async () => {
    await take(EXPORT);
    const shared = { description_en: '<p>Soft, <b>warm</b></p>', brand: 'Laine & Cie' };
    expect(await products()).toMatchObject([
      {
        ...shared,
        product_id: '00101',
        name_en: 'Merino &amp; Silk DK – Red / 50 g',
        color: 'Red',
      },
      { ...shared, product_id: '00102', name_en: 'Merino &amp; Silk DK – Red / 100 g' },
      {
        ...shared,
        product_id: '00103',
        name_en: 'Merino &amp; Silk DK – Blue / 50 g',
        color: 'Blue',
      },
      { product_id: 'N-1', name_en: 'Needle', color: '', cat_code: 'ARTS NEEDLES', type: 'Steel' },
    ]);
  });

  it('shows a variant’s own picture, or else that of the product', async () => {
    await take(EXPORT);
    expect((await products()).map(({ image }) => image)).toEqual([
      'https://cdn.example/merino.jpg?v=1',
      'https://cdn.example/merino.jpg?v=1',
      'https://cdn.example/blue.jpg',
      'https://cdn.example/needle.jpg',
    ]);
  });

  it('skips drafts and additional pictures without reporting them as errors', async () => {
    const { read } = await take(EXPORT);
    expect(read.skipped).toEqual({ picture: 1, draft: 2, parent: 0 });
    expect(read.faults).toEqual([{ line: 9, reason: 'the product id is missing' }]);
    expect(read.notes).toHaveLength(1);
  });

  it('withdraws what has become a draft', async () => {
    await take(EXPORT.replaceAll('draft', 'active'));
    expect(await products()).toHaveLength(6);
    const { stored } = await take(EXPORT);
    expect(stored).toMatchObject({ withdrawn: 2 });
  });

  it('gives the same products with the headings of its newer format', async () => {
    await take(EXPORT);
    const old = await products();
    const newer = EXPORT.replace('Handle', 'URL handle')
      .replace('Body (HTML)', 'Description')
      .replace('Variant SKU', 'SKU')
      .replace('Variant Price', 'Price')
      .replace('Variant Barcode', 'Barcode')
      .replace('Variant Inventory Qty', 'Inventory quantity')
      .replace('Image Src', 'Product image URL')
      .replace('Variant Image', 'Variant image URL');
    expect((await take(newer)).stored).toMatchObject({ unchanged: 4, added: 0, changed: 0 });
    expect(await products()).toEqual(old);
  });
});

describe('spreadsheet damage to a list', () => {
  it('is repaired where codes were kept as text', async () => {
    await take(`sku,name,price,upc\n'0012,One,'1.50,'036000291452\n"=""0013""",Two,2,\n`);
    expect((await products()).map(({ product_id }) => product_id)).toEqual(['0012', '0013']);
  });

  it('is repaired where words contain HTML entities', async () => {
    await take(
      'sku,name,price,brand,category\nA1,Fil d&#39;or,1,B&eacute;b&amp;eacute; &lt;3,Arts &amp; Crafts > Gold\n',
    );
    expect(await products()).toMatchObject([
      { name_en: "Fil d'or", brand: 'Béb&eacute; <3', cat_code: 'ARTS-CRAFTS GOLD' },
    ]);
  });
});

describe('a file that is not a catalogue', () => {
  it.each([
    [
      'a history of orders',
      'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country\n536365,85123A,HOLDER,6,12/1/2010,2.55,17850,UK\n',
      'npm run import -- --orders FILE',
    ],
    [
      "a shop program's export of its orders",
      'Name,Email,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku\n#1001,a@b.example,2026-01-01,2,Yarn,8.60,A1\n',
      'npm run import -- --orders FILE',
    ],
    [
      'a history of orders as JSON',
      '{"order":"1","at":"2026-01-01","customer":"C","country":"","lines":[["A1",1,1]]}\n',
      'an order history with --orders FILE',
    ],
    ['a document of content', '{\n  "faqs": []\n}\n', 'screen content with --content FILE'],
    ['rows without headings', 'A1,Thread,2.50\nA2,Zip,3.00\n', 'no heading row'],
    ['scanned codes', '22577,2,09:14:18\n22698,4,09:22:01\n', 'no heading row'],
  ])('such as %s is refused with advice', async (_what, text, sentence) => {
    expect(await refusalOf(text)).toContain(sentence);
    expect(await products()).toEqual([]);
  });
});

describe('columns that are not recognised', () => {
  it.each([
    ['all of them', 'Artnr,Bezeichnung,EK netto\nA1,Rotes Garn,1.50\nA2,Blaues Garn,12.00\n', 3],
    ['one of them', 'sku,Bezeichnung,price\nA1,Rotes Garn,1.50\nA2,Blaues Garn,12.00\n', 1],
    [
      'under a title, and with commas in them',
      'Preisliste 2026;;;\nLager;Nr., intern;"Text, ""kurz""";Preis (EUR)\n3;1001;Rotes Garn;1,50\n3;1002;Garn blau;12,00\n',
      3,
    ],
  ])('get a complete suggested mapping: %s', async (_what, text, fields) => {
    const [, map = ''] = /--map "(.*)"$/.exec(await refusalOf(text)) ?? [];
    expect(map.split(',')).toHaveLength(fields);
    const { stored } = await take(text, readMap([map]));
    expect(stored).toMatchObject({ added: 2 });
    const [offer] = await db.selectFrom('offers').select('selling_cents').execute();
    expect(offer).toEqual({ selling_cents: 150 });
    expect((await products()).map(({ name_en }) => name_en)).toContain('Rotes Garn');
  });
});

describe('many rows with the same error', () => {
  const faults = Array.from({ length: 100 }, (_, at) => ({
    line: at + 2,
    reason: at % 2 ? `the price "call ${at}" is not a price` : 'the name is missing',
  }));

  it('are grouped by kind, with how many more and how to see them', () => {
    expect(describeFaults(faults, false)).toEqual([
      'line 2: the name is missing',
      'line 4: the name is missing',
      'line 6: the name is missing',
      '  … and 47 more like them, up to line 100',
      'line 3: the price "call 1" is not a price',
      'line 5: the price "call 3" is not a price',
      'line 7: the price "call 5" is not a price',
      '  … and 47 more like them, up to line 101',
      'Add --all to list all of them.',
    ]);
    expect(describeFaults(faults, true)).toHaveLength(100);
    expect(describeFaults(faults.slice(0, 6), false)).toHaveLength(6);
  });

  it('are all listed by the command only on request', async () => {
    const { folder, remove } = newImportFolder();
    const bad = Array.from({ length: 50 }, (_, at) => `B${at},,1\n`).join('');
    writeFileSync(join(folder, 'list.csv'), `sku,name,price\nA1,One,1\n${bad}`);
    const bring = async (...args: string[]) =>
      (await importFiles(folder, 'list.csv', ...args)).stderr.trim().split('\n');
    expect(await bring()).toHaveLength(5);
    expect(await bring('--all')).toHaveLength(50);
    remove();
  });
});
