import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer, type WebStorage } from 'redux-persist';
import createWebStorage from 'redux-persist/es/storage/createWebStorage';

import type { Entries } from './browserEntries';

const storage = createWebStorage('local');

/**
 * Remembers one slice in localStorage. Each slice has its own entry and its
 * own version: raise the version when the shape changes and the old entry is
 * dropped, because a fresh start is kinder than a half-migrated one.
 */
export const remembered = <S>(
  key: string,
  version: number,
  reducer: Reducer<S>,
  blacklist: string[] = [],
) =>
  persistReducer<S>(
    {
      key,
      version,
      storage,
      blacklist,
      migrate: async (stored) => (stored?._persist.version === version ? stored : undefined),
    },
    reducer,
  );

/** Remembers one slice as the entries that the specification names, in their own forms. */
export const rememberedAs = <S extends object>(
  key: string,
  entries: Entries<S>,
  reducer: Reducer<S>,
) => {
  const adapter = {
    getItem: async () => entries.read(),
    setItem: async (_key: string, state: unknown) => entries.write(state as S),
    removeItem: async () => {},
  };
  return persistReducer<S>(
    {
      key,
      storage: adapter as unknown as WebStorage,
      serialize: false,
      deserialize: false as never,
    } as Parameters<typeof persistReducer<S>>[0],
    reducer,
  );
};
