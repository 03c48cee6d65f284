import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';

import { openPostgres, openSqlite, type Db } from '../../server/db/client';
import { migrate } from '../../server/db/migrate';

export interface TestDatabase {
  db: Db;
  /** Set where the database is a PostgreSQL server. */
  url: string | undefined;
  /** A folder of this test's own; the embedded database lies in it. */
  dataDir: string;
  close: () => Promise<void>;
}

/**
 * A fresh, migrated database: an embedded one in a folder of its own or, where TEST_DATABASE_URL
 * names a PostgreSQL server, one made there for this test and dropped after it.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haberdash-test-'));
  const server = process.env.TEST_DATABASE_URL;
  const { db, url, drop } = server
    ? await inPostgres(server)
    : { db: openSqlite(join(dataDir, 'haberdash.sqlite')), url: undefined, drop: async () => {} };
  await migrate(db);
  return {
    db,
    url,
    dataDir,
    close: async () => {
      await db.destroy();
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function inPostgres(server: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await command(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    db: openPostgres(url.href),
    url: url.href,
    drop: () => command(server, `drop database if exists ${name}`),
  };
}

async function command(server: string, text: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
