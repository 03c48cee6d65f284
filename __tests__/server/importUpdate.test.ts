import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import fc from 'fast-check';

import { readCatalogueVersion } from '../../server/catalogue/version';
import { compareRows } from '../../server/catalogue-writing/compareRows';
import { openCategories } from '../../server/catalogue-writing/importedCategories';
import { writeCatalogue } from '../../server/catalogue-writing/writeCatalogue';
import {
  importCatalogue,
  type FileImportOptions,
} from '../../server/commands/import/importCatalogue';
import { openSqlite, type Db } from '../../server/db/client';
import { deductStock } from '../../server/db/offers';
import { emptyEstimate } from '../../server/services/exchange/confirmationQuestion';
import { importFiles, newImportFolder } from '../support/importFiles';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase';

/** A catalogue in which every field of every product has a distinct value. */
const FIELDS = [
  'sku,name,name_fr,name_es,description,description_fr,description_es,price,price_us',
  'sale_price,sale_price_us,retail_price,retail_price_us,stock,stock_us,class,class_us',
  'category,brand,color,type,size,image,ship_pack,barcode',
].join(',');
const HEADINGS = FIELDS.split(',');
const ROWS = [
  'A1,One,Un,Uno,One of one,Un seul,Una sola,10,9,8,7,25,24,5,6,F,R,Yarn,Bobb,Red,Wool,L,a1.jpg,12,036000291452',
  'A2,Two,Deux,Dos,Two of two,Les deux,Las dos,20,19,18,17,45,44,15,16,R,Y,Thread,Zipp,Blue,Silk,M,a2.jpg,6,036000291469',
].map((row) => row.split(','));
const SHOP = [HEADINGS, ...ROWS].map((row) => row.join(',')).join('\n');

/** A column without a country applies to the US too, so the corresponding US column is included. */
const withUs = (column: number): number[] => {
  const us = HEADINGS.indexOf(`${HEADINGS[column]}_us`);
  return us < 0 ? [column] : [column, us];
};

let database: TestDatabase;
let db: Db;
beforeEach(async () => {
  database = await openTestDatabase();
  db = database.db;
  await importCatalogue(db, Buffer.from(SHOP));
});
afterEach(() => database.close());

const update = (text: string, options: FileImportOptions = {}) =>
  importCatalogue(db, Buffer.from(text), { isUpdate: true, ...options });

const everything = async (of: Db = db) => ({
  products: await of.selectFrom('products').selectAll().orderBy('product_id').execute(),
  offers: await of
    .selectFrom('offers')
    .selectAll()
    .orderBy('product_id')
    .orderBy('country')
    .execute(),
  barcodes: await of.selectFrom('product_barcodes').selectAll().orderBy('barcode').execute(),
  categories: await of.selectFrom('categories').selectAll().orderBy('cat_code').execute(),
  version: await readCatalogueVersion(of),
});

const offer = async (productId: string, country: 'CA' | 'US' = 'CA') =>
  (await everything()).offers.find(
    (each) => each.product_id === productId && each.country === country,
  );

const product = async (productId: string) =>
  (await everything()).products.find((each) => each.product_id === productId);

