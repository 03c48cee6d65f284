import { Type, type Static } from 'typebox';

import { MAX_PRICE_LIST_CODE_LENGTH, PRICE_LIST_CODE_PATTERN } from '#domain/priceLists';

import { CountryCode, Nullable, ProductId, StrictObject } from '../fields';

import { Confirm, DataOutcome, dataResponse, DataRows, dataTags } from './data';
import {
  goodRows,
  DryRun,
  idempotencyRefusals,
  MachineProblem,
  Moment,
  Named,
  type MachineCall,
} from './machineCall';

/** Per unit, with two decimal places. */
const Amount = Type.Number({ minimum: 0.01, maximum: 10_000_000 });
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', maxLength: 10 });
const Code = Type.String({
  pattern: PRICE_LIST_CODE_PATTERN,
  maxLength: MAX_PRICE_LIST_CODE_LENGTH,
});

const fields = {
  /** The code itself for a new list if omitted. */
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  /** Required for a new list. */
  country: Type.Optional(CountryCode),
  /** Off the list price of every product without a price from 1 pack; null for none. */
  percent_off: Type.Optional(Nullable(Type.Number({ minimum: 0, maximum: 100 }))),
  /** Whether its prices replace all others, even lower ones. */
  binding: Type.Optional(Type.Boolean()),
  /** Whether it applies to every customer of its country. */
  public: Type.Optional(Type.Boolean()),
  /** In force from the beginning of this day, by the clock of the server; null for always. */
  starts_on: Type.Optional(Nullable(Day)),
  /** The last day on which it is in force; null for no end. */
  ends_on: Type.Optional(Nullable(Day)),
};
/** True deletes the list with its prices. */
const removed = Type.Optional(Type.Boolean());

export const PriceListRow = Type.Object(
  {
    /** Upper and lower case are the same. */
    code: Code,
    ...fields,
    removed,
  },
  { title: 'PriceListRow', additionalProperties: false },
);
export type PriceListRow = Static<typeof PriceListRow>;

const step = {
  /** Ship packs from which the price applies; 1 if omitted. */
  quantity_from: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  /** Null removes the price from this quantity. */
  unit_price: Nullable(Amount),
};

export const PriceListPriceRow = Type.Object(
  { price_list: Code, product_id: ProductId, ...step },
  { title: 'PriceListPriceRow', additionalProperties: false },
);
export type PriceListPriceRow = Static<typeof PriceListPriceRow>;

export const changePriceLists = {
  method: 'PATCH',
  url: '/api/v1/price-lists',
  schema: {
    tags: dataTags,
    summary: 'Adds, changes and removes price lists',
    querystring: DryRun,
    body: StrictObject({ rows: DataRows(PriceListRow) }),
    response: dataResponse,
  },
  machine: {
    description:
      'Fields that a row omits are unchanged. A list applies to the customers whose `price_lists` name it, or to everybody in its country if it is `public`. The lowest price that applies to a customer is charged, unless a `binding` list has a price from 1 pack.',
    scope: 'prices:write',
    limit: 'batch',
    refusals: idempotencyRefusals,
    example: {
      body: {
        rows: [{ code: 'SCHOOLS', name: 'Schools', country: 'CA', percent_off: 10 }],
      },
      answer: goodRows([{ row: 1, key: 'SCHOOLS', outcome: 'added' }]),
    },
  },
} as const satisfies MachineCall;

export const changePriceListPrices = {
  method: 'PATCH',
  url: '/api/v1/price-list-prices',
  schema: {
    tags: dataTags,
    summary: 'Changes the prices of price lists',
    /** For rows sent as NDJSON or CSV; a JSON request sets these in its body. */
    querystring: StrictObject({ ...DryRun.properties, as_of: Type.Optional(Moment) }),
    body: StrictObject({
      rows: DataRows(PriceListPriceRow),
      /** When the sender knew the prices; rows older than those of the list are `stale`. */
      as_of: Type.Optional(Moment),
      confirm: Confirm('prices'),
    }),
    response: dataResponse,
  },
  machine: {
    description:
      'Prices that no row mentions are unchanged. A price of more than ten times, or less than a tenth of, the previous one, or of the list price if there was none, is set aside as `needs_confirmation`, and applied if `confirm` gives the number of such rows. A row with the code `exchange.stepWithoutEffect` or `exchange.aboveListPrice` is applied.',
    scope: 'prices:write',
    limit: 'batch',
    refusals: {
      409: ['exchange.needsConfirmation', 'request.running'],
      422: ['request.keyReused'],
    },
    example: {
      body: {
        rows: [
          { price_list: 'SCHOOLS', product_id: 'THREAD', unit_price: 2.4 },
          { price_list: 'SCHOOLS', product_id: 'THREAD', quantity_from: 10, unit_price: 2.2 },
        ],
      },
      answer: goodRows([
        { row: 1, key: 'SCHOOLS THREAD 1', outcome: 'added' },
        { row: 2, key: 'SCHOOLS THREAD 10', outcome: 'added' },
      ]),
    },
  },
} as const satisfies MachineCall;

