import { Type, type Static } from 'typebox';

import { LINE_OUTCOMES } from '#domain/lines';

import { Nullable, Price } from './fields';
import { Product } from './product';

/** Range of ship packs per line in the customer's earlier orders; 0 if there are none. */
export const UsualQuantity = Type.Object({
  least: Type.Integer(),
  most: Type.Integer(),
  /** Quantities from here on are unusual enough to ask for confirmation. */
  unusual_from: Type.Integer(),
});
export type UsualQuantity = Static<typeof UsualQuantity>;

export const LineReport = Type.Object({
  /** Position in the request, starting at 1. */
  line: Type.Integer({ minimum: 1 }),
  /** The product id or barcode as it was sent. */
  code: Type.String(),
  /** The requested quantity as it was sent: ship packs, or units if `counting` says so. */
  item: Type.Integer(),
  product_id: Nullable(Type.String()),
  outcome: Type.Enum([...LINE_OUTCOMES]),
  /** The outcome in the caller's language, with advice on what to do. */
  message: Type.String(),
  /** Ship packs that were added to the cart, or that a check would add. */
  possible: Type.Integer(),
  /** Ship packs of the product in the cart before this line. */
  in_cart: Type.Integer(),
  /**
   * How the code was resolved: as a case code, or as one that the customer mapped to this product.
   */
  read_as: Type.Optional(Type.Enum(['case', 'remembered'])),
  /**
   * Scans of this line already in the cart or in an order, newest first (checks of uploads only).
   */
  seen: Type.Optional(
    Type.Array(
      Type.Object({
        scans: Type.Integer(),
        /** The order that contains them; null if they are in a cart, or the reader may not see it. */
        order_id: Nullable(Type.String()),
        /** UTC, ISO 8601. */
        date: Type.String(),
        /** In the cart of a colleague, not in the reader's, or in an order of a colleague. */
        colleague: Type.Optional(Type.Literal(true)),
        /** In an order that the reader may not see. */
        is_ordered: Type.Optional(Type.Literal(true)),
      }),
    ),
  ),
  /** Ship packs requested by scans that were not seen before (only with `seen`). */
  fresh: Type.Optional(Type.Integer()),
  product: Type.Optional(Product),
  /** The usual quantity of the product (only with `product`, and in a check). */
  usual: Type.Optional(UsualQuantity),
  candidates: Type.Optional(Type.Array(Product)),
  /** Unit price in the earlier order (re-order only). */
  price_then: Type.Optional(Price),
  /** Current unit price (re-order only). */
  price_now: Type.Optional(Price),
  /** Units per ship pack in the earlier order (re-order only). */
  ship_pack_then: Type.Optional(Type.Integer()),
});
export type LineReport = Static<typeof LineReport>;

/** `status` is true if at least one line was added, or would be added by a check. */
export const LinesReport = Type.Object({
  status: Type.Boolean(),
  message: Type.Optional(Type.String()),
  lines: Type.Array(LineReport),
});
export type LinesReport = Static<typeof LinesReport>;
