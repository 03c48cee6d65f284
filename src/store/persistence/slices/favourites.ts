import { api } from '../../../api/api';
import { favouritesRestored } from '../../../slices/favourites';
import { ofCustomer } from '../rows';
import { listOf, nonEmptyText, object, recordOf } from '../shapes';
import type { StoredSlice } from '../storedSlice';

export const favourites = {
  ...ofCustomer,
  medium: 'localStorage',
  parts: ['ids', 'entities'],
  version: 2,
  shape: object({
    ids: listOf(nonEmptyText),
    entities: recordOf(object({ product_id: nonEmptyText })),
  }),
  restored: favouritesRestored,
  followed: () => api.util.invalidateTags(['Favourites']),
} satisfies StoredSlice;
