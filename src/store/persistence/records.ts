import { del, get, keys, set, update } from 'idb-keyval';
import type { Schema } from 'yup';

import { answerInTime } from './answerInTime';
import { dropLeftover, flushLeftover, flushLeftovers, writeSurely } from './leftovers';
import { RECORDS, type RecordName } from './recordRows';
import { succeeds } from './succeeds';

/** A value as stored in IndexedDB. */
interface Stored<Value> {
  version: number;
  value: Value;
}

/**
 * Work that continues after a reload, stored separately from the slices; a browser without storage
 * is not an error.
 */
export interface StoredRecord<Value> {
  /** Resolves to `undefined` if the browser's storage does not answer in time. */
  read: () => Promise<Value | undefined>;
  /** Resolves whenever the browser's storage answers. */
  readLate: () => Promise<Value | undefined>;
  /** Resolves to true once written; to false in a browser without storage. */
  write: (value: Value) => Promise<boolean>;
  /**
   * Updates the stored value atomically with respect to other tabs. If the page is left before
   * that, the next one stores the value `ifLeft` instead, or deletes the record if it is `null`.
   */
  change: (
    make: (now: Value | undefined) => Value | undefined,
    ifLeft?: Value | null,
  ) => Promise<boolean>;
  drop: () => Promise<boolean>;
}

const listeners = new Set<(key: string) => void>();

/**
 * Calls back with the key of every record that this tab writes or deletes, once done; returns an
 * unsubscribe function.
 */
export function onWritten(listener: (key: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function writeAndNotify(key: string, work: () => Promise<unknown>): Promise<boolean> {
  const isStored = await succeeds(work);
  listeners.forEach((listener) => listener(key));
  return isStored;
}

async function storedAt<Value>(key: string): Promise<Stored<Value> | undefined> {
  try {
    return await get<Stored<Value>>(key);
  } catch {
    return undefined;
  }
}

async function storedKeys(): Promise<IDBValidKey[]> {
  try {
    return (await answerInTime(keys())) ?? [];
  } catch {
    return [];
  }
}

/** Returns the last parts of the keys of the records under this one: `<record>:<place>:<part>`. */
export async function partsUnder(name: RecordName, place: string): Promise<string[]> {
  await flushLeftovers();
  const start = `${name}:${place}:`;
  const own = (await storedKeys()).filter(
    (key): key is string => typeof key === 'string' && key.startsWith(start),
  );
  return own.map((key) => key.slice(start.length));
}

/**
 * One record of the table, under its name and `part`, which includes its owner. A value that does
 * not match the schema or has another version is dropped with a warning.
 */
export function recordAt<Value>(
  name: RecordName,
  part: string,
  schema: Schema<Value>,
): StoredRecord<Value> {
  const key = `${name}:${part}`;
  const row = RECORDS[name];
  const { version } = row;
  const valueIn = (stored: Stored<Value> | undefined): Value | undefined => {
    const isValid =
      stored?.version === version && schema.isValidSync(stored.value, { strict: true });
    return isValid ? stored.value : undefined;
  };
  const storedOf = (value: Value): Stored<Value> => ({ version, value });
  const leftoverOf = (value: Value) => ('hasBytes' in row ? undefined : storedOf(value));
  const replace = (leftover: object | null | undefined, work: () => Promise<unknown>) =>
    writeSurely(key, leftover, () => {
      dropLeftover(key);
      return writeAndNotify(key, work);
    });
  const drop = () => replace(null, () => del(key));

  const readLate = async () => {
    await flushLeftover(key);
    const stored = await storedAt<Value>(key);
    const value = valueIn(stored);
    if (stored !== undefined && value === undefined) {
      console.warn(`What the browser has stored as '${key}' is not readable and is dropped.`);
      await drop();
    }
    return value;
  };

  return {
    read: () => answerInTime(readLate()),
    readLate,
    write: (value) => replace(leftoverOf(value), () => set(key, storedOf(value))),
    change: (make, ifLeft) =>
      writeSurely(key, ifLeft && leftoverOf(ifLeft), async () => {
        await flushLeftover(key);
        return writeAndNotify(key, () =>
          update<Stored<Value> | undefined>(key, (stored) => {
            const value = make(valueIn(stored));
            return value === undefined ? undefined : storedOf(value);
          }),
        );
      }),
    drop,
  };
}
