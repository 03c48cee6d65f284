import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { openPostgres, openSqlite } from '../../server/db/client';

import { newFolder } from './embeddedDatabase';
import { databaseAt, inPostgres } from './postgres';
import type { TestDatabase } from './testDatabase';

/** Puts a backup where a server looks for its data, as docs/operations.md says. */
export async function restore({ url }: TestDatabase, file: string): Promise<TestDatabase> {
  if (!url) {
    const dataDir = newFolder();
    copyFileSync(file, join(dataDir, 'haberdash.sqlite'));
    const db = openSqlite(join(dataDir, 'haberdash.sqlite'));
    const close = async () => {
      await db.destroy();
      rmSync(dataDir, { recursive: true });
    };
    return { db, url: undefined, dataDir, close };
  }
  const name = `restored_${randomUUID().replaceAll('-', '')}`;
  await inPostgres(url, `create database ${name}`);
  const restored = databaseAt(url, name);
  const { status, stderr } = spawnSync(
    'pg_restore',
    ['--no-owner', '--exit-on-error', `--dbname=${restored}`, file],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  const db = openPostgres(restored);
  const dataDir = newFolder();
  const close = async () => {
    await db.destroy();
    await inPostgres(url, `drop database ${name}`);
    rmSync(dataDir, { recursive: true });
  };
  return { db, url: restored, dataDir, close };
}
