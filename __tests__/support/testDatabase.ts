import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';

import { openPostgres, type Db } from '../../server/db/client';

import { newFolder, openEmbeddedDatabase } from './embeddedDatabase';
import { databaseAt, inPostgres } from './postgres';

export interface TestDatabase {
  db: Db;
  /** Set if the database is a PostgreSQL server. */
  url: string | undefined;
  /** The test's own folder; contains the embedded database. */
  dataDir: string;
  close: () => Promise<void>;
}

/**
 * Opens a new, migrated database: an embedded one or, if TEST_DATABASE_URL names a PostgreSQL
 * server, one created there for this test and dropped afterwards.
 */
export const openTestDatabase = (): Promise<TestDatabase> => {
  const { TEST_DATABASE_URL: server, TEST_SERVER_TEMPLATE: template } = process.env;
  return server && template ? openIn(server, template) : openEmbeddedDatabase();
};

async function openIn(server: string, template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await inPostgres(server, `create database ${name} template ${template}`);
  const dataDir = newFolder();
  const url = databaseAt(server, name);
  const db = openPostgres(url);
  return {
    db,
    url,
    dataDir,
    close: async () => {
      await db.destroy();
      await inPostgres(server, `drop database if exists ${name}`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
