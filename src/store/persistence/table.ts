import type { RootState } from '../hooks';

/** Where something is stored, and for how long. */
interface Row {
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

const notStored: Row = {
  belongsTo: 'browser',
  medium: null,
  parts: [],
  version: 0,
  pause: 0,
  ends: 'page',
};
const ofCustomer: Row = { ...notStored, belongsTo: 'customer', ends: 'session' };
const entries: Row = { ...notStored, medium: 'entries', ends: 'never' };

/** Every slice of the state: a new one does not compile until its storage is defined here. */
export const TABLE = {
  api: ofCustomer,
  connection: notStored,
  products: ofCustomer,
  notices: ofCustomer,
  session: {
    ...entries,
    belongsTo: 'customer',
    parts: ['token', 'user', 'mongoObj'],
    ends: 'session',
  },
  language: { ...entries, parts: ['selected'] },
  searchText: { ...entries, belongsTo: 'customer', parts: ['text'], ends: 'session' },
  consent: { ...entries, parts: ['choice'] },
  banners: { ...entries, parts: ['dismissed'] },
  listView: { ...entries, parts: ['view'] },
  rows: { ...entries, parts: ['height'] },
  chat: notStored,
  cartPreview: {
    ...ofCustomer,
    medium: 'localStorage',
    parts: ['lines', 'intents', 'elsewhere', 'inherited'],
    version: 3,
    ends: 'work',
  },
  favourites: { ...ofCustomer, medium: 'localStorage', parts: ['ids', 'entities'], version: 2 },
  cartChanges: {
    ...ofCustomer,
    medium: 'localStorage',
    parts: ['changes', 'newestOrder'],
    version: 4,
  },
  cartReport: ofCustomer,
  worksheets: { ...ofCustomer, medium: 'records', ends: 'work' },
  cartSelection: {
    ...ofCustomer,
    medium: 'indexedDB',
    parts: ['deselected'],
    version: 2,
    ends: 'work',
  },
  quantities: {
    ...ofCustomer,
    medium: 'indexedDB',
    parts: ['typed', 'key'],
    version: 2,
    pause: 400,
    ends: 'work',
  },
  scanned: { ...ofCustomer, medium: 'indexedDB', parts: ['codes'], version: 1, ends: 'work' },
} as const satisfies Record<keyof RootState, Row>;

type RecordRow = Pick<Row, 'belongsTo' | 'medium' | 'version' | 'ends'>;

const workOfCustomer: RecordRow = {
  belongsTo: 'customer',
  medium: 'records',
  version: 1,
  ends: 'work',
};
const ofTab: RecordRow = {
  belongsTo: 'browser',
  medium: 'sessionStorage',
  version: 0,
  ends: 'tab',
};

/** Data stored separately from the slices, because only one screen uses it. */
export const RECORDS = {
  /** A worksheet, by its name; while it is open, it is in the slice `worksheets`. */
  sheet: { ...workOfCustomer, version: 2 },
  /** Unfinished input of a text field. */
  text: workOfCustomer,
  /** Whether a customer's lists count packs or units. */
  counting: workOfCustomer,
  /** A list that is being checked, with the content it was read from. */
  upload: workOfCustomer,
  /** The lists that were added to the cart. */
  addedUploads: workOfCustomer,
  /** An order until it is placed, including what was sent of it. */
  orderDraft: workOfCustomer,
  /** An unfinished application; the applicant has no account yet. */
  application: { ...workOfCustomer, belongsTo: 'browser', ends: 'never' },
  placeTold: ofTab,
  staff: { ...ofTab, belongsTo: 'staff' },
  deskKeys: { belongsTo: 'staff', medium: 'entries', version: 0, ends: 'never' },
} as const satisfies Record<string, RecordRow>;

export type RecordName = Exclude<keyof typeof RECORDS, 'placeTold' | 'staff' | 'deskKeys'>;
