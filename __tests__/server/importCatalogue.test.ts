import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { plainName } from '../../domain/plainName';
import { readCatalogueVersion } from '../../server/catalogue/version';
import {
  importCatalogue,
  type FileImportOptions,
} from '../../server/commands/import/importCatalogue';
import type { Db } from '../../server/db/client';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';

const SHOP = readFileSync(join(__dirname, '../fixtures/import/shop.csv'));

let database: TestDatabase;
let db: Db;
beforeEach(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterEach(() => database.close());

const take = (text: string | Buffer, options: FileImportOptions = {}) =>
  importCatalogue(db, Buffer.from(text), options);

const product = (productId: string) =>
  db
    .selectFrom('products')
    .where('product_id', '=', productId)
    .selectAll()
    .executeTakeFirstOrThrow();

const offer = (productId: string, country: 'CA' | 'US' = 'CA') =>
  db
    .selectFrom('offers')
    .where('product_id', '=', productId)
    .where('country', '=', country)
    .selectAll()
    .executeTakeFirst();

const activeIds = async (): Promise<string[]> => {
  const rows = await db
    .selectFrom('products')
    .where('active', '=', 1)
    .select('product_id')
    .orderBy('position')
    .execute();
  return rows.map(({ product_id }) => product_id);
};

describe('importing a catalogue', () => {
  it('imports the valid rows and reports line and reason of the others', async () => {
    const { read, stored } = await take(SHOP);
    expect(stored).toEqual({ added: 6, changed: 0, unchanged: 0, withdrawn: 0 });
    expect(await activeIds()).toEqual(['TH-1', 'TH-2', 'ZP-7', 'BK-1', 'NO-3', 'NO-4']);
    expect(read.faults).toEqual([
      { line: 6, reason: 'the product id is missing' },
      { line: 7, reason: 'the name is missing' },
      { line: 9, reason: 'the product id TH-1 is already on line 2' },
      { line: 11, reason: 'the class "Q" is not one of F, R, Y, N' },
      { line: 12, reason: expect.stringContaining('the ship pack "0.5"') },
      { line: 13, reason: 'the price is zero' },
      {
        line: 14,
        reason: expect.stringContaining('the row has 18 cells but there are 17 headings'),
      },
    ]);
  });

  it('imports a product whose price is unreadable or missing without one, and says so', async () => {
    const unpriced = 'a new product is not for sale without one, and an existing one keeps its own';
    const { read } = await take('sku,name,price\nA1,One,xxx\nA2,Two,\nA3,Three,3\n');
    expect(read.notes).toEqual([
      { line: 2, reason: `the price "xxx" is not a price; ${unpriced}` },
      { line: 3, reason: `the price is missing; ${unpriced}` },
    ]);
    expect(await activeIds()).toEqual(['A1', 'A2', 'A3']);
    expect([await offer('A1'), await offer('A2'), await offer('A1', 'US')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    await take('sku,name,price\nA1,One,\nA2,Two,\nA3,Trio,call\n');
    expect(await offer('A3')).toMatchObject({ selling_cents: 300 });
    expect(await product('A3')).toMatchObject({ name_en: 'Trio' });
  });

  it('tells which levels of a category are deeper than the menu', async () => {
    const { read } = await take('sku,name,price,category\nA1,One,1,A > B > C > D > E\n');
    expect(read.notes).toEqual([
      { line: 2, reason: 'the category has more than 3 levels; "D > E" was left out' },
    ]);
    expect((await product('A1')).cat_code).toBe('A B C');
  });

  it('imports a product without its invalid barcode, and says so', async () => {
    const { read } = await take(SHOP);
    expect(read.notes).toEqual([
      { line: 8, reason: expect.stringContaining('the price "call us" is not a price') },
      {
        line: 10,
        reason:
          'the check digit of the barcode 036000291453 is wrong; the product was imported without it',
      },
    ]);
    await take('sku,name,price,upc\nTH-1,Thread,1,12345\nTH-2,Thread,1,036000291469 99\n');
    const rows = await db
      .selectFrom('product_barcodes')
      .where('product_id', 'like', 'TH-%')
      .select(['product_id', 'barcode'])
      .orderBy('product_id')
      .execute();
    expect(rows).toEqual([
      { product_id: 'TH-1', barcode: '036000291452' },
      { product_id: 'TH-2', barcode: '036000291469' },
    ]);
  });

  it('imports a product without a sale price that is not below its price, and says so', async () => {
    const row = (price: string) => `sku,name,price,sale price\nTH-1,Thread,${price}\n`;
    const { read, stored } = await take(row('2,1.50') + 'TH-2,Thread,3,3.00\n');
    expect(stored).toMatchObject({ added: 2 });
    const told = 'is not below the price 3.00; the product was imported without it';
    expect(read.notes).toEqual([{ line: 3, reason: `the sale price 3.00 ${told}` }]);
    expect(await offer('TH-2')).toMatchObject({ selling_cents: 300, sale_cents: null });
    const again = await take(row('1.20,1.50') + 'TH-2,Thread,3,\n');
    expect(again.read.notes).toMatchObject([{ line: 2, reason: expect.stringContaining('1.50') }]);
    expect(await offer('TH-1')).toMatchObject({ selling_cents: 120, sale_cents: null });
  });

  it('imports the start of a text that is too long, and says so', async () => {
    const long = (length: number) => 'é'.repeat(length);
    const { read } = await take(
      `sku,name,price,name fr,name es,brand,long description\n` +
        `TH-1,Thread,2,${long(501)},${long(500)},${long(201)},${long(20_001)}\n`,
    );
    const told = 'characters; only its start was imported';
    expect(read.notes.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      `2: the name fr is longer than 500 ${told}`,
      `2: the description is longer than 20,000 ${told}`,
      `2: the brand is longer than 200 ${told}`,
    ]);
    expect(await product('TH-1')).toMatchObject({
      name_fr: long(500),
      name_es: long(500),
      brand: long(200),
      description_en: `<p>${long(20_000)}</p>`,
    });
  });

  it('stores what the file says about a product', async () => {
    await take(SHOP);
    expect(await product('TH-1')).toMatchObject({
      name_en: 'Cotton Thread, Red',
      name_fr: 'Fil de coton, rouge',
      name_es: 'Hilo de algodón, rojo',
      brand: 'Bobbinelle',
      color: 'Red',
      size: '100 m',
      ship_pac: 12,
      active: 1,
    });
    for (const country of ['CA', 'US'] as const) {
      expect(await offer('TH-1', country)).toMatchObject({
        class: '',
        selling_cents: 185,
        sale_cents: null,
        retail_cents: 399,
        available: 240,
      });
    }
    expect(await offer('TH-2')).toMatchObject({ class: 'Y', sale_cents: 149, available: 0 });
    expect(await offer('ZP-7')).toMatchObject({ available: -4, retail_cents: 190 });
    expect(await offer('BK-1')).toMatchObject({ selling_cents: 124_900, class: 'N' });
  });

  it('uses a name in one language for those in which the file has none', async () => {
    await take(SHOP);
    expect(await product('TH-2')).toMatchObject({
      name_fr: 'Fil de coton, bleu',
      name_es: 'Cotton Thread, Blue',
    });
    expect(await product('ZP-7')).toMatchObject({
      name_en: 'Zipper 7", Black',
      name_fr: 'Zipper 7", Black',
    });
  });

  it('keeps a little markup of a name and nothing that could run', async () => {
    await take(SHOP);
    expect((await product('BK-1')).name_en).toBe('First <i>Quilts</i> &amp; More');
  });

  it.each([
    ['Pens <S>', 'Pens &lt;S&gt;'],
    ['A <b test', 'A &lt;b test'],
    ['A <b 5" test> x', 'A &lt;b 5&quot; test&gt; x'],
    ['A<3 & B<C', 'A&lt;3 &amp; B&lt;C'],
    ['A <!sale', 'A &lt;!sale'],
    ['<B>Bold</B> <font color=red>red</font><br/>x', '<b>Bold</b> red<br />x'],
    ['A<script>alert(1)</script><!-- c --><img src=x onerror=alert(1)>', 'A'],
    ['A<script>alert(1)', 'A&lt;script&gt;alert(1)'],
  ])('keeps the text of the name %s', async (name, expected) => {
    await take(
      `sku,name,brand,price\nA1,"${name.replaceAll('"', '""')}","${name.replaceAll('"', '""')}",1\n`,
    );
    const { name_en, brand } = await product('A1');
    expect(name_en.replaceAll('"', '&quot;')).toBe(expected);
    expect(brand).toBe(plainName(expected));
  });

  it('refuses a price whose default retail price, twice as much, could not be stored', async () => {
    const { read: file } = await take('sku,name,price\nA1,One,10737418.24\nA2,Two,10737418.23\n');
    expect(file.faults).toEqual([{ line: 2, reason: 'the price "10737418.24" is not a price' }]);
    expect(await offer('A2')).toMatchObject({
      selling_cents: 1_073_741_823,
      retail_cents: 2_147_483_646,
    });
  });

  it('refuses a price in another currency than that of its column', async () => {
    const { read: file } = await take(
      [
        'sku,name,price,price_us',
        'A1,One,US$ 4.99,',
        'A2,Two,£4.99,',
        'A3,Three,"4,99 €",',
        'A4,Four,MX$100,',
        'A5,Five,4.99,4.10 CAD',
        'A6,Six,CA$ 4.99,US$ 4.10',
      ].join('\n'),
    );
    expect(file.faults.map(({ reason }) => reason)).toEqual([
      'the price "US$ 4.99" is not in CAD',
      'the price "£4.99" is not in CAD',
      'the price "4,99 €" is not in CAD',
      'the price "MX$100" is not in CAD',
      'the US price "4.10 CAD" is not in USD',
    ]);
    expect(await offer('A6')).toMatchObject({ selling_cents: 499 });
    expect(await offer('A6', 'US')).toMatchObject({ selling_cents: 410 });
  });

  it('shortens long texts without half a character or half a tag', async () => {
    const file = `sku,name,name_fr,brand,price\nA1,One,"${'n'.repeat(498)}<b>x</b>","${'b'.repeat(199)}😀",1\n`;
    await take(file);
    expect(await product('A1')).toMatchObject({
      name_fr: `${'n'.repeat(498)}&lt;b`,
      brand: 'b'.repeat(199),
    });
    expect((await take(file)).stored).toMatchObject({ changed: 0, unchanged: 1 });
  });

  it('restores zeros of barcodes that a spreadsheet dropped, and accepts several per product', async () => {
    await take(SHOP);
    const rows = await db
      .selectFrom('product_barcodes')
      .selectAll()
      .orderBy('product_id')
      .orderBy('gtin14')
      .execute();
    expect(rows).toEqual([
      { product_id: 'BK-1', barcode: '036000291476', gtin14: '00036000291476' },
      { product_id: 'BK-1', barcode: '4006381333931', gtin14: '04006381333931' },
      { product_id: 'TH-1', barcode: '036000291452', gtin14: '00036000291452' },
      { product_id: 'TH-2', barcode: '036000291469', gtin14: '00036000291469' },
    ]);
  });

  it('creates the categories that the file names, level by level, in its languages', async () => {
    await take(SHOP);
    const categories = await db.selectFrom('categories').selectAll().orderBy('cat_code').execute();
    expect(
      categories.map(({ cat_code, parent_code, name_en, name_fr }) => [
        cat_code,
        parent_code,
        name_en,
        name_fr,
      ]),
    ).toEqual([
      ['BOOKS-PATTERNS', null, 'Books & Patterns', 'Books & Patterns'],
      ['IMPORTED', null, 'Imported', 'Importé'],
      ['SEWING', null, 'Sewing', 'Couture'],
      ['SEWING THREAD', 'SEWING', 'Thread', 'Fils'],
      ['ZIPPERS', null, 'Zippers', 'Zippers'],
    ]);
    expect((await product('TH-1')).cat_code).toBe('SEWING THREAD');
  });

  it('uses the stated defaults for what a file does not say', async () => {
    await take('sku,description,price_mode\n10002,INFLATABLE POLITICAL GLOBE,0.85\n');
    expect(await product('10002')).toMatchObject({
      name_en: 'INFLATABLE POLITICAL GLOBE',
      name_fr: 'INFLATABLE POLITICAL GLOBE',
      cat_code: 'IMPORTED',
      ship_pac: 1,
    });
    expect(await offer('10002', 'CA')).toMatchObject({
      selling_cents: 85,
      retail_cents: 170,
      available: 1000,
      class: '',
    });
    expect(await offer('10002', 'US')).toMatchObject({ selling_cents: 85, available: 1000 });
    const category = await db.selectFrom('categories').selectAll().executeTakeFirstOrThrow();
    expect(category).toMatchObject({
      name_en: 'Imported',
      name_fr: 'Importé',
      name_es: 'Importado',
    });
  });

  it('reads prices and stock of each country from their own columns', async () => {
    await take('sku,name,price,price_us,stock,stock_us\nA1,One,2.00,1.50,7,9\n');
    expect(await offer('A1', 'CA')).toMatchObject({ selling_cents: 200, available: 7 });
    expect(await offer('A1', 'US')).toMatchObject({ selling_cents: 150, available: 9 });
  });

  it('has no prices for the US in columns that name Canada', async () => {
    await take('sku,name,price\nA1,One,1.50\n');
    await take('sku,name,Price CAD,Price USD\nA1,One,2.00,\nA2,Two,2.00,1.60\nA3,Three,3.00,\n');

    expect(await offer('A1')).toMatchObject({ selling_cents: 200 });
    expect(await offer('A1', 'US')).toMatchObject({ selling_cents: 150 });
    expect(await offer('A2', 'US')).toMatchObject({ selling_cents: 160 });
    expect(await offer('A3', 'US')).toBeUndefined();
  });

  it('changes nothing the second time, and does not disturb running servers', async () => {
    await take(SHOP);
    const version = await readCatalogueVersion(db);
    const { stored } = await take(SHOP);
    expect(stored).toEqual({ added: 0, changed: 0, unchanged: 6, withdrawn: 0 });
    expect(await readCatalogueVersion(db)).toBe(version);
  });

  it('notifies running servers when something changed', async () => {
    await take('sku,name,price\nA1,One,1\nA2,Two,2\n');
    const version = await readCatalogueVersion(db);
    const { stored } = await take('sku,name,price\nA1,One,1\nA2,Two,2.50\nA3,Three,3\n');
    expect(stored).toEqual({ added: 1, changed: 1, unchanged: 1, withdrawn: 0 });
    expect(await readCatalogueVersion(db)).not.toBe(version);
    expect(await offer('A2')).toMatchObject({ selling_cents: 250, retail_cents: 500 });
  });

  it('does not notify running servers when only prices and stock changed', async () => {
    await take('sku,name,price,stock,class\nA1,One,1,5,F\nA2,Two,2,5,\n');
    const version = await readCatalogueVersion(db);
    await take('sku,name,price,stock,class\nA1,One,1.10,5,F\nA2,Two,2,9,\n');
    expect(await offer('A1')).toMatchObject({ selling_cents: 110 });
    expect(await readCatalogueVersion(db)).toBe(version);

    await take('sku,name,price,stock,class\nA1,One,1.10,5,R\nA2,Two,2,9,\n');
    expect(await readCatalogueVersion(db)).not.toBe(version);
  });

  it('withdraws products that a newer file omits, and restores them when they return', async () => {
    await take('sku,name,price\nA1,One,1\nA2,Two,2\n');
    const without = await take('sku,name,price\nA1,One,1\n');
    expect(without.stored).toMatchObject({ unchanged: 1, withdrawn: 1 });
    expect(await activeIds()).toEqual(['A1']);

    const back = await take('sku,name,price\nA1,One,1\nA2,Two,2\n');
    expect(back.stored).toMatchObject({ added: 0, changed: 1, withdrawn: 0 });
    expect(await activeIds()).toEqual(['A1', 'A2']);
  });

  it('leaves a product unchanged if its row is refused', async () => {
    await take('sku,name,price\nA1,One,1\nA2,Two,2\n');
    const { stored } = await take('sku,name,price\nA1,One,1\nA2,Two,soon\n');
    expect(stored).toMatchObject({ withdrawn: 0 });
    expect(await activeIds()).toEqual(['A1', 'A2']);
    expect(await offer('A2')).toMatchObject({ selling_cents: 200 });
  });

  it('withdraws nothing if part of the file could not be read', async () => {
    await take('sku,name,price\nA1,One,1\nA2,Two,2\nA3,Three,3\n');
    const { stored } = await take('sku,name,price\nA1,One,1\nA2,"Two,2\nA3,Three,3\n');
    expect(stored).toMatchObject({ withdrawn: 0 });
    expect(await activeIds()).toEqual(['A1', 'A2', 'A3']);
  });

  it('keeps the stock of existing products, unless the file states it', async () => {
    await take('sku,name,price\nA1,One,1\n', { stock: 50 });
    await db.updateTable('offers').set({ available: 12 }).execute();
    await take('sku,name,price\nA1,One,1\nA2,Two,2\n', { stock: 80 });
    expect(await offer('A1')).toMatchObject({ available: 12 });
    expect(await offer('A2')).toMatchObject({ available: 80 });

    await take('sku,name,price,stock\nA1,One,1,33\nA2,Two,2,\n');
    expect(await offer('A1')).toMatchObject({ available: 33 });
    expect(await offer('A2')).toMatchObject({ available: 80 });
  });

  it('for one country leaves the other unchanged', async () => {
    await take('sku,name,price\nA1,One,1\nA2,Two,2\n', { country: 'CA' });
    expect(await offer('A1', 'US')).toBeUndefined();

    const { stored } = await take('sku,name,price\nA2,Two,1.60\nA3,Three,3\n', { country: 'US' });
    expect(stored).toMatchObject({ added: 1, changed: 1, withdrawn: 0 });
    expect(await activeIds()).toEqual(expect.arrayContaining(['A1', 'A2', 'A3']));
    expect(await offer('A2', 'CA')).toMatchObject({ selling_cents: 200 });
    expect(await offer('A2', 'US')).toMatchObject({ selling_cents: 160 });

    const later = await take('sku,name,price\nA3,Three,3\n', { country: 'US' });
    expect(later.stored).toMatchObject({ unchanged: 1, withdrawn: 1 });
    expect(await offer('A2', 'US')).toBeUndefined();
    expect(await offer('A2', 'CA')).toMatchObject({ selling_cents: 200 });
  });

  it('changes nothing if no row is valid', async () => {
    await take('sku,name,price\nA1,One,1\n');
    const { read, stored } = await take('sku,name,price\nA2,Two,0\nA3,,3\n');
    expect(stored).toBeUndefined();
    expect(read.faults).toHaveLength(2);
    expect(await activeIds()).toEqual(['A1']);
  });

  it('changes nothing if the database fails halfway', async () => {
    await take('sku,name,price\nA1,One,1\n');
    await db.schema.dropTable('product_barcodes').execute();
    await expect(take('sku,name,price,upc\nA2,Two,2,036000291452\n')).rejects.toThrow();
    expect(await activeIds()).toEqual(['A1']);
  });
});
