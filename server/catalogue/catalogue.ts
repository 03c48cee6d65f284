import { LANGUAGES, type Language } from '#domain/languages';

import type { Db } from '../db/client';

import { keeper } from './kept';
import type { Found } from './search/findNearly';
import { search, type Query } from './search/search';
import { buildSearchIndex, type SearchIndex } from './search/searchIndex';
import { roomForLists, type Snapshot } from './snapshot';
import { takeSnapshot } from './takeSnapshot';
import { readCatalogueVersion } from './version';

/** The catalogue held for reading: it follows the database by itself until it is closed. */
export interface Catalogue {
  /** What is known now; one request works on one snapshot. */
  readonly snapshot: Snapshot;
  /** Searches the snapshot, after its index of the language is there. */
  search(snapshot: Snapshot, query: Query): Promise<Found>;
  /** The words of a snapshot's products in a language. */
  wordsOf(snapshot: Snapshot, language: Language): Promise<SearchIndex>;
  /** Reads the catalogue anew where it has changed; the timer does so by itself. */
  refresh(): Promise<void>;
  close(): void;
}

interface Options {
  /** Milliseconds between two looks at the version. */
  pollMs?: number;
  /** Told when the database could not be read; what was known stays in use. */
  onError?: (error: unknown) => void;
}

const searchesOf = keeper<Snapshot, Found>(roomForLists, ({ products }) => 2 * products.length);

/** Reads the catalogue into memory and keeps it up to date, whichever process changes it. */
export async function openCatalogue(
  db: Db,
  { pollMs = 1000, onError = () => {} }: Options = {},
): Promise<Catalogue> {
  let snapshot = await takeSnapshot(db);
  let isClosed = false;
  let isLooking = false;
  let lastLook: Promise<void> = Promise.resolve();
  const indexes = new WeakMap<Snapshot, Map<Language, Promise<SearchIndex>>>();

  const indexOf = (of: Snapshot, language: Language): Promise<SearchIndex> => {
    const known = indexes.get(of) ?? new Map<Language, Promise<SearchIndex>>();
    indexes.set(of, known);
    const index = known.get(language) ?? buildSearchIndex(db, of, language);
    known.set(language, index);
    index.catch(() => known.delete(language));
    return index;
  };

  const readAnew = async () => {
    if ((await readCatalogueVersion(db)) !== snapshot.version) snapshot = await takeSnapshot(db);
  };
  const refresh = () => {
    lastLook = lastLook.catch(() => {}).then(readAnew);
    return lastLook;
  };
  /** Makes every language ready before somebody searches in it; not before the server has begun to answer. */
  const makeReady = async () => {
    for (const language of LANGUAGES) if (!isClosed) await indexOf(snapshot, language);
  };
  const report = (error: unknown) => {
    if (!isClosed) onError(error);
  };
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    await refresh().catch(report);
    isLooking = false;
    await makeReady().catch(report);
  };
  const timer = setInterval(() => void look(), pollMs);
  timer.unref();

  return {
    get snapshot() {
      return snapshot;
    },
    search: async (of, query) => {
      const { text, country, language } = query;
      const asked = JSON.stringify([text, country, language]);
      const kept = searchesOf(of);
      return (
        kept.get(asked) ?? kept.keep(asked, await search(db, of, (one) => indexOf(of, one), query))
      );
    },
    wordsOf: indexOf,
    refresh,
    close: () => {
      isClosed = true;
      clearInterval(timer);
    },
  };
}
