import { get, keys, set } from 'idb-keyval';

import { RECORDS, type RecordName } from '../../src/store/persistence/recordRows';

/** Returns the value of a record in IndexedDB. */
export const storedAt = async <Value>(key: string): Promise<Value | undefined> =>
  (await get<{ value: Value } | undefined>(key))?.value;

/** Returns the keys of the records with this prefix. */
export const keysUnder = async (prefix: string): Promise<string[]> =>
  (await keys<string>()).filter((key) => key.startsWith(prefix));

const storedOf = (key: string, value: unknown) => {
  const { version } = RECORDS[key.split(':')[0] as RecordName];
  return { version, value };
};

/** Stores a value as an earlier visit would have. */
export const storeAt = (key: string, value: unknown) => set(key, storedOf(key, value));

/** Stores it as a page would have that was left before it was written. */
export const leaveAt = (key: string, value: unknown) =>
  localStorage.setItem(`unwritten:${key}`, JSON.stringify(storedOf(key, value)));
