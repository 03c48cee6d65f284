import {
  nonEmptyText,
  flag,
  listOf,
  number,
  object,
  oneOf,
  optional,
  orNull,
  recordOf,
  text,
  integer,
  type Shape,
} from './shapes';

const item = object({
  id: nonEmptyText,
  name: text,
  quantity: integer(0),
  thumbnail: object({ url: text }),
  price: object({ regularPrice: object({ amount: object({ value: number }) }) }),
  isOrderable: flag,
});

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

/** The schema of each stored slice; anything that does not match is dropped. */
export const SCHEMAS = {
  cartPreview: object({
    lines: orNull(object({ ids: listOf(nonEmptyText), entities: recordOf(item) })),
    intents,
    elsewhere: recordOf(intents),
    inherited: listOf(nonEmptyText),
  }),
  favourites: object({
    ids: listOf(nonEmptyText),
    entities: recordOf(object({ product_id: nonEmptyText })),
  }),
  cartChanges: object({ changes, newestOrder: optional(text) }),
  cartSelection: object({ deselected: listOf(nonEmptyText) }),
  scanned: object({ codes: listOf(object({ code: nonEmptyText, quantity: integer(1) })) }),
  quantities: object({ typed: recordOf(item), key: text }),
} satisfies Record<string, Shape>;

export type StoredSlice = keyof typeof SCHEMAS;
