import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';

import { openSqlite } from '../../server/db/client';

import type { TestDatabase } from './testDatabase';

export const newFolder = () => mkdtempSync(join(tmpdir(), 'haberdash-test-'));

/** Opens a new, migrated database in a folder of its own. */
export async function openEmbeddedDatabase(): Promise<TestDatabase> {
  const dataDir = newFolder();
  const file = join(dataDir, 'haberdash.sqlite');
  copyFileSync(process.env.TEST_TEMPLATE!, file);
  const db = openSqlite(file);
  // No test cuts the power, and what is written outlives a killed process anyway.
  await sql`pragma synchronous = off`.execute(db);
  return {
    db,
    url: undefined,
    dataDir,
    close: async () => {
      await db.destroy();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
