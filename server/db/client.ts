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
import { CarefulPostgresDialect } from './postgresDriver';
import { openConnections } from './postgresPool';
import { withPreparedStatements, type CellDatabase } from './preparedStatements';
import { repeated } from './repeated';
import { inSharedTransaction } from './sharedCommit';
import type { Tables } from './tables';
import { guardConnection, newGuard, type Guard } from './writeGuard';

/** The database, or a transaction in it. */
export type Db = Kysely<Tables>;

/** Milliseconds that a writer waits for another process to finish its transaction. */
const BUSY_TIMEOUT = 5_000;

const SNAPSHOT = 'repeatable read';

/** Writers take the lock when they begin: a read that later writes can never be refused half-way. Who asks for a snapshot only reads. */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #guard: Guard;

  constructor(config: SqliteDialectConfig, guard: Guard) {
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
    const begin = isolationLevel === SNAPSHOT ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  /** A full or failing disk has rolled back by itself: then it is its own fault that is told. */
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
  readonly #guard: Guard;

  constructor(config: SqliteDialectConfig, guard: Guard) {
    super(config);
    this.#config = config;
    this.#guard = guard;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateSqliteDriver(this.#config, this.#guard);
  }
}

const guards = new WeakMap<Db, Guard>();

/** From now on nothing is written while the database is being moved, nor once it was. */
export function guardWrites(db: Db): void {
  const guard = guards.get(db);
  if (guard) guard.isOn = true;
}

/** The database lets nobody read but its owner; its journals take its permissions over. */
function keepToOwner(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  closeSync(openSync(file, 'a', OWNER_ONLY));
  chmodSync(file, OWNER_ONLY);
}

const OWNER_ONLY = 0o600;

/** Bytes that the journal keeps once all of it stands in the database. */
const JOURNAL_LIMIT = 64 * 1024 * 1024;

/**
 * Opens the embedded database. WAL with `synchronous=FULL`: a commit is on the disk before it is
 * acknowledged, so that neither a killed process nor a power cut loses an order.
 */
export function openSqlite(file: string): Db {
  if (file !== ':memory:') keepToOwner(file);
  const database = new SqliteFile(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT}`);
  database.pragma('foreign_keys = ON');
  database.pragma(`journal_size_limit = ${JOURNAL_LIMIT}`);
  const guard = newGuard();
  const config = { database: withPreparedStatements(database as unknown as CellDatabase) };
  const db = new Kysely<Tables>({ dialect: new ImmediateSqliteDialect(config, guard) });
  guards.set(db, guard);
  return db;
}

/** The pool of each PostgreSQL-compatible server that is open. */
const pools = new WeakMap<Db, Pool>();

/** Opens a PostgreSQL-compatible server; counts come back as numbers. */
export function openPostgres(
  url: string,
  onLost: (error: Error) => void = () => {},
  settings?: PoolConfig,
): Db {
  const connections = openConnections(url, onLost, settings);
  const guard = newGuard();
  const dialect = new CarefulPostgresDialect({ pool: connections }, guard);
  const db = new Kysely<Tables>({ dialect });
  guards.set(db, guard);
  pools.set(db, connections.pool);
  return db;
}

/** Connections that are at work, and queries that wait for one; the embedded database has none. */
export function connectionsOf(db: Db): { inUse: number; waiting: number } {
  const pool = pools.get(db);
  return pool
    ? { inUse: pool.totalCount - pool.idleCount, waiting: pool.waitingCount }
    : { inUse: 0, waiting: 0 };
}

export const openDatabase = (
  { databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string },
  onLost?: (error: Error) => void,
): Db =>
  databaseUrl ? openPostgres(databaseUrl, onLost) : openSqlite(`${dataDir}/haberdash.sqlite`);

export const isPostgres = (db: Db): boolean => db.getExecutor().adapter.supportsTransactionalDdl;

/** Moves what the embedded database has in its journal into its file and empties the journal, after much was written. */
export async function emptyJournal(db: Db): Promise<void> {
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

/**
 * Everything inside is stored, or nothing is; it is done anew where another transaction was in its way.
 * Where the connection is lost over the commit, `UnknownOutcome` is thrown and nothing is repeated.
 */
export const inTransaction = <Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> =>
  repeated(() => (isPostgres(db) ? db.transaction().execute(work) : inSharedTransaction(db, work)));

/** Reads several things as they stood at one moment. */
export const inSnapshot = <Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> =>
  repeated(() => db.transaction().setIsolationLevel(SNAPSHOT).execute(work));

/** Holds the selected rows until the transaction ends; SQLite's writers are alone already. */
export const forUpdate = <Table extends keyof Tables, Row>(
  db: Db,
  query: SelectQueryBuilder<Tables, Table, Row>,
): SelectQueryBuilder<Tables, Table, Row> => (isPostgres(db) ? query.forUpdate() : query);

/** Rows per INSERT, below both engines' limits on bound values. */
export function* inChunks<Row>(rows: readonly Row[], size = 500): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}

/** The same for lists that a caller makes long: whoever waits is served between two chunks. */
export async function* chunksInTurns<Row>(rows: readonly Row[]): AsyncGenerator<Row[]> {
  for (const chunk of inChunks(rows)) {
    yield chunk;
    if (rows.length > chunk.length) await setImmediate();
  }
}

/** All rows of a query about many things, which is asked about a chunk of them at a time. */
export async function rowsInChunks<Asked, Row>(
  asked: readonly Asked[],
  query: (chunk: Asked[]) => { execute: () => Promise<Row[]> },
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const chunk of inChunks(asked)) rows.push(...(await query(chunk).execute()));
  return rows;
}
