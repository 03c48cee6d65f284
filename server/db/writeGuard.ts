import { CompiledQuery, type DatabaseConnection } from 'kysely';

/** Name of the lease that marks a database as being moved, or as having been moved. */
export const MOVE_LEASE = 'moving';
/** Expiry of the lease of a database that has been replaced by another. */
export const NEVER_EXPIRES = '9999-12-31T23:59:59.999Z';

export interface DatabaseMove {
  /** What is happening to it, such as 'it is being moved to postgres://…'. */
  holder: string;
  until: string;
}

/** Thrown instead of writing while a database is being moved, and after it has been. */
export class WritesBlocked extends Error {
  constructor({ holder, until }: DatabaseMove) {
    super(
      until === NEVER_EXPIRES
        ? `This database is read-only: ${holder}. ${ADVICE}`
        : `This database is read-only for a few minutes: ${holder}.`,
    );
  }
}

const ADVICE =
  'Set DATABASE_URL to the database in use, repeat the move if it was interrupted, or keep using this one: npm run migrate-to -- --stay';

/** How long the state of the move is cached, in milliseconds. */
export const MOVE_CACHE_MS = 1_000;

/** Cached state of a database's move; off until its tables exist. */
export interface WriteGuard {
  isOn: boolean;
  move: DatabaseMove | undefined;
  checkedAt: number;
}

export const newGuard = (): WriteGuard => ({ isOn: false, move: undefined, checkedAt: -Infinity });

const guarded = new WeakSet<DatabaseConnection>();

/** Makes a connection check for a move before it writes. */
export function guardConnection(
  connection: DatabaseConnection,
  guard: WriteGuard,
): DatabaseConnection {
  if (guarded.has(connection)) return connection;
  guarded.add(connection);
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async <Row>(query: CompiledQuery) => {
    if (guard.isOn && isWrite(query)) await assertNotMoving(execute, guard);
    return execute<Row>(query);
  };
  return connection;
}

const WRITE_NODES: ReadonlySet<string> = new Set([
  'InsertQueryNode',
  'UpdateQueryNode',
  'DeleteQueryNode',
]);
const WRITE_STATEMENT = /^\s*(insert|update|delete|begin immediate)\b/i;
const isWrite = ({ query, sql: text }: CompiledQuery): boolean =>
  query.kind === 'RawNode' ? WRITE_STATEMENT.test(text) : WRITE_NODES.has(query.kind);

async function assertNotMoving(execute: DatabaseConnection['executeQuery'], guard: WriteGuard) {
  if (performance.now() - guard.checkedAt > MOVE_CACHE_MS) {
    const moveQuery = CompiledQuery.raw(
      `select holder, until from leases where name = '${MOVE_LEASE}'`,
    );
    const { rows } = await execute<DatabaseMove>(moveQuery);
    guard.move = rows[0];
    guard.checkedAt = performance.now();
  }
  if (guard.move && isOn(guard.move)) throw new WritesBlocked(guard.move);
}

export const isOn = ({ until }: DatabaseMove): boolean => until > new Date().toISOString();
