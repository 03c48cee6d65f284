import { createPersistoid, getStoredState } from 'redux-persist';

import type { AppStore, RootState } from '../hooks';

import { answerInTime } from './answerInTime';
import { dropLeftover, flushLeftover, writeSurely } from './leftovers';
import { STORAGES } from './storages';
import type { Parts, StoredSlice } from './storedSlice';
import { STORED_SLICES, type StoredName } from './storedSlices';

type Medium = keyof typeof STORAGES;

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
  timer: ReturnType<typeof setTimeout> | null;
}

function configOf(name: StoredName, owner: string, medium: Medium = STORED_SLICES[name].medium) {
  const isText = medium === 'localStorage';
  return {
    key: isText ? name : `${name}:${owner}`,
    keyPrefix: isText ? 'persist:' : '',
    storage: STORAGES[medium],
    serialize: isText,
    deserialize: isText,
  };
}

const partsOf = (name: StoredName, state: RootState): Parts => {
  const slice: Parts = { ...state[name] };
  return Object.fromEntries(STORED_SLICES[name].parts.map((part) => [part, slice[part]]));
};

/** Returns where a tab stores the slice of a customer, before anything is read from there. */
function openTarget(name: StoredName, owner: string, tab: string, state: RootState): StorageTarget {
  const config = configOf(name, owner);
  return {
    owner,
    config,
    writer: createPersistoid(config),
    mark: { version: STORED_SLICES[name].version, owner, writer: tab, turn: 0, rehydrated: true },
    parts: partsOf(name, state),
    isRestored: false,
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
  name: StoredName,
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
  if (STORED_SLICES[name].shape(parts)) return { parts, writer, turn };
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
function makeParking(name: StoredName) {
  const { parked: partsToPark }: StoredSlice = STORED_SLICES[name];

  const park = async ({ owner, mark, parts }: StorageTarget) => {
    if (!partsToPark) return;
    const config = configOf(name, owner, 'indexedDB');
    const parked = partsToPark(parts as never);
    if (parked) await write({ config, mark, parts: parked, writer: createPersistoid(config) });
    else await config.storage.removeItem(config.key).catch(() => undefined);
  };

  const readParked = async ({ owner, mark }: StorageTarget) =>
    partsToPark &&
    answerInTime(readParts(name, { config: configOf(name, owner, 'indexedDB'), mark }));

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

/** Persists one slice for one customer at a time, as its entry defines. */
export function makePersister(name: StoredName, store: AppStore) {
  const { medium, pause, restored, followed, hasMissedIntents }: StoredSlice = STORED_SLICES[name];
  const { park, readNewest } = makeParking(name);
  let current: StorageTarget | null = null;

  const writeTarget = (target: StorageTarget): Promise<void> => {
    const { config, parts, mark } = target;
    if (medium !== 'indexedDB') return write(target);
    return writeSurely(config.key, { ...parts, _persist: mark }, () => {
      dropLeftover(config.key);
      return write(target);
    });
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
        store.dispatch(restored(stored.parts as never, stored.writer));
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

    /** Writes at once what is to be written after a pause. */
    flush,

    /** Handles a write by another tab; ignored if it is for another customer. */
    follow: async (key: string | null) => {
      const opened = current;
      if (!opened?.isRestored || key !== opened.config.keyPrefix + opened.config.key) return;
      const stored = await readParts(name, opened);
      const { writer: tab } = opened.mark;
      if (!stored || stored.writer === tab || current !== opened || !followed) return;
      const { parts, writer, turn } = stored;
      opened.mark.turn = Math.max(opened.mark.turn, turn);
      store.dispatch(followed(parts as never, writer));
      if (hasMissedIntents?.(parts as never, opened.parts as never, tab)) await write(opened);
    },
  };
}
