import type { Db } from './client';
import { proposeMeta, readMeta } from './meta';

const KEY = 'data_key';

/** The name of the data key that the database is kept with; `undefined` before the first start. */
export const readKeyName = (db: Db): Promise<string | undefined> => readMeta(db, KEY);

/** Names the key where none is named yet; of two at once the first stays. */
export const proposeKeyName = (db: Db, name: string): Promise<void> => proposeMeta(db, KEY, name);

export async function writeKeyName(db: Db, name: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key: KEY, value: name })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: name }))
    .execute();
}
