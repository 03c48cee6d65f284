import { Type, type Static } from 'typebox';

import { MAX_UPLOAD_LINES } from '#domain/lines';
import { MAX_ITEM } from '#domain/quantity';

import { CountryFlag, StrictObject, IdempotencyHeaders, Lang, UserId } from './fields';
import { LinesReport } from './lines';
import { Problem } from './replies';

export const RequestedLine = StrictObject({
  /** A product id or barcode, as text because leading zeros are significant. */
  code: Type.String({ maxLength: 200 }),
  item: Type.Integer({ minimum: -MAX_ITEM, maximum: MAX_ITEM }),
  /** Fingerprints of the scans counted in this line, so that the server can recognise repeats. */
  scans: Type.Optional(
    Type.Array(Type.String({ minLength: 8, maxLength: 64 }), { maxItems: MAX_UPLOAD_LINES }),
  ),
  /** Quantity of each scan; if omitted, the line's quantity is divided evenly among them. */
  scan_items: Type.Optional(
    Type.Array(Type.Integer({ minimum: -MAX_ITEM, maximum: MAX_ITEM }), {
      maxItems: MAX_UPLOAD_LINES,
    }),
  ),
});
export type RequestedLine = Static<typeof RequestedLine>;

export const uploadScans = {
  method: 'POST',
  url: '/api/opticon',
  schema: {
    tags: ['Cart and orders'],
    summary:
      'Resolves scanned codes and adds the products to the cart, or with `check` only reports',
    headers: IdempotencyHeaders,
    description:
      'Codes are product ids, barcodes or codes that the customer has assigned to a product. Each line reports the product it was resolved to, the quantity added, and why it is not more. With `check` nothing is added.',
    body: StrictObject({
      products: Type.Array(RequestedLine, { maxItems: MAX_UPLOAD_LINES }),
      user_id: UserId,
      country: CountryFlag,
      lang: Lang,
      check: Type.Optional(Type.Boolean()),
      /** Unit of `item`: ship packs by default, or units that are rounded up to whole packs. */
      counting: Type.Optional(Type.Enum(['packs', 'units'])),
    }),
    response: { 200: LinesReport, '4xx': Problem },
  },
} as const;
