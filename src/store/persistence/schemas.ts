import { array, boolean, mixed, number, object, string, type Schema } from 'yup';

/** A record whose keys are not known before. */
const recordOf = (value: Schema) =>
  mixed((stored): stored is object => {
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return false;
    return Object.values(stored).every((one) => value.isValidSync(one, { strict: true }));
  }).required();

const text = string().required();
const texts = array(text).required();

const item = object({
  id: text,
  name: string().defined(),
  quantity: number().integer().min(0).required(),
  thumbnail: object({ url: string().defined() }).required(),
  price: object({
    regularPrice: object({ amount: object({ value: number().required() }).required() }).required(),
  }).required(),
  isOrderable: boolean().required(),
}).required();

const call = object({
  name: string().oneOf(['opticon', 're-orders']).required(),
  products: array(object({ code: text, item: number().integer().required() }).required()),
  order_id: string(),
});

const intents = array(
  object({
    key: text,
    kind: string().oneOf(['add', 'set', 'remove', 'restore']).required(),
    source: text,
    time: number().required(),
    lines: array(item).required(),
    call: call.default(undefined),
    status: string().oneOf(['waiting', 'sent', 'confirmed']).required(),
    tries: number().integer().required(),
  }).required(),
).required();

const changes = array(
  object({
    id: text,
    name: string().defined(),
    packsBefore: number().required(),
    packsNow: number().required(),
    packPriceBefore: number().required(),
    packPriceNow: number().required(),
    from: string().oneOf(['tab', 'device']).required(),
    orderId: string(),
  }).required(),
).required();

const scanned = object({ code: text, quantity: number().integer().min(1).required() }).required();

/** What each slice reads back must look like this; all else is dropped. */
export const SCHEMAS = {
  cartPreview: object({
    lines: object({ ids: texts, entities: recordOf(item) })
      .nullable()
      .defined(),
    intents,
    elsewhere: recordOf(intents),
    inherited: texts,
  }),
  favourites: object({ ids: texts, entities: recordOf(object({ product_id: text })) }),
  cartChanges: object({ changes, newestOrder: string() }),
  cartSelection: object({ deselected: texts }),
  scanned: object({ codes: array(scanned).required() }),
  quantities: object({ typed: recordOf(item), key: string().defined() }),
} satisfies Record<string, Schema>;

export type StoredSlice = keyof typeof SCHEMAS;
