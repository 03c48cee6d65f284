import { sql } from 'kysely';

import type { Db } from './client';

/** A place in PostgreSQL's log of changes: a later one is greater. */
export type Position = bigint;

/** Reads a `pg_lsn` such as `16/B374D848`. */
function readPosition(text: string): Position {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** What tells databases apart that do not hold the same. */
interface Identity {
  system: string;
  database: string;
  /** Counted up each time that a replica takes over. */
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

const state = ({ position, is_replica, ...identity }: StateRow): ServerState => ({
  ...identity,
  position: readPosition(position),
  isReplica: is_replica,
});

/** Where the server that takes writes is now. Its control file learns of a new timeline too late. */
export async function primaryState(db: Db): Promise<ServerState> {
  const { rows } = await sql<StateRow>`
    select pg_current_wal_insert_lsn()::text as position, false as is_replica,
      system_identifier::text as system, current_database() as database,
      ('x' || substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8))::bit(32)::int as timeline
    from pg_control_system()`.execute(db);
  return state(rows[0]!);
}

/** How far a replica has come; of a server that takes writes, that it does. */
export async function replicaState(db: Db): Promise<ServerState> {
  const { rows } = await sql<StateRow>`
    select coalesce(pg_last_wal_replay_lsn(), '0/0')::text as position,
      pg_is_in_recovery() as is_replica, system_identifier::text as system,
      current_database() as database, timeline_id as timeline
    from pg_control_system(), pg_control_checkpoint()`.execute(db);
  return state(rows[0]!);
}

export async function primaryPosition(db: Db): Promise<Position> {
  const { rows } = await sql<{ position: string }>`
    select pg_current_wal_insert_lsn()::text as position`.execute(db);
  return readPosition(rows[0]!.position);
}

export async function replicaPosition(db: Db): Promise<Position> {
  const { rows } = await sql<{ position: string }>`
    select coalesce(pg_last_wal_replay_lsn(), '0/0')::text as position`.execute(db);
  return readPosition(rows[0]!.position);
}

/** How far the log had come with a customer's last change; 0 where none is known. */
export async function positionOf(db: Db, customerId: string): Promise<Position> {
  const row = await db
    .selectFrom('customer_positions')
    .where('customer_id', '=', customerId)
    .select('position')
    .executeTakeFirst();
  return row ? readPosition(row.position) : 0n;
}

/**
 * Called once a customer's change is committed. The position is read while the row is held, so that of two
 * changes at once the later position stays.
 */
export async function keepPosition(db: Db, customerId: string): Promise<void> {
  const position = sql<string>`pg_current_wal_insert_lsn()::text`;
  await db
    .insertInto('customer_positions')
    .values({ customer_id: customerId, position })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ position }))
    .execute();
}
