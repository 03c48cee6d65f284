import { Type, type Static } from 'typebox';

import { STOCK_REASONS } from '#domain/deskProducts';

import { CountryCode, Day, Nullable, StrictObject, ProductId } from '../fields';

import {
  Confirm,
  DataOutcome,
  dataResponse,
  DataRows,
  dataTags,
  MAX_AMOUNT,
  OfferParams,
} from './data';
import {
  goodRows,
  Cursor,
  DryRun,
  idempotencyRefusals,
  MachineProblem,
  Moment,
  type MachineCall,
} from './machineCall';

const Packs = Type.Optional(Type.Integer({ minimum: -MAX_AMOUNT, maximum: MAX_AMOUNT }));

export const StockRow = Type.Object(
  {
    product_id: ProductId,
    country: CountryCode,
    /** Ship packs that the sender can still promise; alternatively, the change in that number. */
    available: Packs,
    change: Packs,
    /** Expected current value; if it differs, the row is a `conflict`. */
    if_available: Packs,
    /** When more is expected; `null` if that is not known. What is omitted stays. */
    expected_on: Type.Optional(Nullable(Day)),
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
    description:
      'Report the quantity that the sender can still promise; orders after the cursor, which it did not know yet, are subtracted. An `as_of` older than the previous one is `stale`. Rows with `change` need an Idempotency-Key. `expected_on`, the day on which more is expected, may also come alone.',
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
      answer: goodRows([{ row: 1, key: 'THREAD CA', outcome: 'changed' }]),
    },
  },
} as const satisfies MachineCall;

const StockChange = StrictObject({
  /** Ship packs that can be promised; alternatively, one of the two that follow. */
  available: Packs,
  /** Ship packs on the shelf, of which those still to be shipped are subtracted. */
  counted: Packs,
  change: Packs,
  /** The available packs that the sender saw; 409 if there are others by now. */
  if_available: Packs,
  /** As in `StockRow`. */
  expected_on: Type.Optional(Nullable(Day)),
  reason: Type.Optional(Type.Enum([...STOCK_REASONS])),
  note: Type.Optional(Type.String({ maxLength: 200 })),
});
export type StockChange = Static<typeof StockChange>;

export const changeProductStock = {
  method: 'PATCH',
  url: '/api/v1/products/:product_id/stock/:country',
  schema: {
    tags: dataTags,
    summary: 'Changes the stock of a product in a country',
    params: OfferParams,
    querystring: DryRun,
    body: StockChange,
    response: { 200: DataOutcome, '4xx': MachineProblem },
  },
  machine: {
    description:
      'As it is now; what was known at another time is reported by `PATCH /stock`. A `change` needs `if_available` or an Idempotency-Key. `reason` and `note` are kept in the history of the product.',
    scope: ['stock:write', 'product:write'],
    refusals: {
      400: ['exchange.needsKey', 'exchange.stockWhich'],
      404: ['exchange.noProduct'],
      409: ['desk.stockMoved', ...idempotencyRefusals[409]],
      422: idempotencyRefusals[422],
    },
    example: {
      params: { product_id: 'THREAD', country: 'CA' },
      body: { counted: 90_001, reason: 'counted', note: 'Shelf C' },
      answer: { row: 1, key: 'THREAD CA', outcome: 'changed' },
    },
  },
} as const satisfies MachineCall;
