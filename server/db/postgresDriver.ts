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

import { isAway, UnknownOutcome } from './failures';
import { repeated } from './repeated';
import { guardConnection, type Guard } from './writeGuard';

/** Whether migrations are under way in this process. */
interface Migrating {
  isOn: boolean;
}

/** Held by a transaction that migrates until it ends. */
const MIGRATION_LOCK = CompiledQuery.raw(
  `select id from ${DEFAULT_MIGRATION_LOCK_TABLE} where id = '${MIGRATION_LOCK_ID}' for update`,
);

/**
 * Kysely holds a lock of the session while it migrates. A pooler gives that session to others, so that the
 * lock is never let go; here a row is held by the transaction instead.
 */
class CarefulPostgresAdapter extends PostgresAdapter {
  readonly #migrating: Migrating;

  constructor(migrating: Migrating) {
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

/** Asks before it writes, repeats a single statement that was refused, and tells a commit that nobody answered from one that failed. */
class CarefulPostgresDriver extends PostgresDriver {
  readonly #guard: Guard;
  readonly #migrating: Migrating;
  readonly #inTransaction = new WeakSet<DatabaseConnection>();
  readonly #known = new WeakSet<DatabaseConnection>();

  constructor(config: PostgresDialectConfig, guard: Guard, migrating: Migrating) {
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
    // Within a transaction it is the whole transaction that is done anew.
    connection.executeQuery = (query) =>
      this.#inTransaction.has(connection) ? execute(query) : repeated(() => execute(query));
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
      throw isAway(error) ? new UnknownOutcome(error) : error;
    }
  }

  /** A connection that was lost has taken everything back by itself: then it is the loss that is told. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!isAway(error)) throw error;
    }
  }
}

export class CarefulPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #guard: Guard;
  readonly #migrating: Migrating = { isOn: false };

  constructor(config: PostgresDialectConfig, guard: Guard) {
    super(config);
    this.#config = config;
    this.#guard = guard;
  }

  override createDriver(): PostgresDriver {
    return new CarefulPostgresDriver(this.#config, this.#guard, this.#migrating);
  }

  override createAdapter(): PostgresAdapter {
    return new CarefulPostgresAdapter(this.#migrating);
  }
}
