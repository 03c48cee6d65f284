import { LANGUAGES, type Language } from '#domain/languages';

import type { Db } from '../db/client';
import { readContentVersions } from '../db/contentVersions';
import { primaryReadRouter, type ReadRouter } from '../db/readRouter';

import { readIndexFile, writeIndexFile } from './indexFile';
import { MemoryView } from './memoryView';
import { readSnapshot } from './readSnapshot';
import { buildSearchIndex, type SearchIndex } from './search/searchIndex';
import { updateSearchIndex } from './search/updateSearchIndex';
import type { Snapshot } from './snapshot';
import { updateSnapshot } from './updateSnapshot';
import { readChanges, type ChangedProducts } from './version';
import type { View } from './view';

/** The catalogue for reading. It follows the database by itself until it is closed. */
export interface Catalogue {
  /** The current state; a request works on one view throughout. */
  readonly view: View;
  /** A new object each time that the public part of the catalogue or of the content changes. */
  readonly edition: object;
  /** Duration of the last read from the database, in seconds; 0 if loaded from the file. */
  readonly secondsToRead: number;
  /** Reads what has changed in the catalogue; the timer does so by itself. */
  refresh(): Promise<void>;
  close(): void;
}

export interface CatalogueOptions {
  /** File that caches the catalogue for the next start; nothing is cached if omitted. */
  file?: string;
  /** Interval between checks of the version, in milliseconds. */
  pollMs?: number;
  /** Where large reads go; the database itself if omitted. */
  reads?: Pick<ReadRouter, 'read' | 'catchUp'>;
  /** Called if the database cannot be read or the file written; the current view stays in use. */
  onError?: (error: unknown) => void;
}

/** Reads the catalogue into memory and keeps it up to date, whichever process changes it. */
export async function openCatalogue(
  db: Db,
  { file, pollMs = 1000, reads = primaryReadRouter(db), onError = () => {} }: CatalogueOptions = {},
): Promise<Catalogue> {
  const canCatchUp = async (version: string) => (await readChanges(db, version)).seen !== 'whole';
  const stored = file ? await readIndexFile(file, canCatchUp) : undefined;
  // Later reads from a replica must not be older than this.
  await reads.catchUp();
  let secondsToRead = 0;
  const read = async () => {
    const startedAt = performance.now();
    const loaded = await reads.read(readSnapshot);
    secondsToRead = (performance.now() - startedAt) / 1000;
    return loaded;
  };
  /** Returns the catalogue after a change to a few products, reading only those. */
  const applyChanges = async (
    seen: ChangedProducts,
    version: string,
  ): Promise<Snapshot | undefined> => {
    if (seen === 'whole') return undefined;
    const change = await reads.read((readDb) =>
      updateSnapshot(readDb, snapshot, { version, productIds: seen }),
    );
    if (!change) return undefined;
    const ready = new Map<Language, Promise<SearchIndex>>();
    for (const language of LANGUAGES) {
      const before = await indexOf(snapshot, language);
      const index = await reads.read((readDb) => updateSearchIndex(readDb, before, change));
      if (index) ready.set(language, Promise.resolve(index));
    }
    indexes.set(change.snapshot, ready);
    return change.snapshot;
  };
  let contentVersions = JSON.stringify(await readContentVersions(db));
  let snapshot = stored ? stored.snapshot : await read();
  let edition = {};
  let versionInFile = stored?.snapshot.version;
  let isClosed = false;
  let isPolling = false;
  let lastRefresh: Promise<void> = Promise.resolve();
  const indexes = new WeakMap<Snapshot, Map<Language, Promise<SearchIndex>>>();
  if (stored) {
    const known = Array.from(stored.indexes, ([language, index]) => {
      return [language, Promise.resolve(index)] as const;
    });
    indexes.set(snapshot, new Map(known));
  }

  const indexOf = (target: Snapshot, language: Language): Promise<SearchIndex> => {
    const known = indexes.get(target) ?? new Map<Language, Promise<SearchIndex>>();
    indexes.set(target, known);
    const index =
      known.get(language) ?? reads.read((readDb) => buildSearchIndex(readDb, target, language));
    known.set(language, index);
    index.catch(() => known.delete(language));
    return index;
  };

  /** Builds the search index of every language before anyone searches in it. */
  const buildIndexes = async (target: Snapshot) => {
    for (const language of LANGUAGES) if (!isClosed) await indexOf(target, language);
  };
  /** Swaps in the new view only once all of it is ready. */
  const reload = async () => {
    const versions = JSON.stringify(await readContentVersions(db));
    if (versions !== contentVersions) edition = {};
    contentVersions = versions;
    const { version, seen } = await readChanges(db, snapshot.version);
    if (version === snapshot.version) return;
    await reads.catchUp();
    const next = (await applyChanges(seen, version)) ?? (await read());
    await buildIndexes(next);
    snapshot = next;
    view = viewOf(next);
    edition = {};
  };
  const refresh = () => {
    lastRefresh = lastRefresh.catch(() => {}).then(reload);
    return lastRefresh;
  };
  const viewOf = (target: Snapshot): View =>
    new MemoryView(target, (language) => indexOf(target, language));
  let view = viewOf(snapshot);
  /**
   * Rewrites the file only if the changes since its version are no longer recorded one by one;
   * otherwise a start can catch up.
   */
  const updateFile = async () => {
    if (!file || isClosed || snapshot.version === '' || snapshot.version === versionInFile) return;
    if (versionInFile !== undefined && (await canCatchUp(versionInFile))) return;
    const written = snapshot;
    versionInFile = written.version;
    const ready = new Map<Language, SearchIndex>();
    for (const language of LANGUAGES) ready.set(language, await indexOf(written, language));
    await writeIndexFile(file, { snapshot: written, indexes: ready });
  };
  const report = (error: unknown) => {
    if (!isClosed) onError(error);
  };
  /** Runs from the timer only, so that it never delays startup. */
  const poll = async () => {
    if (isPolling) return;
    isPolling = true;
    await refresh().catch(report);
    await buildIndexes(snapshot).then(updateFile).catch(report);
    isPolling = false;
  };
  if (stored) await refresh();
  const timer = setInterval(() => void poll(), pollMs);
  timer.unref();

  return {
    get view() {
      return view;
    },
    get edition() {
      return edition;
    },
    get secondsToRead() {
      return secondsToRead;
    },
    refresh,
    close: () => {
      isClosed = true;
      clearInterval(timer);
    },
  };
}
