import type { Db } from './client';
import { setMetaIfAbsent, readMeta, writeMeta } from './meta';

const KEY = 'data_key';

/** The name of the data key that encrypts the database; `undefined` before the first start. */
export const readKeyName = (db: Db): Promise<string | undefined> => readMeta(db, KEY);

/** Sets the key's name if there is none; the first of two concurrent calls wins. */
export const setKeyNameIfAbsent = (db: Db, name: string): Promise<void> =>
  setMetaIfAbsent(db, KEY, name);

export const writeKeyName = (db: Db, name: string): Promise<void> => writeMeta(db, KEY, name);
