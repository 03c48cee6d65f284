import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { sql } from 'kysely';

import type { Config } from '../../config';
import { openSqlite, type Db } from '../../db/client';

import { CommandError } from './commandError';
import { dumpPostgres } from './dumpPostgres';

interface Counts {
  tables: number;
  /** Counted only for the embedded database. */
  rows?: number;
}

interface Backup extends Counts {
  file: string;
  bytes: number;
}

/**
 * Copies a consistent snapshot of the database while others write to it, and verifies the copy;
 * pictures uploaded by staff are copied too. The copy gets its final name once it is complete, and
 * only its owner may read it.
 */
export async function backUp(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  requestedFile: string | undefined,
  now: Date,
): Promise<Backup> {
  const timestamp = now.toJSON().slice(0, 19).replace(/[-:]/g, '');
  const extension = databaseUrl ? 'dump' : 'sqlite';
  const file = resolve(requestedFile ?? `${dataDir}-backups/haberdash-${timestamp}.${extension}`);
  if (existsSync(file)) throw new CommandError(`${file} already exists.`);
  const source = resolve(dataDir, 'haberdash.sqlite');
  if (!databaseUrl && !existsSync(source))
    throw new CommandError(`There is no database in ${dataDir}.`);

  createFolder(dirname(file));
  const part = `${file}.part`;
  rmSync(part, { force: true });
  const copying = databaseUrl ? dumpPostgres(databaseUrl, part) : copyFile(source, part);
  const counted = await copying.catch((error: unknown) => {
    rmSync(part, { force: true });
    throw error;
  });
  const uploads = join(dataDir, 'uploads');
  if (existsSync(uploads)) cpSync(uploads, `${file}.uploads`, { recursive: true });
  renameSync(part, file);
  return { file, bytes: statSync(file).size, ...counted };
}

function createFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const { message } = error as Error;
    throw new CommandError(
      `Cannot create the folder ${folder}: ${message}. Choose another place: npm run backup -- FILE`,
    );
  }
}

async function copyFile(source: string, part: string): Promise<Counts> {
  await withDatabase(source, (db) => sql`vacuum into ${part}`.execute(db));
  chmodSync(part, 0o600);
  const counted = await withDatabase(part, verifyCopy);
  for (const rest of ['-wal', '-shm']) rmSync(part + rest, { force: true });
  return counted;
}

async function withDatabase<Result>(
  file: string,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const db = openSqlite(file);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

async function verifyCopy(db: Db): Promise<Counts> {
  const { rows: found } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(
    db,
  );
  if (found[0]?.integrity_check !== 'ok')
    throw new CommandError('The backup is damaged: try again.');
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
