import type { Db } from './client';

/** What the database says of itself under a key; `undefined` where it says nothing. */
export async function readMeta(db: Db, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('meta').where('key', '=', key).select('value').executeTakeFirst();
  return row?.value;
}

/** Says something where nothing is said yet; of two at once the first stays. */
export async function proposeMeta(db: Db, key: string, value: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Says something, whatever was said before. */
export async function writeMeta(db: Db, key: string, value: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
