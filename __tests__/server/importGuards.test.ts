import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { openSqlite } from '../../server/db/client';
import { importFiles, newImportFolder } from '../support/importFiles';

/** Enough for numbers with a separator. */
const PRODUCTS = 1200;

let folder: string;
let remove: () => void;
beforeEach(() => ({ folder, remove } = newImportFolder()));
afterEach(() => remove());

interface Row {
  id: string;
  price: number;
  stock: number;
}

const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: `A${at}`, price: 2, stock: 5 }));

function bring(products: readonly Row[], ...args: string[]) {
  const lines = products.map(({ id, price, stock }) => `${id},Thread ${id},${price},${stock}\n`);
  writeFileSync(join(folder, 'list.csv'), `sku,name,price,stock\n${lines.join('')}`);
  return importFiles(folder, 'list.csv', ...args);
}

/** Returns all data that an import can change. */
async function stored() {
  const db = openSqlite(join(folder, 'data', 'haberdash.sqlite'));
  const tables = [
    await db.selectFrom('products').selectAll().orderBy('product_id').execute(),
    await db.selectFrom('offers').selectAll().orderBy('product_id').orderBy('country').execute(),
    await db.selectFrom('categories').selectAll().execute(),
    await db.selectFrom('meta').selectAll().orderBy('key').execute(),
  ];
  await db.destroy();
  return tables;
}

describe('a file that withdraws nearly all products', () => {
  it('is refused with the exact numbers, and accepted only with the exact number', async () => {
    await bring(rows(PRODUCTS));
    const before = await stored();

    const refused = await bring(rows(1));
    expect(refused.status).toBe(2);
    expect(refused.stderr).toContain(
      'This would withdraw 1,199 of 1,200 products; add --withdraw 1199, or use --update to keep them.',
    );
    expect(await stored()).toEqual(before);

    const wrong = await bring(rows(1), '--withdraw', '1198');
    expect(wrong.status).toBe(2);
    expect(wrong.stderr).toContain('add --withdraw 1199');
    expect(await stored()).toEqual(before);

    const agreed = await bring(rows(1), '--withdraw', '1199');
    expect(agreed.status).toBe(0);
    expect(agreed.stdout).toContain('0 added, 0 changed, 1 unchanged, 1,199 withdrawn.');
  });

  it('is refused by counting only the products of its country', async () => {
    await bring(rows(100), '--country', 'CA');
    await bring(rows(60), '--country', 'US');
    const { status, stderr } = await bring(rows(10), '--country', 'US');
    expect(status).toBe(2);
    expect(stderr).toContain('withdraw 50 of 60 products; add --withdraw 50');
  });
});

describe('a file that sets most stock to zero', () => {
  it('is refused until the exact number is confirmed', async () => {
    await bring(rows(100));
    const before = await stored();
    const empty = rows(100).map((row, at) => ({ ...row, stock: at < 60 ? 0 : 7 }));

    const refused = await bring(empty);
    expect(refused.status).toBe(2);
    expect(refused.stderr).toContain(
      'This would set the stock of 60 of 100 in Canada and 60 of 100 in the US to zero or less; add --zero 120.',
    );
    expect(await stored()).toEqual(before);

    expect((await bring(empty, '--zero', '60')).status).toBe(2);
    expect((await bring(empty, '--zero', '120')).status).toBe(0);
  });
});

describe('a file with price jumps', () => {
  it('has only those rows set aside if they are few', async () => {
    await bring(rows(100));
    const few = rows(100).map((row, at) =>
      at < 3 ? { ...row, price: 200 } : { ...row, price: 3 },
    );

    const { status, stdout, stderr } = await bring(few);
    expect(status).toBe(0);
    expect(stderr).toContain(
      'line 2: the price would go from 2.00 to 200.00; the row was set aside',
    );
    expect(stdout).toContain('0 added, 97 changed, 0 unchanged, 0 withdrawn.');
    expect(stdout).toContain('3 rows set aside because of their prices');

    expect((await bring(few, '--prices', '3')).stdout).toContain('3 changed, 97 unchanged');
  });

  it('is refused if the decimal mark is lost in all of them', async () => {
    await bring(rows(100));
    const before = await stored();
    const lost = rows(100).map((row) => ({ ...row, price: 200 }));

    const refused = await bring(lost);
    expect(refused.status).toBe(2);
    expect(refused.stderr).toContain('change the price of 100 of 100 rows');
    expect(refused.stderr).toContain('add --prices 100.');
    expect(await stored()).toEqual(before);

    expect((await bring(lost, '--prices', '100')).stdout).toContain('100 changed');
  });
});

describe('a confirmation of more than the file does', () => {
  it('is refused too, because the number may come from another file', async () => {
    await bring(rows(100));
    const { status, stderr } = await bring(rows(100), '--withdraw', '12');
    expect(status).toBe(2);
    expect(stderr).toContain('withdraw 0 of 100 products; omit --withdraw');
  });

  it('is refused if it is not a number', async () => {
    const { status, stderr } = await bring(rows(1), '--withdraw', 'all');
    expect(status).toBe(1);
    expect(stderr).toContain('--withdraw is "all"; it must be a whole number, digits only.');
  });
});
