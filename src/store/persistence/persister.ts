import type { UnknownAction } from '@reduxjs/toolkit';
import { createPersistoid, getStoredState } from 'redux-persist';

import type { AppStore, RootState } from '../hooks';

import { flushLeftover, writeLeftover } from './records';
import { SCHEMAS, type StoredSlice } from './schemas';
import { STORAGES } from './storages';
import { TABLE } from './table';

type Medium = keyof typeof STORAGES;

/** The stored parts of a slice, by name. */
type Parts = Record<string, unknown>;

/** How stored parts are restored into their slice, after validation by the schema. */
export interface Restorer {
  restored: (parts: never, writer: string) => UnknownAction;
  /** Handles what another tab of this browser has stored. */
  followed?: (parts: never, writer: string) => UnknownAction;
  /** Whether the other tab did not know what this one has stored. */
  hasMissedIntents?: (theirs: never, own: never, tab: string) => boolean;
  /**
   * For a slice cleared with the session: returns the unfinished work of its customer, if there is
   * any.
   */
  parked?: (parts: never) => Parts | undefined;
}

/** Where one slice of one customer is stored in the browser. */
interface StorageTarget {
  owner: string;
  config: ReturnType<typeof configOf>;
  writer: ReturnType<typeof createPersistoid>;
  /** Metadata stored beside the parts: a different version or customer is not read. */
  mark: { version: number; owner: string; writer: string; turn: number; rehydrated: true };
  /** The parts as last written, or about to be. */
  parts: Parts;
  isRestored: boolean;
  /** Number of writes in flight, which are lost if the page is left. */
  pendingWrites: number;
  timer: ReturnType<typeof setTimeout> | null;
}

function configOf(name: StoredSlice, owner: string, medium: Medium = TABLE[name].medium) {
  const isText = medium === 'localStorage';
  return {
    key: isText ? name : `${name}:${owner}`,
    keyPrefix: isText ? 'persist:' : '',
    storage: STORAGES[medium],
    serialize: isText,
    deserialize: isText,
  };
}

const partsOf = (name: StoredSlice, state: RootState): Parts => {
  const slice: Parts = { ...state[name] };
  return Object.fromEntries(TABLE[name].parts.map((part) => [part, slice[part]]));
};

/** Returns where a tab stores the slice of a customer, before anything is read from there. */
function openTarget(
  name: StoredSlice,
  owner: string,
  tab: string,
  state: RootState,
): StorageTarget {
  const config = configOf(name, owner);
  return {
    owner,
    config,
    writer: createPersistoid(config),
    mark: { version: TABLE[name].version, owner, writer: tab, turn: 0, rehydrated: true },
    parts: partsOf(name, state),
    isRestored: false,
    pendingWrites: 0,
    timer: null,
  };
}

/** The parts as read, who wrote them, and the number of writes before. */
interface Stored {
  parts: Parts;
  writer: string;
  turn: number;
}

/** Reads what is stored for this customer if it is valid; otherwise discards it with a warning. */
async function readParts(
  name: StoredSlice,
  { config, mark }: Pick<StorageTarget, 'config' | 'mark'>,
): Promise<Stored | undefined> {
  if (!config.serialize) await flushLeftover(config.key);
  const warnUnreadable = (error: unknown) =>
    console.warn(`What the browser has stored as '${config.key}' is not readable.`, error);
  const stored = (await getStoredState(config).catch(warnUnreadable)) as Parts | undefined;
  if (!stored) return undefined;
  const { _persist, ...parts } = stored;
  const {
    version,
    owner,
    writer = '',
    turn = 0,
  } = (_persist ?? {}) as Partial<StorageTarget['mark']>;
  if (version !== mark.version || owner !== mark.owner) return undefined;
  if (SCHEMAS[name](parts)) return { parts, writer, turn };
  warnUnreadable('It does not fit.');
  return undefined;
}

function write({
  writer,
  parts,
  mark,
  config,
}: Pick<StorageTarget, 'writer' | 'parts' | 'mark' | 'config'>): Promise<void> {
  // A fresh object each time forces a write even if no part has changed.
  writer.update({ ...parts, _persist: { ...mark } });
  return writer.flush().catch((error: unknown) => {
    console.warn(`The browser did not keep '${config.key}'.`, error);
  });
}

