import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';

import {
  CompiledQuery,
  Kysely,
  SqliteDialect,
  SqliteDriver,
  sql,
  type DatabaseConnection,
  type SelectQueryBuilder,
  type SqliteDialectConfig,
  type TransactionSettings,
} from 'kysely';
import SqliteFile from 'libsql';
import type { Pool, PoolConfig } from 'pg';

import { isRolledBack } from './failures';
import { inGroupCommit } from './groupCommit';
import { GuardedPostgresDialect } from './postgresDriver';
import { openConnections } from './postgresPool';
import { withPreparedStatements, type CellDatabase } from './preparedStatements';
import { retryOnConflict } from './retryOnConflict';
import type { Tables } from './tables';
import { assertWhole } from './wholeFile';
import { guardConnection, newGuard, type WriteGuard } from './writeGuard';

/** The database, or a transaction in it. */
export type Db = Kysely<Tables>;

/** How long a writer waits for another process to finish its transaction, in milliseconds. */
const BUSY_TIMEOUT_MS = 5_000;

const SNAPSHOT_ISOLATION = 'repeatable read';

/**
 * Writers take the lock when they begin, so that a transaction that reads and then writes cannot
 * fail half-way. A snapshot transaction only reads.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #guard: WriteGuard;

  constructor(config: SqliteDialectConfig, guard: WriteGuard) {
    super(config);
    this.#guard = guard;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return guardConnection(await super.acquireConnection(), this.#guard);
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    { isolationLevel }: TransactionSettings = {},
  ): Promise<void> {
    const begin = isolationLevel === SNAPSHOT_ISOLATION ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  /** A full or failing disk has rolled back by itself; the original error is then reported. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!isRolledBack(error)) throw error;
    }
  }
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #guard: WriteGuard;

  constructor(config: SqliteDialectConfig, guard: WriteGuard) {
    super(config);
    this.#config = config;
    this.#guard = guard;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateSqliteDriver(this.#config, this.#guard);
  }
}

const guards = new WeakMap<Db, WriteGuard>();

/** From this call on, nothing is written while the database is being moved or after it has been. */
export function guardWrites(db: Db): void {
  const guard = guards.get(db);
  if (guard) guard.isOn = true;
}

/** Restricts the database file to its owner; its journals inherit the permissions. */
function restrictToOwner(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  closeSync(openSync(file, 'a', OWNER_ONLY));
  chmodSync(file, OWNER_ONLY);
}

const OWNER_ONLY = 0o600;

/** Maximum size of the journal after a checkpoint, in bytes. */
const MAX_JOURNAL_BYTES = 64 * 1024 * 1024;

/**
 * Opens the embedded database. WAL with `synchronous=FULL`: a commit is on disk before it is
 * acknowledged, so that neither a killed process nor a power cut loses an order.
 */
export function openSqlite(file: string): Db {
  if (file !== ':memory:') {
    restrictToOwner(file);
    assertWhole(file);
  }
  const database = new SqliteFile(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  database.pragma('foreign_keys = ON');
  database.pragma(`journal_size_limit = ${MAX_JOURNAL_BYTES}`);
  const guard = newGuard();
  const config = { database: withPreparedStatements(database as unknown as CellDatabase) };
  const db = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect(config, guard) });
  guards.set(db, guard);
  return db;
}

/** The connection pool of each open PostgreSQL-compatible server. */
const pools = new WeakMap<Db, Pool>();

/** Opens a PostgreSQL-compatible server; counts are returned as numbers. */
export function openPostgres(
  url: string,
  onConnectionLost: (error: Error) => void = () => {},
  settings?: PoolConfig,
): Db {
  const connections = openConnections(url, onConnectionLost, settings);
  const guard = newGuard();
  const dialect = new GuardedPostgresDialect({ pool: connections }, guard);
  const db = new Kysely<Tables>({ dialect });
  guards.set(db, guard);
  pools.set(db, connections.pool);
  return db;
}

/** Connections in use, and queries waiting for one; both 0 for the embedded database. */
export function connectionsOf(db: Db): { inUse: number; waiting: number } {
  const pool = pools.get(db);
  return pool
    ? { inUse: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }
    : { inUse: 0, waiting: 0 };
}

export const openDatabase = (
  { databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string },
  onConnectionLost?: (error: Error) => void,
): Db =>
  databaseUrl
    ? openPostgres(databaseUrl, onConnectionLost)
    : openSqlite(`${dataDir}/haberdash.sqlite`);

export const isPostgres = (db: Pick<Db, 'getExecutor'>): boolean =>
  db.getExecutor().adapter.supportsTransactionalDdl;

/** Checkpoints and truncates the journal of the embedded database, after a bulk of writes. */
export async function checkpointJournal(db: Db): Promise<void> {
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/**
 * Runs the work in a transaction, which is retried on a conflict with another one. If the
 * connection is lost during the commit, `UnknownOutcome` is thrown and nothing is retried.
 */
export const inTransaction = <Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> =>
  retryOnConflict(() =>
    isPostgres(db) ? db.transaction().execute(work) : inGroupCommit(db, work),
  );

/** Runs several reads on a consistent snapshot. */
export const inSnapshot = <Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> =>
  retryOnConflict(() => db.transaction().setIsolationLevel(SNAPSHOT_ISOLATION).execute(work));

/** Locks the selected rows until the transaction ends; SQLite has a single writer anyway. */
export const forUpdate = <Table extends keyof Tables, Row>(
  db: Db,
  query: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> => (isPostgres(db) ? query.forUpdate() : query);

/** Splits rows for INSERT statements, below both engines' limits on bound parameters. */
export function* inChunks<Row>(rows: readonly Row[], size = 500): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}

/** The same for lists of any length: yields to the event loop between two chunks. */
export async function* chunksYielding<Row>(rows: readonly Row[]): AsyncGenerator<Row[]> {
  for (const chunk of inChunks(rows)) {
    yield chunk;
    if (rows.length > chunk.length) await setImmediate();
  }
}

/** Returns all rows of a query about many items, running it for a chunk of them at a time. */
export async function rowsInChunks<Key, Row>(
  keys: readonly Key[],
  query: (chunk: Key[]) => { execute: () => Promise<Row[]> },
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const chunk of inChunks(keys)) rows.push(...(await query(chunk).execute()));
  return rows;
}
