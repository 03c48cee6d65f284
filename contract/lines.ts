import { Type, type Static } from 'typebox';

import { LINE_OUTCOMES } from '#domain/lines';

import { Nullable, Price } from './common';
import { Product } from './product';

/** Ship packs of a product that one line of the customer's earlier orders held; 0 where none did. */
export const UsualQuantity = Type.Object({
  least: Type.Integer(),
  most: Type.Integer(),
  /** From here on a quantity is so unusual that it is worth a question. */
  unusual_from: Type.Integer(),
});
export type UsualQuantity = Static<typeof UsualQuantity>;

export const LineReport = Type.Object({
  /** Position in what was sent, from 1. */
  line: Type.Integer({ minimum: 1 }),
  /** The product id or barcode as it was sent. */
  code: Type.String(),
  /** What was asked for, as it was sent: ship packs, or units where those are counted. */
  item: Type.Integer(),
  product_id: Nullable(Type.String()),
  outcome: Type.Enum([...LINE_OUTCOMES]),
  /** The outcome in the caller's language, with what to do about it. */
  message: Type.String(),
  /** Ship packs that went, or in a check would go, into the cart. */
  possible: Type.Integer(),
  /** Ship packs that the cart held of the product before this line. */
  in_cart: Type.Integer(),
  /** The code is that of a case, or one that the customer chose this product for earlier. */
  read_as: Type.Optional(Type.Enum(['case', 'remembered'])),
  /** Scans of the line that are in the cart or in an order already, newest first (checks of uploads only). */
  seen: Type.Optional(
    Type.Array(
      Type.Object({
        scans: Type.Integer(),
        /** The order that they went into; null where they are in the cart. */
        order_id: Nullable(Type.String()),
        /** UTC, ISO 8601. */
        date: Type.String(),
      }),
    ),
  ),
  /** Ship packs that the scans not seen before ask for (only beside `seen`). */
  fresh: Type.Optional(Type.Integer()),
  product: Type.Optional(Product),
  /** What of it is usual (only beside `product`, and in a check). */
  usual: Type.Optional(UsualQuantity),
  candidates: Type.Optional(Type.Array(Product)),
  /** Price of one unit in the earlier order (re-order only). */
  price_then: Type.Optional(Price),
  /** Price of one unit now (re-order only). */
  price_now: Type.Optional(Price),
  /** Units in a ship pack in the earlier order (re-order only). */
  ship_pack_then: Type.Optional(Type.Integer()),
});
export type LineReport = Static<typeof LineReport>;

/** `status` is true when at least one line went in, or in a check would go in. */
export const LinesReport = Type.Object({
  status: Type.Boolean(),
  message: Type.Optional(Type.String()),
  lines: Type.Array(LineReport),
});
export type LinesReport = Static<typeof LinesReport>;
