import { Type, type Static } from 'typebox';

import { CLASS_FLAGS } from '#domain/classCodes';

import { CountryCode, StrictObject, Nullable, ProductId } from '../fields';

import { Confirm, DataOutcome, dataResponse, DataRows, dataTags, OfferParams } from './data';
import {
  goodRows,
  DryRun,
  idempotencyRefusals,
  MachineProblem,
  Moment,
  type MachineCall,
} from './machineCall';

/** Per unit, with two decimal places. */
const Amount = Type.Number({ minimum: 0.01, maximum: 10_000_000 });

const fields = {
  /** Setting the first selling price in a country makes the product available there. */
  selling_price: Type.Optional(Amount),
  /**
   * The sale price; must be below the selling price. Null ends the sale, and so does a selling
   * price that is not above it: the row is then `changed` with the code `exchange.saleEnded`.
   */
  selling_price_2: Type.Optional(Nullable(Amount)),
  /** Null means twice the selling price. */
  retail_price: Type.Optional(Nullable(Amount)),
  class: Type.Optional(Nullable(Type.Enum(['', ...CLASS_FLAGS]))),
};

export const PriceRow = Type.Object(
  { product_id: ProductId, country: CountryCode, ...fields },
  { title: 'PriceRow', additionalProperties: false },
);
export type PriceRow = Static<typeof PriceRow>;

export const changePrices = {
  method: 'PATCH',
  url: '/api/v1/prices',
  schema: {
    tags: dataTags,
    summary: 'Changes prices and classes',
    /** For rows sent as NDJSON or CSV; a JSON request sets these in its body. */
    querystring: StrictObject({ ...DryRun.properties, as_of: Type.Optional(Moment) }),
    body: StrictObject({
      rows: DataRows(PriceRow),
      /** When the sender knew the prices; rows older than the stored ones are `stale`. */
      as_of: Type.Optional(Moment),
      confirm: Confirm('prices'),
    }),
    response: dataResponse,
  },
  machine: {
    description:
      'Fields that a row omits are unchanged, except that a selling price which is not above the current sale price ends the sale; the row is then `changed` with the code `exchange.saleEnded`. A price of more than ten times, or half or less of, the previous one (of a sale price: less than a tenth) is set aside as `needs_confirmation`, and applied if `confirm` gives the number of such rows.',
    scope: 'prices:write',
    limit: 'batch',
    refusals: {
      409: ['exchange.needsConfirmation', 'request.running'],
      422: ['request.keyReused'],
    },
    example: {
      body: { rows: [{ product_id: 'THREAD', country: 'CA', selling_price: 2.6 }] },
      answer: goodRows([{ row: 1, key: 'THREAD CA', outcome: 'changed' }]),
    },
  },
} as const satisfies MachineCall;

export const changeProductPrices = {
  method: 'PATCH',
  url: '/api/v1/products/:product_id/prices/:country',
  schema: {
    tags: dataTags,
    summary: 'Changes the prices and the class of a product in a country',
    params: OfferParams,
    querystring: DryRun,
    body: StrictObject({
      ...fields,
      /** Accepts a price of more than ten times, or half or less of, the previous one. */
      is_confirmed: Type.Optional(Type.Boolean()),
    }),
    response: { 200: DataOutcome, '4xx': MachineProblem },
  },
  machine: {
    description:
      'As a row of `PATCH /prices`. With `If-Match`, the prices are changed only if that is still the version of the product; the response has the new version as `ETag`.',
    scope: ['prices:write', 'product:write'],
    refusals: { ...idempotencyRefusals, 404: ['product.unknown'], 412: ['exchange.version'] },
    example: {
      params: { product_id: 'THREAD', country: 'CA' },
      body: { selling_price: 2.65 },
      answer: { row: 1, key: 'THREAD CA', outcome: 'changed', version: 4 },
    },
  },
} as const satisfies MachineCall;
