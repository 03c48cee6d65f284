import { Type, type Static } from 'typebox';

import { CountryCode, StrictObject, ProductId } from '../fields';

import { Confirm, dataResponse, DataRows, dataTags, MAX_AMOUNT } from './data';
import { Cursor, DryRun, Moment, type MachineCall } from './machineCall';

export const StockRow = Type.Object(
  {
    product_id: ProductId,
    country: CountryCode,
    /** Ship packs that the sender can still promise; alternatively, the change in that number. */
    available: Type.Optional(Type.Integer({ minimum: -MAX_AMOUNT, maximum: MAX_AMOUNT })),
    change: Type.Optional(Type.Integer({ minimum: -MAX_AMOUNT, maximum: MAX_AMOUNT })),
    /** Expected current value; if it differs, the row is a `conflict`. */
    if_available: Type.Optional(Type.Integer({ minimum: -MAX_AMOUNT, maximum: MAX_AMOUNT })),
  },
  { title: 'StockRow', additionalProperties: false },
);
export type StockRow = Static<typeof StockRow>;

export const reportStock = {
  method: 'PATCH',
  url: '/api/v1/stock',
  schema: {
    tags: dataTags,
    summary: 'Reports available-to-promise stock',
    /** For rows sent as NDJSON or CSV; a JSON request sets these in its body. */
    querystring: StrictObject({
      ...DryRun.properties,
      as_of: Type.Optional(Moment),
      cursor: Type.Optional(Cursor),
    }),
    body: StrictObject({
      rows: DataRows(StockRow),
      /** When the stock was counted; required if a row sets `available`. */
      as_of: Type.Optional(Moment),
      /** `next` of the last feed page that the sender had processed when it counted. */
      cursor: Type.Optional(Cursor),
      confirm: Confirm('zeroed'),
    }),
    response: dataResponse,
  },
  machine: {
    operationId: 'reportStock',
    description:
      'Report the quantity that the sender can still promise; orders after the cursor, which it did not know yet, are subtracted. An `as_of` older than the previous one is `stale`. Rows with `change` need an Idempotency-Key.',
    scope: 'stock:write',
    limit: 'batch',
    refusals: {
      400: ['exchange.needsKey'],
      409: ['cursor.foreign', 'exchange.needsConfirmation', 'request.running'],
      410: ['cursor.expired'],
      422: ['request.keyReused'],
    },
    example: {
      body: {
        rows: [{ product_id: 'THREAD', country: 'CA', available: 40 }],
        as_of: '2026-11-23T15:00:00Z',
      },
      answer: {
        rows: [{ row: 1, key: 'THREAD CA', outcome: 'changed' }],
        good: 1,
        bad: 0,
        dry_run: false,
      },
    },
  },
} as const satisfies MachineCall;
