import type { Db } from './client';

const KEY = 'data_key';

/** The name of the data key that the database is kept with; `undefined` before the first start. */
export async function readKeyName(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('meta').where('key', '=', KEY).select('value').executeTakeFirst();
  return row?.value;
}

/** Names the key where none is named yet; of two at once the first stays. */
export async function proposeKeyName(db: Db, name: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key: KEY, value: name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function writeKeyName(db: Db, name: string): Promise<void> {
  await proposeKeyName(db, name);
  await db.updateTable('meta').set({ value: name }).where('key', '=', KEY).execute();
}
