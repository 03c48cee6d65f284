import { sql } from 'kysely';

import { forUpdate, type Db } from './client';

/** What the database says of itself under a key; `undefined` where it says nothing. */
export async function readMeta(db: Db, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('meta').where('key', '=', key).select('value').executeTakeFirst();
  return row?.value;
}

/** The same, held until the transaction ends. */
export async function lockMeta(tx: Db, key: string): Promise<string | undefined> {
  const asked = tx.selectFrom('meta').where('key', '=', key).select('value');
  return (await forUpdate(tx, asked).executeTakeFirst())?.value;
}

/** What it says under several keys at one moment. */
export async function readMetas(
  db: Db,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('meta').where('key', 'in', keys).selectAll().execute();
  return new Map(rows.map(({ key, value }) => [key, value]));
}

/** Says something where nothing is said yet; of two at once the first stays. */
export async function proposeMeta(db: Db, key: string, value: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Raises a flag; false where it was up already: of two at once one raises it. */
export async function raiseFlag(db: Db, key: string): Promise<boolean> {
  const raised = await db
    .insertInto('meta')
    .values({ key, value: UP })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: UP }).where('meta.value', '!=', UP),
    )
    .returning('key')
    .executeTakeFirst();
  return raised !== undefined;
}

const UP = 'up';

/** Says something, whatever was said before. */
export async function writeMeta(db: Db, key: string, value: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/**
 * Raises a counter; its row is held until the transaction ends, so that numbers are given in the order of
 * commits. Returns the last one. A counter that is not there yet starts above `base`.
 */
export async function raiseMeta(tx: Db, key: string, by: number, base = 0): Promise<number> {
  const raised = sql<string>`cast(cast(meta.value as bigint) + ${sql.lit(by)} as text)`;
  const { value } = await tx
    .insertInto('meta')
    .values({ key, value: String(base + by) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: raised }))
    .returning('value')
    .executeTakeFirstOrThrow();
  return Number(value);
}
