import { del, get, set } from 'idb-keyval';
import type { WebStorage } from 'redux-persist';
import createWebStorage from 'redux-persist/es/storage/createWebStorage';

/** redux-persist's two media; neither throws where the browser keeps nothing. */
export const STORAGES: Record<'localStorage' | 'indexedDB', WebStorage> = {
  localStorage: createWebStorage('local'),
  /** Holds values as they are: nothing is written as text. A database that is refused throws at once. */
  indexedDB: {
    getItem: async (name: string) => (await get(name)) ?? null,
    setItem: async (name: string, value: unknown) => set(name, value),
    removeItem: async (name: string) => del(name),
  },
};
