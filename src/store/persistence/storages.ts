import type { WebStorage } from 'redux-persist';
import createWebStorage from 'redux-persist/es/storage/createWebStorage';

/** redux-persist's two media; neither throws where the browser keeps nothing. */
export const STORAGES: Record<'localStorage' | 'indexedDB', WebStorage> = {
  localStorage: createWebStorage('local'),
  /** Holds values as they are: nothing is written as text. */
  indexedDB: {
    getItem: async (name: string) => (await (await import('idb-keyval')).get(name)) ?? null,
    setItem: async (name: string, value: unknown) => (await import('idb-keyval')).set(name, value),
    removeItem: async (name: string) => (await import('idb-keyval')).del(name),
  },
};
