import { LANGUAGES } from '#domain/languages';

import type { Db } from '../db/client';
import { primaryReadRouter, type ReadRouter } from '../db/readRouter';

import { followChanges } from './followChanges';
import { MemoryView } from './memoryView';
import { openIndexFile } from './openIndexFile';
import { readSnapshot } from './readSnapshot';
import { openSearchIndexes, type SearchIndexes } from './searchIndexes';
import type { Snapshot } from './snapshot';
import { refreshTiles, type Tiles } from './tiles';
import { updateSnapshot } from './updateSnapshot';
import { readChanges, type CatalogueChanges } from './version';
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
  /**
   * File that caches the catalogue for the next start; nothing is cached if omitted. With it, the
   * search indexes are ready once the catalogue is open.
   */
  file?: string;
  /** Interval between checks of the version, in milliseconds. */
  pollMs?: number;
  /** Where large reads go; the database itself if omitted. */
  reads?: Pick<ReadRouter, 'read' | 'catchUp'>;
  /** Shown instead of missing pictures; if omitted, every product has a picture's name. */
  tiles?: Tiles | undefined;
  /** Called if the database cannot be read or the file written; the current view stays in use. */
  onError?: (error: unknown) => void;
}

/** Reads the catalogue into memory and keeps it up to date, whichever process changes it. */
export async function openCatalogue(
  db: Db,
  {
    file,
    pollMs = 1000,
    reads = primaryReadRouter(db),
    tiles,
    onError = () => {},
  }: CatalogueOptions = {},
): Promise<Catalogue> {
  const indexFile = await openIndexFile(db, file);
  const { stored } = indexFile;
  // Later reads from a replica must not be older than this.
  await reads.catchUp();
  const indexes = openSearchIndexes(reads);
  const reader = openSnapshotReader(reads, indexes);
  /** Builds the search index of every language before anyone searches in it. */
  const buildIndexes = async (target: Snapshot) => {
    for (const language of LANGUAGES) {
      if (!changes.isClosed()) await indexes.indexOf(target, language);
    }
  };
  /** Swaps in the new view only once all of it is ready. */
  const reload = async (): Promise<boolean> => {
    const hasNewPictures = await refreshTiles(tiles);
    const changed = await readChanges(db, snapshot.version);
    if (changed.version === snapshot.version) {
      if (hasNewPictures) view = viewOf(snapshot);
      return hasNewPictures;
    }
    await reads.catchUp();
    const next = (await reader.update(snapshot, changed)) ?? (await reader.read());
    await buildIndexes(next);
    snapshot = next;
    view = viewOf(next);
    return true;
  };
  const maintain = async () => {
    await buildIndexes(snapshot);
    if (!changes.isClosed()) await indexFile.update(snapshot, indexes);
  };
  const viewOf = (target: Snapshot): View =>
    new MemoryView(target, (language) => indexes.indexOf(target, language), tiles);

  const changes = await followChanges(db, { reload, maintain, pollMs, onError });
  let snapshot = stored ? stored.snapshot : await reader.read();
  if (stored) indexes.add(snapshot, stored.indexes);
  else if (file) await buildIndexes(snapshot);
  await refreshTiles(tiles);
  let view = viewOf(snapshot);
  if (stored) await changes.refresh();
  changes.start();

  return {
    get view() {
      return view;
    },
    get edition() {
      return changes.edition;
    },
    get secondsToRead() {
      return reader.secondsToRead();
    },
    refresh: changes.refresh,
    close: changes.close,
  };
}

/** Reads the catalogue from the database. */
function openSnapshotReader(reads: Pick<ReadRouter, 'read'>, indexes: SearchIndexes) {
  let secondsToRead = 0;
  return {
    /** Duration of the last `read`. */
    secondsToRead: () => secondsToRead,
    read: async (): Promise<Snapshot> => {
      const startedAt = performance.now();
      const loaded = await reads.read(readSnapshot);
      secondsToRead = (performance.now() - startedAt) / 1000;
      return loaded;
    },
    /** Reads only the changed products; `undefined` if the whole catalogue has to be read. */
    update: async (snapshot: Snapshot, { version, seen }: CatalogueChanges) => {
      if (seen === 'whole') return undefined;
      const change = await reads.read((readDb) =>
        updateSnapshot(readDb, snapshot, { version, productIds: seen }),
      );
      if (change) await indexes.update(snapshot, change);
      return change?.snapshot;
    },
  };
}
