import {
  filled,
  flag,
  listOf,
  number,
  object,
  oneOf,
  optional,
  orNull,
  recordOf,
  text,
  whole,
  type Shape,
} from './shapes';

const item = object({
  id: filled,
  name: text,
  quantity: whole(0),
  thumbnail: object({ url: text }),
  price: object({ regularPrice: object({ amount: object({ value: number }) }) }),
  isOrderable: flag,
});

const call = object({
  name: oneOf('opticon', 're-orders'),
  products: listOf(object({ code: filled, item: whole() })),
  order_id: optional(text),
});

const intents = listOf(
  object({
    key: filled,
    kind: oneOf('add', 'set', 'remove', 'restore'),
    source: filled,
    time: number,
    lines: listOf(item),
    call: optional(call),
    status: oneOf('waiting', 'sent', 'confirmed'),
    tries: whole(),
  }),
);

const changes = listOf(
  object({
    id: filled,
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
    lines: orNull(object({ ids: listOf(filled), entities: recordOf(item) })),
    intents,
    elsewhere: recordOf(intents),
    inherited: listOf(filled),
  }),
  favourites: object({
    ids: listOf(filled),
    entities: recordOf(object({ product_id: filled })),
  }),
  cartChanges: object({ changes, newestOrder: optional(text) }),
  cartSelection: object({ deselected: listOf(filled) }),
  scanned: object({ codes: listOf(object({ code: filled, quantity: whole(1) })) }),
  quantities: object({ typed: recordOf(item), key: text }),
} satisfies Record<string, Shape>;

export type StoredSlice = keyof typeof SCHEMAS;
