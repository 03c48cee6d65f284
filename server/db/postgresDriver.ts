import {
  CompiledQuery,
  DEFAULT_MIGRATION_LOCK_TABLE,
  MIGRATION_LOCK_ID,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely';

import { isUnavailable, UnknownOutcome } from './failures';
import { retryOnConflict } from './retryOnConflict';
import { guardConnection, type WriteGuard } from './writeGuard';

/** Whether migrations are running in this process. */
interface MigrationState {
  isOn: boolean;
}

/** Lock of a migrating transaction, held until it ends. */
const MIGRATION_LOCK = CompiledQuery.raw(
  `select id from ${DEFAULT_MIGRATION_LOCK_TABLE} where id = '${MIGRATION_LOCK_ID}' for update`,
);

/**
 * Kysely holds a session-level advisory lock while it migrates. A connection pooler hands that
 * session to other clients, so that the lock might never be released; this adapter locks a row in
 * the transaction instead.
 */
class RowLockingPostgresAdapter extends PostgresAdapter {
  readonly #migrating: MigrationState;

  constructor(migrating: MigrationState) {
    super();
    this.#migrating = migrating;
  }

  override acquireMigrationLock(): Promise<void> {
    this.#migrating.isOn = true;
    return Promise.resolve();
  }

  override releaseMigrationLock(): Promise<void> {
    this.#migrating.isOn = false;
    return Promise.resolve();
  }
}

/**
 * Checks the write guard, retries a single statement after a conflict, and distinguishes a commit
 * with an unknown outcome from a failed one.
 */
class GuardedPostgresDriver extends PostgresDriver {
  readonly #guard: WriteGuard;
  readonly #migrating: MigrationState;
  readonly #inTransaction = new WeakSet<DatabaseConnection>();
  readonly #known = new WeakSet<DatabaseConnection>();

  constructor(config: PostgresDialectConfig, guard: WriteGuard, migrating: MigrationState) {
    super(config);
    this.#guard = guard;
    this.#migrating = migrating;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    this.#inTransaction.delete(connection);
    if (this.#known.has(connection)) return connection;
    this.#known.add(connection);
    const execute = connection.executeQuery.bind(connection);
    // Within a transaction, the whole transaction is retried.
    connection.executeQuery = (query) =>
      this.#inTransaction.has(connection) ? execute(query) : retryOnConflict(() => execute(query));
    return guardConnection(connection, this.#guard);
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    await super.beginTransaction(connection, settings);
    this.#inTransaction.add(connection);
    if (!this.#migrating.isOn) return;
    try {
      await connection.executeQuery(MIGRATION_LOCK);
    } catch (error) {
      await this.rollbackTransaction(connection);
      throw error;
    }
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.commitTransaction(connection);
    } catch (error) {
      throw isUnavailable(error) ? new UnknownOutcome(error) : error;
    }
  }

  /** A lost connection has rolled back by itself; the original error is then reported. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
  }
}

export class GuardedPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #guard: WriteGuard;
  readonly #migrating: MigrationState = { isOn: false };

  constructor(config: PostgresDialectConfig, guard: WriteGuard) {
    super(config);
    this.#config = config;
    this.#guard = guard;
  }

  override createDriver(): PostgresDriver {
    return new GuardedPostgresDriver(this.#config, this.#guard, this.#migrating);
  }

  override createAdapter(): PostgresAdapter {
    return new RowLockingPostgresAdapter(this.#migrating);
  }
}
