import type { Db } from './client';
import { setMetaIfAbsent, readMeta } from './meta';

const KEY = 'data_key';

/** The name of the data key that encrypts the database; `undefined` before the first start. */
export const readKeyName = (db: Db): Promise<string | undefined> => readMeta(db, KEY);

/** Sets the key's name if there is none; the first of two concurrent calls wins. */
export const setKeyNameIfAbsent = (db: Db, name: string): Promise<void> =>
  setMetaIfAbsent(db, KEY, name);

export async function writeKeyName(db: Db, name: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key: KEY, value: name })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: name }))
    .execute();
}
