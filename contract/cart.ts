import { Type, type Static } from 'typebox';

import { HOLD_RULES } from '#domain/holds';
import { MAX_ORDER_LINES } from '#domain/orders';
import { MAX_ITEM } from '#domain/quantity';

import {
  CountryFlag,
  StrictObject,
  IdempotencyHeaders,
  Lang,
  Nullable,
  Price,
  PriceBreaks,
  UserId,
} from './fields';
import { LinesReport, UsualQuantity } from './lines';
import { Done, Problem } from './replies';

const tags = ['Cart and orders'] as const;

export const CartLine = Type.Object({
  /** Id of the cart line, not of the product. */
  id: Type.String(),
  product_id: Type.String(),
  name: Type.String(),
  /** Quantity in ship packs. */
  item: Type.Integer(),
  available: Type.Integer(),
  class: Type.String(),
  /** Current unit price at this quantity. */
  price: Price,
  selling_price: Price,
  selling_price_2: Nullable(Price),
  retail_price: Price,
  /** As of a product. */
  price_breaks: PriceBreaks,
  list_price: Type.Optional(Price),
  expected_on: Type.Optional(Type.String()),
  ship_pack: Type.Integer(),
  image: Type.String(),
  barcodes: Type.Array(Type.String()),
  usual: Type.Optional(UsualQuantity),
});
export type CartLine = Static<typeof CartLine>;

export const showCart = {
  method: 'GET',
  url: '/api/cart',
  schema: {
    tags,
    summary: "Returns the customer's cart",
    querystring: StrictObject({ user_id: UserId, lang: Lang, country: CountryFlag }),
    response: {
      200: Type.Object({
        products: Type.Array(CartLine),
        /**
         * Number of the customer's newest order, which may contain lines that have left the cart.
         */
        newest_order: Type.Optional(Type.String()),
        /** The rule by which the customer's next order will be put on hold; absent if it will not. */
        hold: Type.Optional(Type.Enum([...HOLD_RULES])),
        /** The least that an order comes to; absent if there is none. */
        min_order: Type.Optional(Price),
        /** What the caller may order without approval; absent without a limit. */
        approval: Type.Optional(
          Type.Object({
            order_limit: Type.Optional(Price),
            month_limit: Type.Optional(Price),
            /** What is left of `month_limit`; 0 if it is used up. */
            month_left: Type.Optional(Price),
            /** Names of those who are asked first. */
            asked: Type.String(),
          }),
        ),
        /**
         * Orders that the caller can decide about, and orders of the caller that wait for approval;
         * absent if there are none.
         */
        requisitions: Type.Optional(
          Type.Object({ to_decide: Type.Integer(), own: Type.Integer() }),
        ),
        /** Whether an order needs a purchase-order number. */
        po_required: Type.Optional(Type.Boolean()),
        /** How many of the caller's own standing lists are due; absent if none is. */
        due_lists: Type.Optional(Type.Integer({ minimum: 1 })),
      }),
      '4xx': Problem,
    },
  },
} as const;

/** Product id → ship packs to add to the quantity already in the cart. */
export const ProductCounts = Type.Record(
  Type.String({ pattern: '^[^]{1,64}$' }),
  Type.Integer({ minimum: 1, maximum: MAX_ITEM }),
  {
    maxProperties: MAX_ORDER_LINES,
    additionalProperties: false,
    examples: [{ AC1043: 2, YR2210: 1 }],
  },
);
export type ProductCounts = Static<typeof ProductCounts>;

export const addToCart = {
  method: 'POST',
  url: '/api/cart/add',
  schema: {
    tags,
    summary: 'Adds products to the cart and reports the outcome of each line',
    description:
      'Product ids, each with the ship packs to add to the quantity in the cart. A line that cannot be added in full reports what was added; other lines are not affected.',
    headers: IdempotencyHeaders,
    querystring: StrictObject({ user_id: UserId, lang: Lang, country: CountryFlag }),
    body: ProductCounts,
    response: { 200: LinesReport, '4xx': Problem },
  },
} as const;

export const deleteFromCart = {
  method: 'DELETE',
  url: '/api/cart/delete',
  schema: {
    tags,
    summary: 'Removes a line from the cart by its id',
    querystring: StrictObject({ id: Type.String({ maxLength: 64 }), user_id: UserId, lang: Lang }),
    response: { 200: Done, '4xx': Problem },
  },
} as const;

export const setCartItem = {
  method: 'POST',
  url: '/api/add/item',
  schema: {
    tags,
    summary: "Sets a line's quantity, limited to the available stock",
    body: StrictObject({
      id: Type.String({ maxLength: 64 }),
      user_id: UserId,
      item: Type.Integer({ minimum: 0, maximum: MAX_ITEM }),
      lang: Lang,
    }),
    response: {
      200: Type.Object({
        status: Type.Boolean(),
        message: Type.Optional(Type.String()),
        item: Type.Integer(),
      }),
      '4xx': Problem,
    },
  },
} as const;

export const emptyCart = {
  method: 'DELETE',
  url: '/api/cart-delete-all',
  schema: {
    tags,
    summary: 'Removes all lines from the cart',
    querystring: StrictObject({ user_id: UserId, lang: Lang }),
    response: { 200: Done, '4xx': Problem },
  },
} as const;
