import { setTimeout } from 'node:timers/promises';

import { sql } from 'kysely';

import { isPostgres, type Db } from '../../db/client';
import { missingMigrations, migrate } from '../../db/migrate';
import { awaitWriters, endMove, moveOf, writeMove } from '../../db/moves';
import { NEVER_EXPIRES, MOVE_CACHE_MS } from '../../db/writeGuard';

import { CommandError } from './commandError';
import { copyTable } from './copyTable';
import { isSame, sumTable } from './sumTable';
import { tablesToMove, type MovedTable } from './tablesToMove';

/** A database and its display name, without the password. */
export interface NamedDatabase {
  db: Db;
  name: string;
}

interface MoveOptions {
  source: NamedDatabase;
  target: NamedDatabase;
  /** Called with a line for each table. */
  report: (line: string) => void | Promise<void>;
}

/**
 * Milliseconds for which writes stay blocked without a renewal by the move, and between renewals.
 */
const WRITE_BLOCK_MS = 30_000;
const RENEWAL_INTERVAL_MS = 10_000;

/** The oldest supported PostgreSQL, as `server_version_num`. */
const MIN_POSTGRES_VERSION = 130_000;

/**
 * Copies everything into another database and closes this one for writing. Until the last step,
 * this database remains the one in use, unchanged: a move that is interrupted is repeated, and
 * skips what it has already copied.
 */
export async function moveDatabase({
  source,
  target,
  report,
}: MoveOptions): Promise<{ rows: number }> {
  await checkSource(source);
  await checkTarget(source, target);
  const renewBlock = await blockWrites(source, target);
  try {
    const tables = await tablesToMove(source.db, target.db);
    await awaitWriters(
      source.db,
      tables.map(({ name }) => name),
    );
    const rows = await copyAll({ source, target, report }, tables, renewBlock);
    await writeMove(source.db, { holder: `it was moved to ${target.name}`, until: NEVER_EXPIRES });
    await endMove(target.db);
    return { rows };
  } catch (error) {
    await endMove(source.db).catch(() => undefined);
    throw error;
  }
}

async function checkSource({ db, name }: NamedDatabase): Promise<void> {
  const missing = await missingMigrations(db).catch(() => ['all']);
  if (missing.length === 0) return;
  throw new CommandError(
    `${name} has not been upgraded to this version. Start the shop on it once, then move it.`,
  );
}

const fillingHolder = ({ name }: NamedDatabase): string => `it is being filled from ${name}`;

async function checkTarget(source: NamedDatabase, { db, name }: NamedDatabase): Promise<void> {
  if (isPostgres(db)) {
    const { rows } = await sql<{ number: string }>`
      select current_setting('server_version_num') as number`.execute(db);
    if (Number(rows[0]?.number) < MIN_POSTGRES_VERSION) {
      throw new CommandError(`${name} is older than PostgreSQL 13. Move to version 13 or newer.`);
    }
  }
  if (!isPostgres(db)) await sql`pragma foreign_keys = off`.execute(db);
  await migrate(db);
  const move = await moveOf(db);
  if (move?.holder === fillingHolder(source)) return;
  for (const table of ['products', 'customers', 'orders', 'staff'] as const) {
    const row = await db
      .selectFrom(table)
      .select(sql`1`.as('there'))
      .limit(1)
      .executeTakeFirst();
    if (row)
      throw new CommandError(`${name} is not empty: it has rows in ${table}. Nothing was changed.`);
  }
  await writeMove(db, { holder: fillingHolder(source), until: NEVER_EXPIRES });
}

/**
 * Blocks writes to the source; returns a function that must be called regularly to renew the block.
 */
async function blockWrites(
  source: NamedDatabase,
  target: NamedDatabase,
): Promise<() => Promise<void>> {
  let renewedAt = 0;
  const renew = async () => {
    if (performance.now() - renewedAt < RENEWAL_INTERVAL_MS && renewedAt > 0) return;
    renewedAt = performance.now();
    const until = new Date(Date.now() + WRITE_BLOCK_MS).toISOString();
    await writeMove(source.db, { holder: `it is being moved to ${target.name}`, until });
  };
  await renew();
  await setTimeout(MOVE_CACHE_MS * 2);
  return renew;
}

async function copyAll(
  { source, target, report }: MoveOptions,
  tables: readonly MovedTable[],
  renewBlock: () => Promise<void>,
): Promise<number> {
  let copied = 0;
  for (const table of tables) {
    const targetSum = await sumTable(target.db, table, renewBlock);
    const isCopied =
      targetSum.rows > 0 && isSame(targetSum, await sumTable(source.db, table, renewBlock));
    if (!isCopied) await copyTable({ source: source.db, target: target.db }, table, renewBlock);
  }
  for (const table of tables) {
    const sourceSum = await sumTable(source.db, table, renewBlock);
    const targetSum = await sumTable(target.db, table, renewBlock);
    if (!isSame(sourceSum, targetSum)) {
      throw new CommandError(
        `${table.name} has ${sourceSum.rows} rows, but the ${targetSum.rows} copied ones differ: it was written to meanwhile. ${source.name} stays in use; repeat the move.`,
      );
    }
    await report(`${table.name}: ${sourceSum.rows} rows, identical`);
    copied += sourceSum.rows;
  }
  return copied;
}
