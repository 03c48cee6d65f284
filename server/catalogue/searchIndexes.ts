import { LANGUAGES, type Language } from '#domain/languages';

import type { ReadRouter } from '../db/readRouter';

import { buildSearchIndex, type SearchIndex } from './search/searchIndex';
import { updateSearchIndex } from './search/updateSearchIndex';
import type { Snapshot } from './snapshot';
import type { SnapshotChange } from './updateSnapshot';

/** Search indexes of each state of the catalogue, built on first use. */
export function openSearchIndexes({ read }: Pick<ReadRouter, 'read'>) {
  const indexes = new WeakMap<Snapshot, Map<Language, Promise<SearchIndex>>>();

  const indexOf = (snapshot: Snapshot, language: Language): Promise<SearchIndex> => {
    const known = indexes.get(snapshot) ?? new Map<Language, Promise<SearchIndex>>();
    indexes.set(snapshot, known);
    const index = known.get(language) ?? read((db) => buildSearchIndex(db, snapshot, language));
    known.set(language, index);
    index.catch(() => known.delete(language));
    return index;
  };
  const add = (snapshot: Snapshot, ready: ReadonlyMap<Language, SearchIndex>) => {
    const known = Array.from(ready, ([language, index]) => {
      return [language, Promise.resolve(index)] as const;
    });
    indexes.set(snapshot, new Map(known));
  };

  return {
    indexOf,
    add,
    /** Builds those of all languages, one after the other. */
    allOf: async (snapshot: Snapshot): Promise<Map<Language, SearchIndex>> => {
      const all = new Map<Language, SearchIndex>();
      for (const language of LANGUAGES) all.set(language, await indexOf(snapshot, language));
      return all;
    },
    /** Derives those of a changed catalogue from those before, where that is possible. */
    update: async (before: Snapshot, change: SnapshotChange) => {
      const ready = new Map<Language, SearchIndex>();
      for (const language of LANGUAGES) {
        const index = await indexOf(before, language);
        const updated = await read((db) => updateSearchIndex(db, index, change));
        if (updated) ready.set(language, updated);
      }
      add(change.snapshot, ready);
    },
  };
}

export type SearchIndexes = ReturnType<typeof openSearchIndexes>;
