import { cartFollowed, cartRestored } from '../../../slices/cartPreview';
import type { OfflineCart } from '../../../slices/cartPreviewState';
import { hasMissedIntents, intentsOfAllTabs } from '../../../slices/cartTabs';
import { ofCustomer } from '../rows';
import {
  integer,
  listOf,
  nonEmptyText,
  number,
  object,
  oneOf,
  optional,
  orNull,
  recordOf,
  text,
} from '../shapes';
import type { StoredSlice } from '../storedSlice';

import { item } from './itemShape';

const call = object({
  name: oneOf('opticon', 're-orders'),
  products: optional(listOf(object({ code: nonEmptyText, item: integer() }))),
  order_id: optional(text),
});

const intents = listOf(
  object({
    key: nonEmptyText,
    kind: oneOf('add', 'set', 'remove', 'restore'),
    source: nonEmptyText,
    time: number,
    lines: listOf(item),
    call: optional(call),
    status: oneOf('waiting', 'sent', 'confirmed'),
    tries: integer(),
  }),
);

export const cartPreview = {
  ...ofCustomer,
  medium: 'localStorage',
  parts: ['lines', 'intents', 'elsewhere', 'inherited'],
  version: 3,
  ends: 'work',
  shape: object({
    lines: orNull(object({ ids: listOf(nonEmptyText), entities: recordOf(item) })),
    intents,
    elsewhere: recordOf(intents),
    inherited: listOf(nonEmptyText),
  }),
  restored: (stored: OfflineCart, writer) => cartRestored({ writer, stored }),
  followed: (stored: OfflineCart, writer) => cartFollowed({ writer, stored }),
  hasMissedIntents,
  parked: (stored: OfflineCart) =>
    intentsOfAllTabs(stored).length > 0 ? { ...stored, lines: null } : undefined,
} satisfies StoredSlice;
