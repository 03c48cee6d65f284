import {
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely';

import { isAway, UnknownOutcome } from './failures';
import { repeated } from './repeated';
import { guardConnection, type Guard } from './writeGuard';

/** Asks before it writes, repeats a single statement that was refused, and tells a commit that nobody answered from one that failed. */
class CarefulPostgresDriver extends PostgresDriver {
  readonly #guard: Guard;
  readonly #inTransaction = new WeakSet<DatabaseConnection>();
  readonly #known = new WeakSet<DatabaseConnection>();

  constructor(config: PostgresDialectConfig, guard: Guard) {
    super(config);
    this.#guard = guard;
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

  constructor(config: PostgresDialectConfig, guard: Guard) {
    super(config);
    this.#config = config;
    this.#guard = guard;
  }

  override createDriver(): PostgresDriver {
    return new CarefulPostgresDriver(this.#config, this.#guard);
  }
}
