import { get, keys, set } from 'idb-keyval';

import { RECORDS, type RecordName } from '../../src/store/persistence/table';

/** What IndexedDB holds in a record. */
export const storedAt = async <Value>(key: string): Promise<Value | undefined> =>
  (await get<{ value: Value } | undefined>(key))?.value;

/** The names of the records that begin like this. */
export const keysUnder = async (start: string): Promise<string[]> =>
  (await keys<string>()).filter((key) => key.startsWith(start));

/** Puts a value there, as an earlier visit would have left it. */
export const storeAt = (key: string, value: unknown) => {
  const { version } = RECORDS[key.split(':')[0] as RecordName];
  return set(key, { version, value });
};
