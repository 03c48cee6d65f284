import { Type, type Static } from 'typebox';

import { Price } from './fields';

/** Error response: what went wrong and what to do about it, in the caller's language. */
export const Problem = Type.Object({
  status: Type.Literal(false),
  message: Type.String(),
  errors: Type.Optional(
    Type.Array(
      Type.Object({
        field: Type.Optional(Type.String()),
        line: Type.Optional(Type.Integer()),
        product_id: Type.Optional(Type.String()),
        price: Type.Optional(Price),
        available: Type.Optional(Type.Integer()),
        message: Type.String(),
      }),
    ),
  ),
  order_id: Type.Optional(Type.String()),
  /** What waits for approval since an earlier submission. */
  requisition_id: Type.Optional(Type.String()),
});
export type Problem = Static<typeof Problem>;

/** A response of raw bytes instead of JSON. */
export const FileContent = Type.Unknown({ description: 'The file' });

/** Response of a mutation that returns no data. */
export const Done = Type.Object({ status: Type.Boolean(), message: Type.Optional(Type.String()) });
export type Done = Static<typeof Done>;
