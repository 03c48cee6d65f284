import type { RootState } from '../hooks';

/**
 * Where one slice is stored, and how long.
 *
 * - `entries`: the specification's own entries of localStorage, read and written by `entries.ts`.
 * - `localStorage`: redux-persist's `persist:<slice>`, at once; it goes with the session. What the
 *   server has not confirmed of the cart then waits in IndexedDB for its customer.
 * - `indexedDB`: redux-persist's `<slice>:<customer>`; it waits there for the same customer.
 * - `sheets`: a record for each worksheet, by `listeners/worksheets`.
 */
interface Row {
  belongsTo: 'customer' | 'browser';
  medium: 'entries' | 'localStorage' | 'indexedDB' | 'sheets' | null;
  /** The parts that are stored; what is not named begins anew with each visit. */
  parts: readonly string[];
  /** Of another version nothing is read. */
  version: number;
  /** Milliseconds without another change before it is written. */
  pause: number;
}

const gone: Row = { belongsTo: 'browser', medium: null, parts: [], version: 0, pause: 0 };
const ofCustomer: Row = { ...gone, belongsTo: 'customer' };
const entries: Row = { ...gone, medium: 'entries' };

/** Every slice of the state: a new one does not compile until it is said here where it is kept. */
export const TABLE = {
  api: ofCustomer,
  connection: gone,
  products: ofCustomer,
  notices: ofCustomer,
  session: { ...entries, belongsTo: 'customer', parts: ['token', 'user', 'mongoObj'] },
  language: { ...entries, parts: ['selected'] },
  searchText: { ...entries, parts: ['text'] },
  cartPreview: {
    ...ofCustomer,
    medium: 'localStorage',
    parts: ['lines', 'intents', 'elsewhere', 'inherited'],
    version: 3,
  },
  favourites: { ...ofCustomer, medium: 'localStorage', parts: ['ids', 'entities'], version: 2 },
  cartChanges: { ...ofCustomer, medium: 'localStorage', parts: ['changes'], version: 2 },
  cartReport: ofCustomer,
  worksheets: { ...ofCustomer, medium: 'sheets', pause: 300 },
  cartSelection: { ...ofCustomer, medium: 'indexedDB', parts: ['deselected'], version: 2 },
  quantities: {
    ...ofCustomer,
    medium: 'indexedDB',
    parts: ['typed', 'key'],
    version: 2,
    pause: 400,
  },
} as const satisfies Record<keyof RootState, Row>;

export type SliceName = keyof typeof TABLE;
