import { get, set } from 'idb-keyval';

/** What IndexedDB holds in a record. */
export const keptAt = async <Value>(key: string): Promise<Value | undefined> =>
  (await get<{ value: Value } | undefined>(key))?.value;

/** Puts a value there, as an earlier visit would have left it. */
export const keepAt = (key: string, value: unknown) => set(key, { version: 1, value });
