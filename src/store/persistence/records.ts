import { del, get, keys, set, update } from 'idb-keyval';
import type { Schema } from 'yup';

import { RECORDS, type RecordName } from './table';
import { namesOf, parsed, readText, writeText } from './webStorage';

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
  read: () => Promise<Value | undefined>;
  /** Resolves to true once written; to false in a browser without storage. */
  write: (value: Value) => Promise<boolean>;
  /** Updates the stored value atomically with respect to other tabs. */
  change: (make: (now: Value | undefined) => Value | undefined) => Promise<boolean>;
  /** Writes synchronously before the page is gone; the next read moves it to its place. */
  writeLeaving: (value: Value) => void;
  drop: () => Promise<boolean>;
}

const LEFT = 'unwritten:';

/**
 * Returns whether the work succeeded; without storage, a browser throws synchronously or rejects.
 */
async function isDone(work: () => Promise<unknown>): Promise<boolean> {
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
export function onWritten(hear: (key: string) => void): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}

async function isWritten(key: string, work: () => Promise<unknown>): Promise<boolean> {
  const isStored = await isDone(work);
  listeners.forEach((hear) => hear(key));
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
    return await keys();
  } catch {
    return [];
  }
}

/** Moves a value that a page could not write into IndexedDB before it was left. */
async function bringHome(key: string): Promise<void> {
  const text = readText('localStorage', LEFT + key);
  if (text === null) return;
  writeText('localStorage', LEFT + key, null);
  const left = parsed(text);
  if (left !== undefined) await isDone(() => set(key, left));
}

/** The same for every record; what remains in localStorage would be deleted with the session. */
export async function flushLeftovers(): Promise<void> {
  const left = namesOf('localStorage').filter((name) => name.startsWith(LEFT));
  await Promise.all(left.map((name) => bringHome(name.slice(LEFT.length))));
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
    const isWhole =
      stored?.version === version && schema.isValidSync(stored.value, { strict: true });
    return isWhole ? stored.value : undefined;
  };
  const drop = () => isWritten(key, () => del(key));

  return {
    read: async () => {
      await bringHome(key);
      const stored = await storedAt<Value>(key);
      const value = valueIn(stored);
      if (stored !== undefined && value === undefined) {
        console.warn(`What the browser has stored as '${key}' is not readable and is dropped.`);
        await drop();
      }
      return value;
    },
    write: (value) => {
      writeText('localStorage', LEFT + key, null);
      return isWritten(key, () => set(key, { version, value }));
    },
    change: (make) => {
      writeText('localStorage', LEFT + key, null);
      return isWritten(key, () =>
        update<Stored<Value> | undefined>(key, (stored) => {
          const value = make(valueIn(stored));
          return value === undefined ? undefined : { version, value };
        }),
      );
    },
    writeLeaving: (value) =>
      writeText('localStorage', LEFT + key, JSON.stringify({ version, value })),
    drop,
  };
}
