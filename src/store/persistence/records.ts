import { del, get, keys, set, update } from 'idb-keyval';
import type { Schema } from 'yup';

import { answerInTime } from './answerInTime';
import { RECORDS, type RecordName } from './recordRows';
import { entryNames, parseJson, readText, writeText } from './webStorage';

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
  /** Updates the stored value atomically with respect to other tabs. */
  change: (make: (now: Value | undefined) => Value | undefined) => Promise<boolean>;
  /**
   * Writes synchronously before the page is gone; the next read moves it to its place. Without a
   * value the record is deleted.
   */
  writeOnLeave: (value: Value | undefined) => void;
  drop: () => Promise<boolean>;
}

const UNWRITTEN_PREFIX = 'unwritten:';

/**
 * Returns whether the work succeeded; without storage, a browser throws synchronously or rejects.
 */
async function succeeds(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch {
    return false;
  }
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

const writeLeftoverText = (key: string, text: string | null): void =>
  void writeText('localStorage', UNWRITTEN_PREFIX + key, text);

/**
 * Writes a value for IndexedDB synchronously, before the page is gone; `null` if it has been
 * overtaken.
 */
export const writeLeftover = (key: string, value: object | null): void =>
  writeLeftoverText(key, value && JSON.stringify(value));

/** Moves a value that a page could not write into IndexedDB before it was left. */
export async function flushLeftover(key: string): Promise<void> {
  const text = readText('localStorage', UNWRITTEN_PREFIX + key);
  if (text === null) return;
  writeLeftover(key, null);
  const left = parseJson(text);
  if (left === undefined) return;
  const isMoved = await answerInTime(succeeds(() => (left === null ? del(key) : set(key, left))));
  if (isMoved === undefined) writeLeftoverText(key, text);
}

/** The same for every record; what remains in localStorage would be deleted with the session. */
export async function flushLeftovers(): Promise<void> {
  const left = entryNames('localStorage').filter((name) => name.startsWith(UNWRITTEN_PREFIX));
  await Promise.all(left.map((name) => flushLeftover(name.slice(UNWRITTEN_PREFIX.length))));
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
  const { version } = RECORDS[name];
  const valueIn = (stored: Stored<Value> | undefined): Value | undefined => {
    const isValid =
      stored?.version === version && schema.isValidSync(stored.value, { strict: true });
    return isValid ? stored.value : undefined;
  };
  const drop = () => writeAndNotify(key, () => del(key));

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
    write: (value) => {
      writeLeftover(key, null);
      return writeAndNotify(key, () => set(key, { version, value }));
    },
    change: (make) => {
      writeLeftover(key, null);
      return writeAndNotify(key, () =>
        update<Stored<Value> | undefined>(key, (stored) => {
          const value = make(valueIn(stored));
          return value === undefined ? undefined : { version, value };
        }),
      );
    },
    writeOnLeave: (value) =>
      writeLeftoverText(key, JSON.stringify(value === undefined ? null : { version, value })),
    drop,
  };
}
