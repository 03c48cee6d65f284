import { del, get, set } from 'idb-keyval';
import type { WebStorage } from 'redux-persist';

import { readText, writeText } from './webStorage';

/** The two storage engines for redux-persist; neither throws if the browser stores nothing. */
export const STORAGES: Record<'localStorage' | 'indexedDB', WebStorage> = {
  /** That of redux-persist reads and removes nothing in a page that was loaded while it was full. */
  localStorage: {
    getItem: async (name: string) => readText('localStorage', name),
    setItem: async (name: string, text: string) => {
      writeText('localStorage', name, text);
    },
    removeItem: async (name: string) => {
      writeText('localStorage', name, null);
    },
  },
  /** Stores values without serialising them. Throws synchronously if the database is refused. */
  indexedDB: {
    getItem: async (name: string) => (await get(name)) ?? null,
    setItem: async (name: string, value: unknown) => set(name, value),
    removeItem: async (name: string) => del(name),
  },
};
