import { sql } from 'kysely';

import { forUpdate, isPostgres, type Db } from './client';

/** Reads a value of the database's metadata; `undefined` if it is not set. */
export async function readMeta(db: Db, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('meta').where('key', '=', key).select('value').executeTakeFirst();
  return row?.value;
}

/** The same, locked until the transaction ends. */
export async function lockMeta(tx: Db, key: string): Promise<string | undefined> {
  const query = tx.selectFrom('meta').where('key', '=', key).select('value');
  return (await forUpdate(tx, query).executeTakeFirst())?.value;
}

/** What can be created only once, although there is no row yet to lock. */
type Creation = 'products' | 'api_keys' | 'customers' | 'invoices';

/**
 * Waits for other transactions that create the same, until they end, so that what they have created
 * is read next; others wait for this one. SQLite has a single writer anyway.
 */
export async function lockCreation(tx: Db, what: Creation): Promise<void> {
  if (isPostgres(tx)) await writeMeta(tx, `creating_${what}`, '');
}

/** Several values at one moment, by key. */
export async function readMetaValues(
  db: Db,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('meta').where('key', 'in', keys).selectAll().execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** Sets a value unless there is one; the first of two concurrent calls wins. */
export async function setMetaIfAbsent(db: Db, key: string, value: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Raises a flag; returns false if it was up. Only one of two concurrent calls raises it. */
export async function raiseFlag(db: Db, key: string): Promise<boolean> {
  const raised = await db
    .insertInto('meta')
    .values({ key, value: RAISED })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: RAISED }).where('meta.value', '!=', RAISED),
    )
    .returning('key')
    .executeTakeFirst();
  return raised !== undefined;
}

const RAISED = 'up';

/** Sets a value, replacing any previous one. */
export async function writeMeta(db: Db, key: string, value: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/**
 * Increments a counter and returns its new value. Its row is locked until the transaction ends, so
 * that numbers are assigned in commit order. A new counter starts from `base`.
 */
export async function incrementMeta(tx: Db, key: string, by: number, base = 0): Promise<number> {
  const raised = sql<string>`cast(cast(meta.value as bigint) + ${sql.lit(by)} as text)`;
  const { value } = await tx
    .insertInto('meta')
    .values({ key, value: String(base + by) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: raised }))
    .returning('value')
    .executeTakeFirstOrThrow();
  return Number(value);
}
