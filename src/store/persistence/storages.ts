import { del, get, set } from 'idb-keyval';
import type { WebStorage } from 'redux-persist';
import createWebStorage from 'redux-persist/es/storage/createWebStorage';

/** The two storage engines for redux-persist; neither throws if the browser stores nothing. */
export const STORAGES: Record<'localStorage' | 'indexedDB', WebStorage> = {
  localStorage: createWebStorage('local'),
  /** Stores values without serialising them. Throws synchronously if the database is refused. */
  indexedDB: {
    getItem: async (name: string) => (await get(name)) ?? null,
    setItem: async (name: string, value: unknown) => set(name, value),
    removeItem: async (name: string) => del(name),
  },
};
