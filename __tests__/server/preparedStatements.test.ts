import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';

import { openSqlite, type Db } from '../../server/db/client';

let folder: string;
let db: Db;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'haberdash-statements-'));
  db = openSqlite(join(folder, 'shop.sqlite'));
  await sql`create table shelves (name text, width integer)`.execute(db);
  await sql`insert into shelves values ('low', 80), ('high', null)`.execute(db);
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

const all = async () => (await sql`select * from shelves order by name`.execute(db)).rows;

describe('a statement that is prepared once', () => {
  it('names the columns of a row, and those that an update returns', async () => {
    expect(await all()).toEqual([
      { name: 'high', width: null },
      { name: 'low', width: 80 },
    ]);
    const { rows } = await sql`update shelves set width = 90 where name = 'low'
      returning name, width as wide`.execute(db);
    expect(rows).toEqual([{ name: 'low', wide: 90 }]);
  });

  it('uses the current column names after a column was renamed, and after another process added one', async () => {
    await all();
    await sql`alter table shelves rename column width to wide`.execute(db);
    expect(await all()).toContainEqual({ name: 'low', wide: 80 });

    const other = openSqlite(join(folder, 'shop.sqlite'));
    await sql`alter table shelves add column depth integer default 30`.execute(other);
    await other.destroy();
    expect(await all()).toContainEqual({ name: 'low', wide: 80, depth: 30 });
  });
});
