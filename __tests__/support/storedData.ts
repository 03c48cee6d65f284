import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'kysely';

import type { TestServer } from './startOn';

/** Reads every file below a folder, byte for byte. */
export const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({
      name,
      text: readFileSync(join(parentPath, name), 'latin1'),
    }));

/** Reads every row of every table, on either engine. */
export async function rowsIn(db: TestServer['db']) {
  const tables = await db.introspection.getTables();
  return Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
      return { name, text: JSON.stringify(rows) };
    }),
  );
}
