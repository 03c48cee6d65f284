import { sql } from 'kysely';

import type { Db } from './client';
import type { CustomerId } from './tables/ids';

/** A position in PostgreSQL's write-ahead log; later positions are greater. */
export type Position = bigint;

/** Parses a `pg_lsn` such as `16/B374D848`. */
function parsePosition(text: string): Position {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** Distinguishes databases with different contents. */
interface Identity {
  system: string;
  database: string;
  /** Incremented each time a replica is promoted. */
  timeline: number;
}

export interface ServerState extends Identity {
  position: Position;
  isReplica: boolean;
}

interface StateRow extends Identity {
  position: string;
  is_replica: boolean;
}

const toServerState = ({ position, is_replica, ...identity }: StateRow): ServerState => ({
  ...identity,
  position: parsePosition(position),
  isReplica: is_replica,
});

/**
 * State of the primary. The timeline comes from the WAL file name, since the control file is
 * updated too late.
 */
export async function primaryState(db: Db): Promise<ServerState> {
  const { rows } = await sql<StateRow>`
    select pg_current_wal_insert_lsn()::text as position, false as is_replica,
      system_identifier::text as system, current_database() as database,
      ('x' || substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8))::bit(32)::int as timeline
    from pg_control_system()`.execute(db);
  return toServerState(rows[0]!);
}

/** Replay position of a replica; `isReplica` is false for a primary. */
export async function replicaState(db: Db): Promise<ServerState> {
  const { rows } = await sql<StateRow>`
    select coalesce(pg_last_wal_replay_lsn(), '0/0')::text as position,
      pg_is_in_recovery() as is_replica, system_identifier::text as system,
      current_database() as database, timeline_id as timeline
    from pg_control_system(), pg_control_checkpoint()`.execute(db);
  return toServerState(rows[0]!);
}

export async function primaryPosition(db: Db): Promise<Position> {
  const { rows } = await sql<{ position: string }>`
    select pg_current_wal_insert_lsn()::text as position`.execute(db);
  return parsePosition(rows[0]!.position);
}

export async function replicaPosition(db: Db): Promise<Position> {
  const { rows } = await sql<{ position: string }>`
    select coalesce(pg_last_wal_replay_lsn(), '0/0')::text as position`.execute(db);
  return parsePosition(rows[0]!.position);
}

/** WAL position of a customer's last change; 0 if none is known. */
export async function positionOf(db: Db, customerId: CustomerId): Promise<Position> {
  const row = await db
    .selectFrom('customer_positions')
    .where('customer_id', '=', customerId)
    .select('position')
    .executeTakeFirst();
  return row ? parsePosition(row.position) : 0n;
}

/**
 * Records the WAL position after a customer's change has been committed. The position is read while
 * the row is locked, so that the later one of two concurrent changes wins.
 */
export async function recordPosition(db: Db, customerId: CustomerId): Promise<void> {
  const position = sql<string>`pg_current_wal_insert_lsn()::text`;
  await db
    .insertInto('customer_positions')
    .values({ customer_id: customerId, position })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ position }))
    .execute();
}
