import { Type, type Static } from 'typebox';

import { CountryCode, StrictObject, Nullable, ProductId } from '../fields';
import { productTexts } from '../product';

import { Confirm, DataOutcome, dataResponse, DataRows, dataTags } from './data';
import { goodRows, DryRun, MachineProblem, Named, type MachineCall } from './machineCall';

const Text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
const Clearable = (maxLength: number) => Type.Optional(Nullable(Type.String({ maxLength })));

const NAME = 500;
const TEXT = 200;
const DESCRIPTION = 20_000;
export const MAX_BARCODES = 50;

const fields = {
  /** Required for a new product. */
  name: Text(NAME),
  name_fr: Clearable(NAME),
  name_es: Clearable(NAME),
  description: Clearable(DESCRIPTION),
  description_fr: Clearable(DESCRIPTION),
  description_es: Clearable(DESCRIPTION),
  brand: Clearable(TEXT),
  color: Clearable(TEXT),
  type: Clearable(TEXT),
  size: Clearable(TEXT),
  types: Clearable(TEXT),
  /** An https URL or a file name. */
  image: Clearable(1000),
  ship_pack: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  /**
   * The code of an existing category; alternatively, `category` gives its names from the top level
   * down: `Paint > Acrylic`.
   */
  cat_code: Text(TEXT),
  category: Text(TEXT),
  category_fr: Text(TEXT),
  category_es: Text(TEXT),
  /** The complete list; replaces all existing barcodes. */
  barcodes: Type.Optional(
    Nullable(Type.Array(Type.String({ maxLength: 40 }), { maxItems: MAX_BARCODES })),
  ),
  /** Bin location in the warehouse. */
  bin: Clearable(TEXT),
  /** True withdraws the product from sale, false restores it. */
  withdrawn: Type.Optional(Type.Boolean()),
};

const ProductFields = StrictObject(fields);
type ProductFields = Static<typeof ProductFields>;

export const ProductChange = Type.Object(
  { product_id: ProductId, ...fields },
  { title: 'ProductChange', additionalProperties: false },
);
export type ProductChange = Static<typeof ProductChange>;

const scope = 'products:write';
const keyReusedRefusal = { 422: ['request.keyReused'] } as const;

export const changeProducts = {
  method: 'PATCH',
  url: '/api/v1/products',
  schema: {
    tags: dataTags,
    summary: 'Adds and changes products',
    querystring: DryRun,
    body: StrictObject({ rows: DataRows(ProductChange), confirm: Confirm('withdrawals') }),
    response: dataResponse,
  },
  machine: {
    description:
      'Fields that a row omits are unchanged; null clears a field. A new product goes on sale in a country with its first price there.',
    scope,
    limit: 'batch',
    refusals: { 409: ['exchange.needsConfirmation', 'request.running'], ...keyReusedRefusal },
    example: {
      body: { rows: [{ product_id: 'THREAD', name_fr: 'Fil', bin: 'A-12' }] },
      answer: goodRows([{ row: 1, key: 'THREAD', outcome: 'changed' }]),
    },
  },
} as const satisfies MachineCall;

const ProductParams = StrictObject({ product_id: ProductId });

export const MachineProduct = Named('Product', {
  ...productTexts,
  image: Type.String(),
  ship_pack: Type.Integer(),
  cat_code: Type.String(),
  barcodes: Type.Array(Type.String()),
  bin: Type.String(),
  offers: Type.Array(
    Type.Object({
      country: CountryCode,
      class: Type.String(),
      selling_price: Type.Number(),
      selling_price_2: Nullable(Type.Number()),
      retail_price: Type.Number(),
      /** Ship packs. */
      available: Type.Integer(),
      /** When more is expected, YYYY-MM-DD. */
      expected_on: Nullable(Type.String()),
    }),
  ),
});
export type MachineProduct = Static<typeof MachineProduct>;

const productExample: MachineProduct = {
  product_id: 'THREAD',
  version: 3,
  withdrawn: false,
  name: 'Thread',
  name_fr: 'Fil',
  name_es: 'Hilo',
  description: '',
  description_fr: '',
  description_es: '',
  brand: 'Gütermann',
  color: 'Red',
  type: 'Thread',
  size: '100 m',
  types: '',
  image: '',
  ship_pack: 12,
  cat_code: 'SEW THR',
  barcodes: ['036000291452'],
  bin: 'A-12',
  offers: [
    {
      country: 'CA',
      class: '',
      selling_price: 2.6,
      selling_price_2: null,
      retail_price: 5.2,
      available: 40,
      expected_on: null,
    },
  ],
};

export const showProduct = {
  method: 'GET',
  url: '/api/v1/products/:product_id',
  schema: {
    tags: dataTags,
    summary: 'Returns a product',
    params: ProductParams,
    response: { 200: MachineProduct, '4xx': MachineProblem },
  },
  machine: {
    description: 'The `ETag` is its version; send it as `If-Match` with a change.',
    scope,
    refusals: { 404: ['product.unknown'] },
    example: { params: { product_id: 'THREAD' }, answer: productExample },
  },
} as const satisfies MachineCall;

export const changeProduct = {
  method: 'PATCH',
  url: '/api/v1/products/:product_id',
  schema: {
    tags: dataTags,
    summary: 'Changes a product',
    params: ProductParams,
    querystring: DryRun,
    body: ProductFields,
    response: { 200: DataOutcome, '4xx': MachineProblem },
  },
  machine: {
    description:
      'With `If-Match`, the product is changed only if that is still its version; the response has the new version as `ETag`.',
    scope: [scope, 'product:write'],
    refusals: {
      404: ['product.unknown'],
      409: ['request.running'],
      412: ['exchange.version'],
      ...keyReusedRefusal,
    },
    example: {
      params: { product_id: 'THREAD' },
      body: { bin: 'A-13' },
      answer: { row: 1, key: 'THREAD', outcome: 'changed', version: 4 },
    },
  },
} as const satisfies MachineCall;

/** Maximum number of active product ids per request. */
const MAX_PRODUCTS = 1_000_000;

export const Reconciled = Named('Reconciled', {
  withdrawn: Type.Integer(),
  dry_run: Type.Boolean(),
});
export type Reconciled = Static<typeof Reconciled>;

export const reconcileProducts = {
  method: 'POST',
  url: '/api/v1/products/reconcile',
  schema: {
    tags: dataTags,
    summary: 'Withdraws products that the sender no longer has',
    querystring: DryRun,
    body: StrictObject({
      product_ids: Type.Array(ProductId, { minItems: 1, maxItems: MAX_PRODUCTS }),
      confirm: Confirm('withdrawals'),
    }),
    response: { 200: Reconciled, '4xx': MachineProblem },
  },
  machine: {
    description: 'Send the ids of all active products; every other product is withdrawn.',
    scope,
    limit: 'batch',
    refusals: { 409: ['exchange.needsConfirmation', 'request.running'], ...keyReusedRefusal },
    example: {
      body: { product_ids: ['THREAD', 'NEEDLE'] },
      answer: { withdrawn: 0, dry_run: false },
    },
  },
} as const satisfies MachineCall;
