import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { openPostgres, openSqlite } from '../../server/db/client';

import { newFolder } from './embeddedDatabase';
import { databaseAt, inPostgres } from './postgres';
import type { TestDatabase } from './testDatabase';

/** Restores a backup for a new server, as described in docs/operations.md. */
export const restore = ({ url }: TestDatabase, file: string): Promise<TestDatabase> =>
  url ? inNewDatabase(url, newFolder(), file) : inFolder(newFolder(), file);

/**
 * Restores a backup over the data of a stopped server, as described in docs/operations.md; the old
 * data is deleted.
 */
export async function restoreOver(lost: TestDatabase, file: string): Promise<TestDatabase> {
  await lost.db.destroy();
  if (!lost.url) return inFolder(lost.dataDir, file);
  const restored = await inNewDatabase(lost.url, lost.dataDir, file);
  await inPostgres(restored.url ?? '', `drop database ${new URL(lost.url).pathname.slice(1)}`);
  return restored;
}

async function inFolder(dataDir: string, file: string): Promise<TestDatabase> {
  const stored = join(dataDir, 'haberdash.sqlite');
  // This process may still have the old file open, so it is deleted rather than overwritten.
  for (const rest of ['', '-wal', '-shm']) rmSync(stored + rest, { force: true });
  copyFileSync(file, stored);
  const db = openSqlite(stored);
  const close = async () => {
    await db.destroy();
    rmSync(dataDir, { recursive: true });
  };
  return { db, url: undefined, dataDir, close };
}

async function inNewDatabase(
  serverUrl: string,
  dataDir: string,
  file: string,
): Promise<TestDatabase> {
  const name = `restored_${randomUUID().replaceAll('-', '')}`;
  await inPostgres(serverUrl, `create database ${name}`);
  const restored = databaseAt(serverUrl, name);
  const { status, stderr } = spawnSync(
    'pg_restore',
    ['--no-owner', '--exit-on-error', `--dbname=${restored}`, file],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  const db = openPostgres(restored);
  const close = async () => {
    await db.destroy();
    await inPostgres(databaseAt(serverUrl, 'postgres'), `drop database ${name}`);
    rmSync(dataDir, { recursive: true });
  };
  return { db, url: restored, dataDir, close };
}
