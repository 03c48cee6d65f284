/** Where something is stored, and for how long. */
export interface PersistenceRow {
  belongsTo: 'customer' | 'browser' | 'staff';
  /**
   * - `entries`: localStorage entries named by the specification, read and written by `entries.ts`.
   * - `localStorage`: redux-persist's `persist:<slice>`, written at once.
   * - `indexedDB`: redux-persist's `<slice>:<customer>`.
   * - `records`: `<record>:<customer>…` in IndexedDB, by `records.ts`.
   * - `sessionStorage`: a separate entry.
   */
  medium: 'entries' | 'localStorage' | 'indexedDB' | 'records' | 'sessionStorage' | null;
  /** The persisted parts; all others start fresh with each visit. */
  parts: readonly string[];
  /** Data of another version is not read. */
  version: number;
  /** Debounce before writing, in milliseconds. */
  pause: number;
  /**
   * - `page`: only in memory.
   * - `session`: deleted when its customer signs out.
   * - `work`: likewise, but unfinished work stays in IndexedDB under the customer's own name.
   * - `tab`: deleted with the tab.
   * - `never`: a preference of the user, or deleted only by the user.
   */
  ends: 'page' | 'session' | 'work' | 'tab' | 'never';
}

export const notStored: PersistenceRow = {
  belongsTo: 'browser',
  medium: null,
  parts: [],
  version: 0,
  pause: 0,
  ends: 'page',
};
export const ofCustomer: PersistenceRow = { ...notStored, belongsTo: 'customer', ends: 'session' };
export const inEntries: PersistenceRow = { ...notStored, medium: 'entries', ends: 'never' };
