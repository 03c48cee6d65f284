import { quantitiesRestored } from '../../../slices/quantities';
import { ofCustomer } from '../rows';
import { object, recordOf, text } from '../shapes';
import type { StoredSlice } from '../storedSlice';

import { item } from './itemShape';

export const quantities = {
  ...ofCustomer,
  medium: 'indexedDB',
  parts: ['typed', 'key'],
  version: 2,
  pause: 400,
  ends: 'work',
  shape: object({ typed: recordOf(item), key: text }),
  restored: quantitiesRestored,
} satisfies StoredSlice;
