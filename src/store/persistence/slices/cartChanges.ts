import { cartChangesRestored } from '../../../slices/cartChanges';
import { ofCustomer } from '../rows';
import { listOf, nonEmptyText, number, object, oneOf, optional, text } from '../shapes';
import type { StoredSlice } from '../storedSlice';

const changes = listOf(
  object({
    id: nonEmptyText,
    name: text,
    packsBefore: number,
    packsNow: number,
    packPriceBefore: number,
    packPriceNow: number,
    from: oneOf('tab', 'device'),
    orderId: optional(text),
  }),
);

export const cartChanges = {
  ...ofCustomer,
  medium: 'localStorage',
  parts: ['changes', 'newestOrder'],
  version: 4,
  shape: object({ changes, newestOrder: optional(text) }),
  restored: cartChangesRestored,
} satisfies StoredSlice;
