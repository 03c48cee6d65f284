import type { RootState } from '../hooks';

/** Where something is stored, and how long. */
interface Row {
  belongsTo: 'customer' | 'browser' | 'staff';
  /**
   * - `entries`: entries of localStorage by the specification's names, read and written by `entries.ts`.
   * - `localStorage`: redux-persist's `persist:<slice>`, at once.
   * - `indexedDB`: redux-persist's `<slice>:<customer>`.
   * - `records`: `<record>:<customer>…` in IndexedDB, by `records.ts`.
   * - `sessionStorage`: an entry of its own.
   */
  medium: 'entries' | 'localStorage' | 'indexedDB' | 'records' | 'sessionStorage' | null;
  /** The parts that are stored; what is not named begins anew with each visit. */
  parts: readonly string[];
  /** Of another version nothing is read. */
  version: number;
  /** Milliseconds without another change before it is written. */
  pause: number;
  /**
   * - `page`: it is in memory alone.
   * - `session`: nothing is left of it once its customer is gone.
   * - `work`: it goes with the session too, but what is not done waits in IndexedDB under the
   *   customer's name, where nobody else reads it.
   * - `tab`: with the tab.
   * - `never`: a person's own choice, or what a person takes away.
   */
  ends: 'page' | 'session' | 'work' | 'tab' | 'never';
}

const gone: Row = {
  belongsTo: 'browser',
  medium: null,
  parts: [],
  version: 0,
  pause: 0,
  ends: 'page',
};
const ofCustomer: Row = { ...gone, belongsTo: 'customer', ends: 'session' };
const entries: Row = { ...gone, medium: 'entries', ends: 'never' };

/** Every slice of the state: a new one does not compile until it is said here where it is kept. */
export const TABLE = {
  api: ofCustomer,
  connection: gone,
  products: ofCustomer,
  notices: ofCustomer,
  session: {
    ...entries,
    belongsTo: 'customer',
    parts: ['token', 'user', 'mongoObj'],
    ends: 'session',
  },
  language: { ...entries, parts: ['selected'] },
  searchText: { ...entries, parts: ['text'] },
  consent: { ...entries, parts: ['choice'] },
  banners: { ...entries, parts: ['dismissed'] },
  listView: { ...entries, parts: ['view'] },
  rows: { ...entries, parts: ['height'] },
  chat: gone,
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

/** What is stored beside the slices, because one screen alone looks at it. */
export const RECORDS = {
  /** A worksheet, by its name; as long as it is open it is in the slice `worksheets`. */
  sheet: { ...workOfCustomer, version: 2 },
  /** What stands half typed in a box. */
  text: workOfCustomer,
  /** Whether a customer's lists count packs or units. */
  counting: workOfCustomer,
  /** A list that is being checked, with the content that it was read from. */
  upload: workOfCustomer,
  /** The lists that went into the cart. */
  addedUploads: workOfCustomer,
  /** An order until it is placed, with what was sent of it. */
  orderDraft: workOfCustomer,
  /** A half-filled application: whoever fills it in has no account yet. */
  application: { ...workOfCustomer, belongsTo: 'browser', ends: 'never' },
  placeTold: ofTab,
  staff: { ...ofTab, belongsTo: 'staff' },
  deskKeys: { belongsTo: 'staff', medium: 'entries', version: 0, ends: 'never' },
} as const satisfies Record<string, RecordRow>;

export type RecordName = Exclude<keyof typeof RECORDS, 'placeTold' | 'staff' | 'deskKeys'>;
