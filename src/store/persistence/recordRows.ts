import type { PersistenceRow } from './rows';

interface RecordRow extends Pick<PersistenceRow, 'belongsTo' | 'medium' | 'version' | 'ends'> {
  /** Whether values cannot be written as JSON, and so not while the page is being left. */
  hasBytes?: true;
}

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
  upload: { ...workOfCustomer, hasBytes: true },
  /** The lists that were added to the cart. */
  addedUploads: workOfCustomer,
  /** An order until it is placed, including what was sent of it. */
  orderDraft: workOfCustomer,
  /** An unfinished application; the applicant has no account yet. */
  application: { ...workOfCustomer, belongsTo: 'browser', ends: 'never' },
  /** What can end the session of a customer who signed out without a connection, and only that. */
  openSessions: { belongsTo: 'browser', medium: 'entries', version: 0, ends: 'never' },
  shopKeys: { belongsTo: 'browser', medium: 'entries', version: 0, ends: 'never' },
  placeTold: ofTab,
  staff: { ...ofTab, belongsTo: 'staff' },
  deskKeys: { belongsTo: 'staff', medium: 'entries', version: 0, ends: 'never' },
} as const satisfies Record<string, RecordRow>;

export type RecordName = Exclude<
  keyof typeof RECORDS,
  'openSessions' | 'shopKeys' | 'placeTold' | 'staff' | 'deskKeys'
>;