/**
 * Chromium writes localStorage to disk only seconds later; a copy in IndexedDB survives if the
 * browser is killed.
 */
function makeParking(name: StoredSlice, restorer: Restorer) {
  const park = async ({ owner, mark, parts }: StorageTarget) => {
    if (!restorer.parked) return;
    const config = configOf(name, owner, 'indexedDB');
    const parked = restorer.parked(parts as never);
    if (parked) await write({ config, mark, parts: parked, writer: createPersistoid(config) });
    else await config.storage.removeItem(config.key).catch(() => undefined);
  };

  const readParked = async ({ owner, mark }: StorageTarget) =>
    restorer.parked && readParts(name, { config: configOf(name, owner, 'indexedDB'), mark });

  /** Returns the version written last; parts missing there are taken from the older one. */
  const readNewest = async (opened: StorageTarget): Promise<Stored | undefined> => {
    const [stored, parked] = await Promise.all([readParts(name, opened), readParked(opened)]);
    if (!stored || !parked || parked.turn <= stored.turn) return stored ?? parked;
    const parts = Object.entries(parked.parts).map(([part, value]) => [
      part,
      value ?? stored.parts[part],
    ]);
    return { ...parked, parts: Object.fromEntries(parts) as Parts };
  };

  return { park, readNewest };
}

/** Persists one slice for one customer at a time, as defined in the table. */
export function makePersister(name: StoredSlice, restorer: Restorer, store: AppStore) {
  const { medium, pause } = TABLE[name];
  const { park, readNewest } = makeParking(name, restorer);
  let current: StorageTarget | null = null;

  const writeTarget = async (target: StorageTarget) => {
    if (medium === 'indexedDB') writeLeftover(target.config.key, null);
    target.pendingWrites += 1;
    await write(target);
    target.pendingWrites -= 1;
  };
  const flush = async () => {
    if (!current?.timer) return;
    clearTimeout(current.timer);
    current.timer = null;
    await writeTarget(current);
  };

  return {
    /** Restores what is stored for the customer; nothing is written before. */
    begin: async (owner: string, tab: string) => {
      const opened = openTarget(name, owner, tab, store.getState());
      current = opened;
      const stored = await readNewest(opened);
      if (current !== opened) return;
      opened.isRestored = true;
      if (stored) {
        opened.parts = stored.parts;
        opened.mark.turn = stored.turn;
        store.dispatch(restorer.restored(stored.parts as never, stored.writer));
      }
    },

    /** Writes the parts if any of them has changed. */
    look: () => {
      if (!current?.isRestored) return;
      const now = partsOf(name, store.getState());
      const { parts } = current;
      if (Object.keys(now).every((part) => now[part] === parts[part])) return;
      current.parts = now;
      current.mark = { ...current.mark, turn: current.mark.turn + 1 };
      if (current.timer) clearTimeout(current.timer);
      current.timer = null;
      if (pause === 0) void Promise.all([writeTarget(current), park(current)]);
      else current.timer = setTimeout(() => void flush(), pause);
    },

    /** Finishes pending writes of unfinished work, and deletes what ends with the session. */
    end: async () => {
      const left = current;
      const flushed = flush();
      current = null;
      if (left && medium === 'localStorage') {
        await Promise.all([park(left), left.config.storage.removeItem(`persist:${name}`)]);
      }
      await flushed;
    },

    /** Stores what is not written yet before the page is gone. */
    leave: () => {
      if (medium !== 'indexedDB' || !current) return;
      const { timer, pendingWrites, config, parts, mark } = current;
      if (timer || pendingWrites > 0) writeLeftover(config.key, { ...parts, _persist: mark });
    },

    /** Handles a write by another tab; ignored if it is for another customer. */
    follow: async (key: string | null) => {
      const opened = current;
      if (!opened?.isRestored || key !== opened.config.keyPrefix + opened.config.key) return;
      const stored = await readParts(name, opened);
      const { writer: tab } = opened.mark;
      if (!stored || stored.writer === tab || current !== opened || !restorer.followed) return;
      const { parts, writer, turn } = stored;
      opened.mark.turn = Math.max(opened.mark.turn, turn);
      store.dispatch(restorer.followed(parts as never, writer));
      if (restorer.hasMissedIntents?.(parts as never, opened.parts as never, tab))
        await write(opened);
    },
  };
}
