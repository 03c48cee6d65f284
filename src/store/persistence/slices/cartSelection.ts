import { selectionRestored } from '../../../slices/cartSelection';
import { ofCustomer } from '../rows';
import { listOf, nonEmptyText, object } from '../shapes';
import type { StoredSlice } from '../storedSlice';

export const cartSelection = {
  ...ofCustomer,
  medium: 'indexedDB',
  parts: ['deselected'],
  version: 2,
  ends: 'work',
  shape: object({ deselected: listOf(nonEmptyText) }),
  restored: selectionRestored,
} satisfies StoredSlice;
