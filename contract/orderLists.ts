import { Type, type Static } from 'typebox';

import { ADDRESS_LIMITS } from '#domain/customers';
import {
  MAX_LIST_LINES,
  MAX_LIST_NAME_LENGTH,
  MAX_LIST_NOTE_LENGTH,
  MAX_LISTS,
} from '#domain/orderLists';
import { MAX_PO_REFERENCE_LENGTH } from '#domain/orders';
import { MAX_ITEM } from '#domain/quantity';
import { MAX_RHYTHM_WEEKS } from '#domain/rhythm';

import {
  CountryFlag,
  Day,
  IdempotencyHeaders,
  Lang,
  Nullable,
  Price,
  ProductId,
  StrictObject,
  UserId,
} from './fields';
import { Product } from './product';
import { Done, Problem } from './replies';

const tags = ['Saved lists'] as const;

const ListId = Type.String({ minLength: 1, maxLength: 64 });
const ListName = Type.String({ minLength: 1, maxLength: MAX_LIST_NAME_LENGTH, pattern: '\\S' });
const Version = Type.Integer({ minimum: 1 });
/** Ship packs that the list suggests; 0 leaves the quantity open. */
const Packs = Type.Integer({ minimum: 0, maximum: MAX_ITEM });

const Weeks = Type.Integer({ minimum: 1, maximum: MAX_RHYTHM_WEEKS });
const PausedDay = Type.Optional(Nullable(Day));

/** When a list is to be ordered; nothing is ordered by itself. Days are of the server's clock. */
const Rhythm = StrictObject({
  every_weeks: Weeks,
  /** The day on which the list's owner is told. */
  next_on: Day,
  /** First and last day on which nobody is told; without the last one, until it is changed. */
  paused_from: PausedDay,
  paused_until: PausedDay,
  /** Proposed when the list is ordered; '' for what is usual. */
  ship_to_code: Type.Optional(Type.String({ maxLength: ADDRESS_LIMITS.code })),
  po_reference: Type.Optional(Type.String({ maxLength: MAX_PO_REFERENCE_LENGTH })),
});
export type NewRhythm = Static<typeof Rhythm>;

/** A saved list of products to order again and again. */
export const OrderList = Type.Object({
  list_id: Type.String(),
  name: Type.String(),
  /** Whether everybody of the company sees it. */
  is_shared: Type.Boolean(),
  /** Whether everybody who sees it may change its lines. */
  is_open: Type.Boolean(),
  /** Whether it belongs to the caller, who alone may rename, share and delete it. */
  is_own: Type.Boolean(),
  owner_name: Type.String(),
  line_count: Type.Integer(),
  /** UTC, ISO 8601. */
  changed_at: Type.String(),
  /** Counts the changes of its name, sharing and deletion. */
  version: Type.Integer(),
  /** Only of a standing list; `is_due` while its day waits for an answer. */
  rhythm: Type.Optional(
    Type.Object({ ...Type.Required(Rhythm).properties, is_due: Type.Boolean() }),
  ),
});
export type OrderList = Static<typeof OrderList>;

/** A product of a list; one that is no longer sold has no price and nothing available. */
export const ListedProduct = Type.Object({
  ...Product.properties,
  packs: Packs,
  note: Type.String(),
});
export type ListedProduct = Static<typeof ListedProduct>;

/** Extends section 7, as the following calls do: advertised as `order-lists` in the features. */
export const listOrderLists = {
  method: 'GET',
  url: '/api/order-lists',
  schema: {
    tags,
    summary: "Lists the customer's saved lists by name, and those deleted of late",
    querystring: StrictObject({ user_id: UserId, lang: Lang }),
    response: {
      200: Type.Object({
        lists: Type.Array(OrderList, { maxItems: MAX_LISTS }),
        /** The caller's own lists that can still be restored. */
        deleted: Type.Array(OrderList),
      }),
      '4xx': Problem,
    },
  },
} as const;

