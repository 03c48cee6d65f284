import { LANGUAGES, type Language } from '#domain/languages';

import type { Db } from '../db/client';
import { readContentVersions } from '../db/contentVersions';
import { readsOf, type Reads } from '../db/reads';

import { changeSnapshot } from './changeSnapshot';
import { readIndexFile, writeIndexFile } from './indexFile';
import { MemoryView } from './memoryView';
import { changeSearchIndex } from './search/changeSearchIndex';
import { buildSearchIndex, type SearchIndex } from './search/searchIndex';
import type { Snapshot } from './snapshot';
import { takeSnapshot } from './takeSnapshot';
import { readChanges, type Seen } from './version';
import type { View } from './view';

/** The catalogue held for reading: it follows the database by itself until it is closed. */
export interface Catalogue {
  /** What is known now; one request works on one view. */
  readonly view: View;
  /** Another one each time that what visitors see of the catalogue or of the content has changed. */
  readonly edition: object;
  /** How long it took to read it from the database; 0 where it came from its file. */
  readonly secondsToRead: number;
  /** Reads what has changed of the catalogue; the timer does so by itself. */
  refresh(): Promise<void>;
  close(): void;
}

export interface CatalogueOptions {
  /** Where what was read is kept for the next start; nowhere where it is left out. */
  file?: string;
  /** Milliseconds between two looks at the version. */
  pollMs?: number;
  /** Where what is large is read; where it is left out, in the database itself. */
  reads?: Pick<Reads, 'read' | 'catchUp'>;
  /** Told when the database could not be read or the file not written; what was known stays in use. */
  onError?: (error: unknown) => void;
}

/** Reads the catalogue into memory and keeps it up to date, whichever process changes it. */
export async function openCatalogue(
  db: Db,
  { file, pollMs = 1000, reads = readsOf(db), onError = () => {} }: CatalogueOptions = {},
): Promise<Catalogue> {
  const canFollow = async (version: string) => (await readChanges(db, version)).seen !== 'whole';
  const stored = file ? await readIndexFile(file, canFollow) : undefined;
  // What is read beside it from now on must not be older.
  await reads.catchUp();
  let secondsToRead = 0;
  const read = async () => {
    const began = performance.now();
    const taken = await reads.read(takeSnapshot);
    secondsToRead = (performance.now() - began) / 1000;
    return taken;
  };
  /** The catalogue after a change of a few products, of which alone is read. */
  const change = async (seen: Seen, version: string): Promise<Snapshot | undefined> => {
    if (seen === 'whole') return undefined;
    const change = await reads.read((at) =>
      changeSnapshot(at, snapshot, { version, productIds: seen }),
    );
    if (!change) return undefined;
    const ready = new Map<Language, Promise<SearchIndex>>();
    for (const language of LANGUAGES) {
      const before = await indexOf(snapshot, language);
      const index = await reads.read((at) => changeSearchIndex(at, before, change));
      if (index) ready.set(language, Promise.resolve(index));
    }
    indexes.set(change.snapshot, ready);
    return change.snapshot;
  };
  let contentVersions = JSON.stringify(await readContentVersions(db));
  let snapshot = stored ? stored.snapshot : await read();
  let edition = {};
  let inFile = stored?.snapshot.version;
  let isClosed = false;
  let isLooking = false;
  let lastLook: Promise<void> = Promise.resolve();
  const indexes = new WeakMap<Snapshot, Map<Language, Promise<SearchIndex>>>();
  if (stored) {
    const known = Array.from(stored.indexes, ([language, index]) => {
      return [language, Promise.resolve(index)] as const;
    });
    indexes.set(snapshot, new Map(known));
  }

  const indexOf = (of: Snapshot, language: Language): Promise<SearchIndex> => {
    const known = indexes.get(of) ?? new Map<Language, Promise<SearchIndex>>();
    indexes.set(of, known);
    const index = known.get(language) ?? reads.read((at) => buildSearchIndex(at, of, language));
    known.set(language, index);
    index.catch(() => known.delete(language));
    return index;
  };

  /** Makes every language ready before somebody searches in it. */
  const makeReady = async (of: Snapshot) => {
    for (const language of LANGUAGES) if (!isClosed) await indexOf(of, language);
  };
  /** What is shown changes at once, when all of the new is there. */
  const readAnew = async () => {
    const versions = JSON.stringify(await readContentVersions(db));
    if (versions !== contentVersions) edition = {};
    contentVersions = versions;
    const { version, seen } = await readChanges(db, snapshot.version);
    if (version === snapshot.version) return;
    await reads.catchUp();
    const next = (await change(seen, version)) ?? (await read());
    await makeReady(next);
    snapshot = next;
    view = viewOf(next);
    edition = {};
  };
  const refresh = () => {
    lastLook = lastLook.catch(() => {}).then(readAnew);
    return lastLook;
  };
  const viewOf = (of: Snapshot): View => new MemoryView(of, (language) => indexOf(of, language));
  let view = viewOf(snapshot);
  /** A start follows the changes since: the file is written anew where they are no longer told one by one. */
  const keepInFile = async () => {
    if (!file || isClosed || snapshot.version === '' || snapshot.version === inFile) return;
    if (inFile !== undefined && (await canFollow(inFile))) return;
    const kept = snapshot;
    inFile = kept.version;
    const ready = new Map<Language, SearchIndex>();
    for (const language of LANGUAGES) ready.set(language, await indexOf(kept, language));
    await writeIndexFile(file, { snapshot: kept, indexes: ready });
  };
  const report = (error: unknown) => {
    if (!isClosed) onError(error);
  };
  /** Not before the server has begun to answer. */
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    await refresh().catch(report);
    await makeReady(snapshot).then(keepInFile).catch(report);
    isLooking = false;
  };
  if (stored) await refresh();
  const timer = setInterval(() => void look(), pollMs);
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
