import type { RootState } from '../hooks';

import { ENTRY_ROWS } from './entries';
import { notStored, ofCustomer, type PersistenceRow } from './rows';
import { STORED_SLICES } from './storedSlices';

/** Every slice of the state: a new one does not compile until its storage is defined here. */
export const TABLE: Record<keyof RootState, PersistenceRow> = {
  ...ENTRY_ROWS,
  ...STORED_SLICES,
  api: ofCustomer,
  connection: notStored,
  products: ofCustomer,
  notices: ofCustomer,
  chat: notStored,
  cartReport: ofCustomer,
  /** Each sheet is a record. */
  worksheets: { ...ofCustomer, medium: 'records', ends: 'work' },
};
