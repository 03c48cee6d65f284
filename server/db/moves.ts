import { sql } from 'kysely';

import { inTransaction, isPostgres, type Db } from './client';
import { isOn, MOVE_LEASE, type DatabaseMove } from './writeGuard';

/** The move that a database is in, or that it was left by; `undefined` if it is in normal use. */
export async function moveOf(db: Db): Promise<DatabaseMove | undefined> {
  const move = await db
    .selectFrom('leases')
    .where('name', '=', MOVE_LEASE)
    .select(['holder', 'until'])
    .executeTakeFirst();
  return move && isOn(move) ? move : undefined;
}

export async function writeMove(db: Db, { holder, until }: DatabaseMove): Promise<void> {
  await db
    .insertInto('leases')
    .values({ name: MOVE_LEASE, holder, until })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ holder, until }))
    .execute();
}

export async function endMove(db: Db): Promise<void> {
  await db.deleteFrom('leases').where('name', '=', MOVE_LEASE).execute();
}

/** Waits until all transactions that have written to these tables end. */
export async function awaitWriters(db: Db, tables: readonly string[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!isPostgres(db)) return;
    const all = sql.join(tables.map((table) => sql.table(table)));
    await sql`lock table ${all} in share mode`.execute(tx);
  });
}