export const PriceListParams = StrictObject({ code: Code });

const oneScope = ['prices:write', 'product:write'] as const;

export const addPriceList = {
  method: 'POST',
  url: '/api/v1/price-lists',
  schema: {
    tags: dataTags,
    summary: 'Adds a price list',
    querystring: DryRun,
    body: StrictObject({ code: Code, ...fields, country: CountryCode }),
    response: { 200: DataOutcome, '4xx': MachineProblem },
  },
  machine: {
    description: 'Refused if there is a list with this code already.',
    scope: oneScope,
    refusals: {
      ...idempotencyRefusals,
      409: ['exchange.priceListTaken', ...idempotencyRefusals[409]],
    },
    example: {
      body: { code: 'CLUBS', name: 'Clubs', country: 'CA', percent_off: 5 },
      answer: { row: 1, key: 'CLUBS', outcome: 'added', version: 1 },
    },
  },
} as const satisfies MachineCall;

const oneList = {
  scope: oneScope,
  refusals: {
    ...idempotencyRefusals,
    404: ['exchange.noPriceList'],
    412: ['exchange.version'],
  },
} as const;

export const changePriceList = {
  method: 'PATCH',
  url: '/api/v1/price-lists/:code',
  schema: {
    tags: dataTags,
    summary: 'Changes or removes a price list',
    params: PriceListParams,
    querystring: DryRun,
    body: StrictObject({ ...fields, removed }),
    response: { 200: DataOutcome, '4xx': MachineProblem },
  },
  machine: {
    description:
      'With `If-Match`, the list is changed only if that is still its version; the response has the new version as `ETag`.',
    ...oneList,
    example: {
      params: { code: 'SCHOOLS' },
      body: { percent_off: 12 },
      answer: { row: 1, key: 'SCHOOLS', outcome: 'changed', version: 4 },
    },
  },
} as const satisfies MachineCall;

export const changeListPrice = {
  method: 'PATCH',
  url: '/api/v1/price-lists/:code/prices/:product_id',
  schema: {
    tags: dataTags,
    summary: 'Changes a price of a product in a price list',
    params: StrictObject({ code: Code, product_id: ProductId }),
    querystring: DryRun,
    body: StrictObject({
      ...step,
      /** Accepts a price of more than ten times, or less than a tenth of, the previous one. */
      is_confirmed: Type.Optional(Type.Boolean()),
    }),
    response: { 200: DataOutcome, '4xx': MachineProblem },
  },
  machine: {
    description:
      'As a row of `PATCH /price-list-prices`. With `If-Match`, the price is changed only if that is still the version of the list; the response has the new version as `ETag`.',
    ...oneList,
    example: {
      params: { code: 'SCHOOLS', product_id: 'THREAD' },
      body: { unit_price: 2.45 },
      answer: { row: 1, key: 'SCHOOLS THREAD 1', outcome: 'changed', version: 4 },
    },
  },
} as const satisfies MachineCall;

export const reconcilePriceList = {
  method: 'POST',
  url: '/api/v1/price-lists/:code/reconcile',
  schema: {
    tags: dataTags,
    summary: 'Removes the prices of all other products from a price list',
    params: PriceListParams,
    querystring: DryRun,
    body: StrictObject({
      /** The products that stay in the list. */
      product_ids: Type.Array(ProductId, { maxItems: 200_000 }),
      confirm: Confirm('withdrawals'),
    }),
    response: {
      200: Named('ReconciledPriceList', {
        /** Products that left the list. */
        removed: Type.Integer(),
        dry_run: Type.Boolean(),
      }),
      '4xx': MachineProblem,
    },
  },
  machine: {
    description:
      'If more than 20 products, and more than a twentieth of those in the list, would leave it, `confirm` must give their number.',
    scope: 'prices:write',
    limit: 'batch',
    refusals: {
      404: ['exchange.noPriceList'],
      409: ['exchange.needsConfirmation', 'request.running'],
      422: ['request.keyReused'],
    },
    example: {
      params: { code: 'SCHOOLS' },
      body: { product_ids: ['THREAD'] },
      answer: { removed: 0, dry_run: false },
    },
  },
} as const satisfies MachineCall;
