import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { openSqlite } from '../../server/db/client';
import { importFiles, newImportFolder } from '../support/importFiles';
import { bookOf } from '../support/workbook';

let folder: string;
let remove: () => void;
beforeEach(() => ({ folder, remove } = newImportFolder()));
afterEach(() => remove());

function bring(bytes: Uint8Array, ...args: string[]) {
  writeFileSync(join(folder, 'list.xlsx'), bytes);
  return importFiles(folder, 'list.xlsx', ...args);
}

const CATALOGUE = [
  ['Price list 2026'],
  [],
  ['SKU', 'Name', 'Price', 'UPC', 'Stock'],
  ['00123', 'Crème brush', 1.5, 36000291452, 12],
  [124, 'Ribbon', 2.75, '', 0],
  ['A3', 'Nothing', '', '', ''],
];

describe('a workbook', () => {
  it('is imported from the worksheet that looks like a catalogue', async () => {
    const { status, stdout, stderr } = await bring(
      bookOf({ Notes: [['Prices are in dollars'], ['and cents']], Products: CATALOGUE }),
    );
    expect(stderr).toContain('line 6: the price is missing; a new product is not for sale without');
    expect(stdout).toContain('3 rows, of the sheet "Products" of a workbook.');
    expect(status).toBe(0);

    const db = openSqlite(join(folder, 'data', 'haberdash.sqlite'));
    const stored = await db
      .selectFrom('products')
      .innerJoin('offers', 'offers.product_id', 'products.product_id')
      .leftJoin('product_barcodes', 'product_barcodes.product_id', 'products.product_id')
      .where('country', '=', 'CA')
      .orderBy('position')
      .select(['products.product_id', 'name_en', 'selling_cents', 'available', 'barcode'])
      .execute();
    await db.destroy();
    expect(stored.map((row) => Object.values(row))).toEqual([
      ['00123', 'Crème brush', 150, 12, '036000291452'],
      ['124', 'Ribbon', 275, 0, null],
    ]);
  });

  it('has exact numbers in its number cells, and ambiguous ones only in its text cells', async () => {
    const rows = [
      ['12.345', 'Ribbon', 12.345, 0.855],
      ['A2', 'Lace', '12.345', 1.5],
      ['A3', 'Cord', 4.5, 2.25],
      [{ t: 'n', v: 7, z: '"AB-"000' }, 'Tape', { t: 'n', v: 5, z: '0" each"' }, 2],
    ] as const;
    const { stderr, stdout } = await bring(
      bookOf({ Products: [['SKU', 'Name', 'Price', 'Sale price'], ...rows] }),
    );
    expect(stderr).toContain('line 3: the price "12.345" is ambiguous in this file');
    expect(stdout + stderr).toMatch(/the price "12\.345\d*" was rounded to 12\.3[45]/);
    expect(stdout + stderr).toContain('the sale price "0.855" was rounded to 0.86');
    const db = openSqlite(join(folder, 'data', 'haberdash.sqlite'));
    const offers = db.selectFrom('offers').where('country', '=', 'CA').orderBy('product_id');
    const stored = await offers.select(['product_id', 'selling_cents']).execute();
    await db.destroy();
    expect(stored.map((row) => Object.values(row))).toEqual([
      ['12.345', 1235],
      ['A3', 450],
      ['AB-007', 500],
    ]);
  });

  it('that hides rows is refused with one of them', async () => {
    const { status, stderr } = await bring(bookOf({ Products: CATALOGUE }, { row: 4 }));
    expect(status).toBe(1);
    expect(stderr).toContain('The sheet "Products" has hidden rows, such as line 5.');
  });

  it.each<[what: string, bytes: Uint8Array]>([
    ['cut off', bookOf({ Products: CATALOGUE }).subarray(0, 2000)],
    ['another archive', new Uint8Array([0x50, 0x4b, 3, 4, ...Array<number>(200).fill(7)])],
    [
      'an old workbook by its name only',
      new Uint8Array([
        0xd0,
        0xcf,
        0x11,
        0xe0,
        0xa1,
        0xb1,
        0x1a,
        0xe1,
        ...Array<number>(600).fill(0),
      ]),
    ],
  ])('that is %s is refused with an explanation', async (_what, bytes) => {
    const { status, stderr } = await bring(bytes);
    expect(status).toBe(1);
    expect(stderr).toContain('The workbook is damaged or password-protected.');
    expect(stderr).toContain('Nothing was changed.');
  });

  it('may contain an order history too', async () => {
    await bring(bookOf({ Products: CATALOGUE }));
    const day = { t: 'n', v: 45_999, z: 'm/d/yyyy' } as const;
    writeFileSync(
      join(folder, 'history.xlsx'),
      bookOf({
        Orders: [
          ['Order no', 'Date', 'Customer', 'SKU', 'Qty', 'Price'],
          [1001, day, 'C7', '00123', 12, 1.5],
          [1001, day, 'C7', 124, -1, 2.75],
        ],
      }),
    );
    const { stdout } = await importFiles(folder, '--orders', 'history.xlsx');
    expect(stdout).toContain('1 line with a negative quantity (credit notes, returns) skipped.');
    expect(stdout).toContain('1 customer and 1 order with 1 line added');
  });

  it('with orders has exact numbers in its number cells, and ambiguous ones only in its text cells', async () => {
    await bring(bookOf({ Products: CATALOGUE }));
    writeFileSync(
      join(folder, 'history.xlsx'),
      bookOf({
        Orders: [
          ['Order no', 'Date', 'Customer', 'SKU', 'Qty', 'Price'],
          ['1001', '2026-01-31', 'C7', '00123', 12, 12.345],
          ['1002', '2026-01-31', 'C7', '00123', '12', '12.345'],
          ['1003', '2026-01-31', 'C7', '00123', 12.345, 1.5],
          ['1004', '2026-01-31', 'C7', '00123', 12, '1,50'],
        ],
      }),
    );
    const { stderr } = await importFiles(folder, '--orders', 'history.xlsx');
    expect(stderr).not.toContain('line 2');
    expect(stderr).toContain('line 4: the row has no quantity of at least one');
    const db = openSqlite(join(folder, 'data', 'haberdash.sqlite'));
    const lines = db.selectFrom('order_lines').orderBy('order_id');
    const stored = await lines.select(['order_id', 'order_qty', 'unit_cents']).execute();
    await db.destroy();
    expect(stored.map((row) => Object.values(row))).toEqual([
      ['1001', 12, 1235],
      ['1002', 12, 1_234_500],
      ['1004', 12, 150],
    ]);
  });

  it('that is empty is refused', async () => {
    expect((await bring(bookOf({ Empty: [] }))).stderr).toContain('The workbook is empty.');
  });
});
