import { Type, type Static } from 'typebox';

import { LINE_OUTCOMES } from '#domain/lines';

import { Price } from './common';
import { Product } from './product';

export const LineReport = Type.Object({
  /** Position in what was sent, from 1. */
  line: Type.Integer({ minimum: 1 }),
  /** The product id or barcode as it was sent. */
  code: Type.String(),
  /** Ship packs asked for. */
  item: Type.Integer(),
  product_id: Type.Union([Type.String(), Type.Null()]),
  outcome: Type.Enum([...LINE_OUTCOMES]),
  /** The outcome in the caller's language, with what to do about it. */
  message: Type.String(),
  /** Ship packs that went, or in a check would go, into the cart. */
  possible: Type.Integer(),
  /** Ship packs that the cart held of the product before this line. */
  in_cart: Type.Integer(),
  product: Type.Optional(Product),
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
