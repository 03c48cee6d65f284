import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { sql } from 'kysely';

import type { Config } from '../config';
import { openSqlite, type Db } from '../db/client';

/** Nothing can be backed up so; the message says what to do. */
export class Unfit extends Error {}

interface Backup {
  file: string;
  bytes: number;
  tables: number;
  rows: number;
}

/**
 * Copies the embedded database at one moment, beside whoever writes to it, and reads the copy again.
 * The copy gets its name once it is whole, and only its owner may read it.
 */
export async function backUp(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  wanted: string | undefined,
  now: Date,
): Promise<Backup> {
  if (databaseUrl) throw new Unfit('DATABASE_URL is set: back that server up with pg_dump.');
  const source = resolve(dataDir, 'haberdash.sqlite');
  if (!existsSync(source)) throw new Unfit(`There is no database in ${dataDir}.`);
  const moment = now.toJSON().slice(0, 19).replace(/[-:]/g, '');
  const file = resolve(wanted ?? `${dataDir}-backups/haberdash-${moment}.sqlite`);
  if (existsSync(file)) throw new Unfit(`${file} is there already.`);

  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.part`;
  rmSync(part, { force: true });
  await using(source, (db) => sql`vacuum into ${part}`.execute(db));
  chmodSync(part, 0o600);
  const counted = await using(part, readAgain);
  for (const rest of ['-wal', '-shm']) rmSync(part + rest, { force: true });
  renameSync(part, file);
  return { file, bytes: statSync(file).size, ...counted };
}

async function using<Result>(file: string, work: (db: Db) => Promise<Result>): Promise<Result> {
  const db = openSqlite(file);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

async function readAgain(db: Db): Promise<Pick<Backup, 'tables' | 'rows'>> {
  const { rows: found } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(
    db,
  );
  if (found[0]?.integrity_check !== 'ok') throw new Unfit('The copy is damaged: try again.');
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  let rows = 0;
  for (const { name } of tables) {
    const counted = await sql<{
      count: number;
    }>`select count(*) as count from ${sql.table(name)}`.execute(db);
    rows += counted.rows[0]?.count ?? 0;
  }
  return { tables: tables.length, rows };
}
