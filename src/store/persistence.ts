import type { Reducer } from '@reduxjs/toolkit';
import { persistReducer, type WebStorage } from 'redux-persist';
import createWebStorage from 'redux-persist/es/storage/createWebStorage';

import type { Entries } from './browserEntries';

const storage = createWebStorage('local');

/** What was kept comes back into a slice that nothing has touched since; what is newer stays. */
const unlessTouched =
  <S>(initial: S) =>
  (kept: S, state: S, reduced: S): S => {
    const isTouched = Object.entries(initial as object).some(
      ([part, value]) => (state as Record<string, unknown>)[part] !== value,
    );
    return isTouched ? reduced : { ...reduced, ...kept };
  };

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
      stateReconciler: unlessTouched(reducer(undefined, { type: 'remembered' })),
      migrate: async (stored) => (stored?._persist.version === version ? stored : undefined),
    },
    reducer,
  );

/**
 * Remembers one slice as the entries that the specification names, in their own forms. The store
 * was made from those entries, so they are written from here on and not read again.
 */
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
      stateReconciler: false,
      serialize: false,
      deserialize: false as never,
    } as Parameters<typeof persistReducer<S>>[0],
    reducer,
  );
};
