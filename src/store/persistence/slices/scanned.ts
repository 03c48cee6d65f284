import { scansRestored } from '../../../slices/scanned';
import { ofCustomer } from '../rows';
import { integer, listOf, nonEmptyText, object } from '../shapes';
import type { StoredSlice } from '../storedSlice';

export const scanned = {
  ...ofCustomer,
  medium: 'indexedDB',
  parts: ['codes'],
  version: 1,
  ends: 'work',
  shape: object({ codes: listOf(object({ code: nonEmptyText, quantity: integer(1) })) }),
  restored: scansRestored,
} satisfies StoredSlice;