describe('an update', () => {
  it('changes only the product that the file names, and only the fields it gives', async () => {
    const before = await everything();
    const { stored } = await update('sku,price_us\nA1,9.50\n');
    expect(stored).toEqual({ added: 0, changed: 1, unchanged: 0, withdrawn: 0 });
    const after = await everything();
    expect(after).toEqual({
      ...before,
      products: before.products.map((each, at) =>
        each.product_id === 'A1'
          ? { ...each, version: 2, source: after.products[at]!.source }
          : each,
      ),
      offers: before.offers.map((each, at) =>
        each.product_id === 'A1' && each.country === 'US'
          ? { ...each, selling_cents: 950, price_source: after.offers[at]!.price_source }
          : each,
      ),
    });
    const sources = ({ products, offers }: typeof before) => [
      ...products.map(({ source }) => source),
      ...offers.map(({ price_source }) => price_source),
    ];
    const were = sources(before);
    expect(sources(after).filter((source, at) => source !== were[at])).toHaveLength(2);
  });

  it('leaves alone whatever has no column or an empty cell', async () => {
    const before = await everything();
    const cell = fc.record({
      column: fc.integer({ min: 1, max: HEADINGS.length - 1 }),
      isEmpty: fc.boolean(),
    });
    const rows = fc.array(cell, { maxLength: HEADINGS.length });
    await fc.assert(
      fc.asyncProperty(rows, fc.constantFrom(0, 1), async (cells, at) => {
        const columns = new Map(
          cells.flatMap(({ column, isEmpty }) =>
            withUs(column).map((each) => [each, isEmpty] as const),
          ),
        );
        const headings = ['sku', ...[...columns.keys()].map((column) => HEADINGS[column])];
        const row = [...columns].map(([column, isEmpty]) => (isEmpty ? '' : ROWS[at]?.[column]));
        await update(`${headings.join(',')}\n${[ROWS[at]?.[0], ...row].join(',')}\n`);
        expect(await everything()).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });

  it('clears the fields that are null in the file', async () => {
    await update(
      'sku,name_fr,long description,brand,barcode,sale_price,retail_price,class\nA1,null,NULL,null,null,null,null,null\n',
    );
    expect(await product('A1')).toMatchObject({
      name_en: 'One',
      name_fr: 'One',
      name_es: 'Uno',
      description_en: '',
      brand: '',
      color: 'Red',
    });
    expect(await offer('A1')).toMatchObject({ sale_cents: null, retail_cents: 2000, class: '' });
    expect((await everything()).barcodes.map(({ product_id }) => product_id)).toEqual(['A2']);
  });

  it('keeps the current sale price if the file’s is not below the price, and says so', async () => {
    const { read, stored } = await update(
      'sku,sale_price,sale_price_us\nA1,10,6.50\nA2,20.01,19\n',
    );
    expect(stored).toMatchObject({ changed: 1, unchanged: 1 });
    expect(read.notes).toEqual([
      {
        line: 2,
        reason:
          'CA: the sale price 10.00 is not below the price 10.00; the product was imported without it',
      },
      {
        line: 3,
        reason:
          'CA: the sale price 20.01 is not below the price 20.00; the product was imported without it',
      },
      {
        line: 3,
        reason:
          'US: the sale price 19.00 is not below the price 19.00; the product was imported without it',
      },
    ]);
    expect([await offer('A1'), await offer('A1', 'US'), await offer('A2')]).toMatchObject(
      [800, 650, 1800].map((sale_cents) => ({ sale_cents })),
    );
  });

  it('says which sales a new price ends', async () => {
    const { read } = await update('sku,price\nA1,7.50\nA2,17\n');
    expect(read.notes).toEqual([
      {
        line: 2,
        reason: 'CA: the current sale price 8.00 is not below the price 7.50; the sale has ended',
      },
      {
        line: 3,
        reason: 'CA: the current sale price 18.00 is not below the price 17.00; the sale has ended',
      },
      {
        line: 3,
        reason: 'US: the current sale price 17.00 is not below the price 17.00; the sale has ended',
      },
    ]);
    expect([await offer('A1'), await offer('A1', 'US'), await offer('A2')]).toMatchObject(
      [null, 700, null].map((sale_cents) => ({ sale_cents })),
    );
  });

  it('says nothing of the sale prices of a row that is set aside', async () => {
    const { read, setAside } = await update('sku,price\nA1,0.80\n');
    expect([setAside.length, read.notes]).toEqual([1, []]);
    expect(await offer('A1')).toMatchObject({ selling_cents: 1000, sale_cents: 800 });
  });

  it('keeps what orders take meanwhile, if the file gives no stock', async () => {
    const offers = { CA: { price: 1100 }, US: {} };
    const compared = await compareRows(db, [{ line: 2, product_id: 'A1', offers }], {
      options: { stock: 0, countries: ['CA'], confirmed: {}, isUpdate: true, opensCountries: true },
      impact: emptyEstimate().impact,
      categories: await openCategories(db),
      position: 0,
    });
    await deductStock(db, 'CA', new Map([['A1', 3]]));
    await writeCatalogue(db, compared, 'file');
    expect(await offer('A1')).toMatchObject({ selling_cents: 1100, available: 2 });
  });

  it.each(['price', 'stock', 'name', 'ship_pack', 'category'])(
    'refuses to clear the %s',
    async (field) => {
      const { read, stored } = await update(`sku,${field}\nA1,null\n`);
      expect(stored).toBeUndefined();
      expect(read.faults).toEqual([
        { line: 2, reason: `the ${field.replace('_', ' ')} cannot be cleared` },
      ]);
    },
  );

  it('applies a column without a country to both, or only to Canada if the US has its own', async () => {
    await update('sku,stock\nA1,70\n');
    expect([await offer('A1', 'CA'), await offer('A1', 'US')]).toMatchObject([
      { available: 70 },
      { available: 70 },
    ]);
    await update('sku,stock,stock_us\nA1,80,\nA2,,90\n');
    expect([await offer('A1', 'CA'), await offer('A1', 'US')]).toMatchObject([
      { available: 80 },
      { available: 70 },
    ]);
    expect([await offer('A2', 'CA'), await offer('A2', 'US')]).toMatchObject([
      { available: 15 },
      { available: 90 },
    ]);
  });

  it('starts selling in another country only if the file names that country', async () => {
    await importCatalogue(db, Buffer.from('sku,name,price\nC1,Canadian,3\n'), {
      country: 'CA',
    });
    await update('sku,price,stock\nC1,4,9\n');
    expect(await offer('C1', 'CA')).toMatchObject({ selling_cents: 400, available: 9 });
    expect(await offer('C1', 'US')).toBeUndefined();

    await update('sku,price,price_us\nC1,4,3.50\n');
    expect(await offer('C1', 'US')).toMatchObject({ selling_cents: 350 });
  });

  it('adds a product that its row describes, after the others', async () => {
    const { stored, read } = await update('sku,name,price\nB1,New,3\nB2,,3\nB3,Priceless,\n');
    expect(stored).toEqual({ added: 1, changed: 0, unchanged: 0, withdrawn: 0 });
    expect(read.faults).toEqual([
      { line: 3, reason: 'there is no product B2; to add it, the row needs a name and a price' },
      { line: 4, reason: 'there is no product B3; to add it, the row needs a name and a price' },
    ]);
    expect(await product('B1')).toMatchObject({ name_fr: 'New', position: 3, active: 1 });
    expect(await offer('B1', 'US')).toMatchObject({ selling_cents: 300, available: 1000 });
  });

  it('leaves a withdrawn product withdrawn', async () => {
    await db.updateTable('products').set({ active: 0 }).where('product_id', '=', 'A2').execute();
    const { resting } = await update('sku,stock\nA1,1\nA2,2\n');
    expect(resting).toBe(1);
    expect(await product('A2')).toMatchObject({ active: 0 });
    expect(await offer('A2')).toMatchObject({ available: 2 });
  });

  it('also updates a French or Spanish name that was only a copy of the English one', async () => {
    await db
      .updateTable('products')
      .set({ name_es: 'One' })
      .where('product_id', '=', 'A1')
      .execute();
    await update('sku,name\nA1,First\n');
    expect(await product('A1')).toMatchObject({
      name_en: 'First',
      name_fr: 'Un',
      name_es: 'First',
    });
  });

  it('ignores a description without a name column, unless it is mapped', async () => {
    const before = await everything();
    await update('sku,description\nA1,A thing of beauty\n');
    expect(await everything()).toEqual(before);
    await update('sku,description\nA1,A thing of beauty\n', { map: { description: 'name' } });
    expect(await product('A1')).toMatchObject({ name_en: 'A thing of beauty' });
  });

  it('updates only the requested fields, in each of their countries', async () => {
    const before = await everything();
    await update('sku,name,price,stock,stock_us\nA1,Wrong,99,1,2\n', { only: ['stock'] });
    const after = await everything();
    expect(after.products).toEqual(before.products);
    expect([await offer('A1', 'CA'), await offer('A1', 'US')]).toMatchObject([
      { available: 1, selling_cents: 1000 },
      { available: 2, selling_cents: 900 },
    ]);
  });

  it.each([
    [
      'a field that does not exist',
      'sku,stock\nA1,1\n',
      ['shelf'],
      '"shelf" is not a product field',
    ],
    [
      'a field without a column',
      'sku,stock\nA1,1\n',
      ['price'],
      '--only includes price, but no column',
    ],
  ])('refuses %s', async (_what, text, only, sentence) => {
    await expect(update(text, { only })).rejects.toThrow(sentence);
  });

  it('notifies running servers of a class, but not of prices and stock', async () => {
    const version = () => readCatalogueVersion(db);
    const first = await version();
    await update('sku,price,stock\nA1,11,3\n');
    expect(await version()).toBe(first);
    await update('sku,class\nA1,N\n');
    expect(await version()).not.toBe(first);
  });

  it('is held back like an import if it sets too much stock to zero', async () => {
    const lines = Array.from({ length: 40 }, (_, at) => `D${at},Thing ${at},2,5\n`);
    await importCatalogue(db, Buffer.from(`sku,name,price,stock\n${lines.join('')}`));
    const before = await everything();
    const zeros = lines.map((_, at) => `D${at},0\n`);
    const { alarms } = await update(`sku,stock\n${zeros.join('')}`);
    expect(alarms).toEqual([{ guard: 'zeroed', count: 80 }]);
    expect(await everything()).toEqual(before);
  });
});

describe('a check', () => {
  it.each([
    ['of an import', false],
    ['of an update', true],
  ])('%s reports the same and changes nothing', async (_what, isUpdate) => {
    const text = 'sku,name,price,stock,category\nA1,First,11,3,New > One\nB1,Other,3,1,\nB2,,,,\n';
    const before = await everything();
    const checked = await importCatalogue(db, Buffer.from(text), { isUpdate, isCheck: true });
    expect(await everything()).toEqual(before);
    const done = await importCatalogue(db, Buffer.from(text), { isUpdate });
    expect({ ...checked, file: undefined }).toEqual({ ...done, file: undefined });
    expect(await everything()).not.toEqual(before);
  });
});

describe('the command', () => {
  it('updates one product of many, and checks without changing anything stored', async () => {
    const { folder, remove } = newImportFolder();
    const bring = (text: string, ...args: string[]) => {
      writeFileSync(join(folder, 'list.csv'), text);
      return importFiles(folder, 'list.csv', ...args);
    };
    const storedRows = async () => {
      const shop = openSqlite(join(folder, 'data', 'haberdash.sqlite'));
      const all = await everything(shop);
      await shop.destroy();
      return { all, files: readdirSync(join(folder, 'data')) };
    };
    const many = Array.from({ length: 300 }, (_, at) => `A${at},Thread ${at},2,5\n`).join('');
    await bring(`sku,name,price,stock\n${many}`);
    const before = await storedRows();

    const check = await bring('sku,price\nA7,3\n', '--update', '--check');
    expect(check.stdout).toContain('0 added, 1 changed, 0 unchanged, 0 withdrawn.');
    expect(check.stdout).toContain('This was a check: nothing was changed.');
    expect(await storedRows()).toEqual(before);

    expect((await bring('sku,price\nA7,3\n', '--update')).stdout).toContain('1 changed');
    const after = await storedRows();
    const isOther = ({ product_id }: { product_id: string }) => product_id !== 'A7';
    expect(after.all.offers.filter(isOther)).toEqual(before.all.offers.filter(isOther));
    expect(after.all.products).toEqual(
      before.all.products.map((product, at) =>
        isOther(product)
          ? { ...product, version: 1 }
          : { ...product, version: 2, source: after.all.products[at]!.source },
      ),
    );

    const alone = await bring('sku,price\nA7,3\n', '--only', 'price');
    expect(alone.status).toBe(1);
    expect(alone.stderr).toContain('--only requires --update.');
    remove();
  });
});