export const showOrderList = {
  method: 'GET',
  url: '/api/order-list',
  schema: {
    tags,
    summary: 'Returns a saved list with its products, in its own order',
    querystring: StrictObject({
      list_id: ListId,
      user_id: UserId,
      country: CountryFlag,
      lang: Lang,
    }),
    response: {
      200: Type.Object({
        list: OrderList,
        /** Whether there are other people of the company to share it with. */
        can_share: Type.Boolean(),
        products: Type.Array(ListedProduct, { maxItems: MAX_LIST_LINES }),
      }),
      '4xx': Problem,
    },
  },
} as const;

export const addOrderList = {
  method: 'POST',
  url: '/api/order-lists',
  schema: {
    tags,
    summary: 'Saves a list; a name that another list has gets a number',
    headers: IdempotencyHeaders,
    body: StrictObject({
      name: ListName,
      lines: Type.Array(StrictObject({ product_id: ProductId, packs: Packs }), {
        maxItems: MAX_LIST_LINES,
      }),
      user_id: UserId,
      lang: Lang,
    }),
    response: { 200: Type.Object({ status: Type.Literal(true), list: OrderList }), '4xx': Problem },
  },
} as const;

export const changeOrderList = {
  method: 'PATCH',
  url: '/api/order-lists',
  schema: {
    tags,
    summary:
      'Renames or shares a list, deletes it, or restores it; 409 if it was changed meanwhile',
    headers: IdempotencyHeaders,
    body: StrictObject({
      list_id: ListId,
      version: Version,
      name: Type.Optional(ListName),
      is_shared: Type.Optional(Type.Boolean()),
      is_open: Type.Optional(Type.Boolean()),
      is_deleted: Type.Optional(Type.Boolean()),
      /** Null ends it. */
      rhythm: Type.Optional(Nullable(Rhythm)),
      user_id: UserId,
      lang: Lang,
    }),
    response: { 200: Type.Object({ status: Type.Literal(true), list: OrderList }), '4xx': Problem },
  },
} as const;

export const changeOrderListLines = {
  method: 'PATCH',
  url: '/api/order-list-lines',
  schema: {
    tags,
    summary: 'Adds, changes or removes lines of a list; all its other lines stay as they are',
    headers: IdempotencyHeaders,
    body: StrictObject({
      list_id: ListId,
      lines: Type.Array(
        StrictObject({
          /** For a new line, any code of the product. */
          product_id: ProductId,
          packs: Type.Optional(Packs),
          note: Type.Optional(Type.String({ maxLength: MAX_LIST_NOTE_LENGTH })),
          is_removed: Type.Optional(Type.Boolean()),
        }),
        { minItems: 1, maxItems: MAX_LIST_LINES },
      ),
      user_id: UserId,
      lang: Lang,
    }),
    response: { 200: Done, '4xx': Problem },
  },
} as const;

/** A standing list whose day has come, and what it would come to now. */
export const DueList = Type.Object({
  list: OrderList,
  /** Lines with a quantity. */
  lines: Type.Integer(),
  /** Of the lines that can be ordered. */
  total: Price,
  /** How many cannot be ordered, and how many have another price than when last ordered. */
  unavailable: Type.Integer(),
  repriced: Type.Integer(),
  /** Products of the lines that can be ordered. */
  product_ids: Type.Array(Type.String(), { maxItems: MAX_LIST_LINES }),
});
export type DueList = Static<typeof DueList>;

export const listDueLists = {
  method: 'GET',
  url: '/api/due-lists',
  schema: {
    tags,
    summary: "Lists the caller's own standing lists whose day has come",
    querystring: StrictObject({ user_id: UserId, country: CountryFlag, lang: Lang }),
    response: {
      200: Type.Object({ lists: Type.Array(DueList, { maxItems: MAX_LISTS }) }),
      '4xx': Problem,
    },
  },
} as const;

export const skipOrderList = {
  method: 'POST',
  url: '/api/skip-order-list',
  schema: {
    tags,
    summary: 'Moves a standing list to its next day without ordering; 409 if somebody has answered',
    headers: IdempotencyHeaders,
    body: StrictObject({ list_id: ListId, next_on: Day, user_id: UserId, lang: Lang }),
    response: { 200: Done, '4xx': Problem },
  },
} as const;
