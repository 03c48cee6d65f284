import { Type, type Static, type TSchema } from 'typebox';

import { MAX_ORDER_LINES, MAX_ORDER_COMMENT_LENGTH, MAX_PO_REFERENCE_LENGTH } from '#domain/orders';
import { MAX_ITEM } from '#domain/quantity';

import {
  Day,
  StrictObject,
  IdempotencyHeaders,
  Lang,
  OrderId,
  Price,
  ProductId,
  UserId,
} from './fields';
import { LineReport, LinesReport } from './lines';
import { Problem } from './replies';

const tags = ['Cart and orders'] as const;

/** One of several parallel lists of equal length; a scalar is a list of one. */
const OneOrMany = <S extends TSchema>(schema: S) =>
  Type.Union([schema, Type.Array(schema, { minItems: 1, maxItems: MAX_ORDER_LINES })]);

export const NewOrder = StrictObject(
  {
    product_id: OneOrMany(ProductId),
    /** Ship packs per line. */
    order_qty: OneOrMany(Type.Integer({ minimum: 1, maximum: MAX_ITEM })),
    /** The unit price that the buyer saw, compared in cents. */
    price: OneOrMany(Price),
    /** Units per ship pack that the buyer saw; if one has changed, the order is refused. */
    ship_pack: Type.Optional(OneOrMany(Type.Integer({ minimum: 1 }))),
    /** The buyer's date or time; informational, as the server's clock is authoritative. */
    date: Type.Optional(Type.String({ maxLength: 40 })),
    user_id: UserId,
    order_comment: Type.Optional(Type.String({ maxLength: MAX_ORDER_COMMENT_LENGTH })),
    po_reference: Type.Optional(Type.String({ maxLength: MAX_PO_REFERENCE_LENGTH })),
    /** Code of the customer's shipping address; the default address if omitted. */
    ship_to: Type.Optional(Type.String({ maxLength: 40 })),
    /**
     * Whether the caller understands `requisition_id`: an order above a limit of the buyer is then
     * sent for approval; otherwise it is refused with 409.
     */
    may_need_approval: Type.Optional(Type.Boolean()),
    /** Standing lists that this order answers, and their days: 409 if somebody has answered. */
    answers: Type.Optional(
      OneOrMany(
        StrictObject({ list_id: Type.String({ minLength: 1, maxLength: 64 }), next_on: Day }),
      ),
    ),
    lang: Lang,
  },
  {
    examples: [
      {
        product_id: ['AC1043', 'YR2210'],
        order_qty: [2, 1],
        price: [4.25, 8.6],
        user_id: 'c-17',
        po_reference: 'PO-7741',
        order_comment: 'Dock 3',
      },
    ],
  },
);
export type NewOrder = Static<typeof NewOrder>;

const PlacedOrder = Type.Object({ status: Type.Literal(true), order_id: Type.String() });
/** An order that waits for approval. */
const SentOrder = Type.Object({ status: Type.Literal(true), requisition_id: Type.String() });
export type PlacedOrder = Static<typeof PlacedOrder> | Static<typeof SentOrder>;

export const placeOrder = {
  method: 'POST',
  url: '/api/store/orders',
  schema: {
    tags,
    summary: 'Places an order for lines in the cart; responds once it is stored',
    description:
      'Three lists of equal length: products, ship packs, and the unit prices that the buyer saw. An order is placed in full or not at all: 409 lists each line whose price or stock has changed. With `may_need_approval`, an order above a limit of the buyer is answered 202 with `requisition_id`. It can be cancelled with `cancelOrder` until it is released.',
    headers: IdempotencyHeaders,
    body: NewOrder,
    response: {
      200: PlacedOrder,
      202: SentOrder,
      '4xx': Problem,
    },
  },
} as const;

export const cancelOrder = {
  method: 'POST',
  url: '/api/cancel-order',
  schema: {
    tags,
    summary:
      'Cancels an order that has not been released yet; its lines can be put back into the cart',
    headers: IdempotencyHeaders,
    body: StrictObject({
      user_id: UserId,
      order_id: OrderId,
      /** Whether to put the lines back into the cart. */
      to_cart: Type.Optional(Type.Boolean()),
      lang: Lang,
    }),
    response: {
      200: Type.Object({
        status: Type.Literal(true),
        message: Type.String(),
        /** Outcome of each line that was to go back into the cart. */
        lines: Type.Optional(Type.Array(LineReport)),
      }),
      '4xx': Problem,
    },
  },
} as const;

export const reOrder = {
  method: 'POST',
  url: '/api/re-orders',
  schema: {
    tags,
    summary: 'Adds an earlier order to the cart, or with `check` only reports',
    headers: IdempotencyHeaders,
    body: StrictObject({
      user_id: UserId,
      order_id: OrderId,
      check: Type.Optional(Type.Boolean()),
      lang: Lang,
    }),
    response: { 200: LinesReport, '4xx': Problem },
  },
} as const;
