import { Type, type Static } from 'typebox';

import { CountryCode, Nullable, Price, StrictObject } from '../fields';

import { dataTags } from './data';
import { MachineProblem, Named, type MachineCall } from './machineCall';
import { PriceListParams } from './priceLists';

/** A price list, without its prices. */
export const PriceList = Named('PriceList', {
  code: Type.String(),
  version: Type.Integer(),
  name: Type.String(),
  country: CountryCode,
  /** Off the list price of every product without a price from 1 pack; null for none. */
  percent_off: Nullable(Type.Number()),
  /** Whether its prices replace all others, even lower ones. */
  binding: Type.Boolean(),
  /** Whether it applies to every customer of its country. */
  public: Type.Boolean(),
  /** First and last day in force, by the clock of the server; null without one. */
  starts_on: Nullable(Type.String()),
  ends_on: Nullable(Type.String()),
  /** Customers that it is assigned to; a public list applies to all others of its country too. */
  customers: Type.Integer(),
  /** Prices in it: one product has several if it costs less from more packs. */
  prices: Type.Integer(),
  /** When the sender knew its last prices, if that was said; UTC, ISO 8601. */
  as_of: Nullable(Type.String()),
});
export type PriceList = Static<typeof PriceList>;

/** The price of a product in a list. */
export const ListPrice = Named('ListPrice', {
  product_id: Type.String(),
  /** Ship packs from which the price applies. */
  quantity_from: Type.Integer(),
  /** Per unit. */
  unit_price: Price,
  /** The list price in the country of the list; null if the product is not sold there. */
  list_price: Nullable(Price),
});
export type ListPrice = Static<typeof ListPrice>;

/** Maximum number of lists, and of prices, per page. */
export const MAX_LISTED = { lists: 250, prices: 1000 } as const;

const pageOf = (most: number) =>
  StrictObject({
    /** `next` of the previous page; the first page if omitted. */
    after: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: most })),
  });

const turning = {
  /** Cursor to send as `after` for the next page; null at the end. */
  next: Nullable(Type.String()),
  more: Type.Boolean(),
};

const scope = 'prices:write';
const malformed = { 400: ['cursor.malformed'] } as const;
const priceList: PriceList = {
  code: 'SCHOOLS',
  version: 3,
  name: 'Schools',
  country: 'CA',
  percent_off: 10,
  binding: false,
  public: false,
  starts_on: null,
  ends_on: null,
  customers: 0,
  prices: 1,
  as_of: null,
};

export const listPriceLists = {
  method: 'GET',
  url: '/api/v1/price-lists',
  schema: {
    tags: dataTags,
    summary: 'Lists all price lists',
    querystring: pageOf(MAX_LISTED.lists),
    response: {
      200: Named('PriceListPage', { price_lists: Type.Array(PriceList), ...turning }),
      '4xx': MachineProblem,
    },
  },
  machine: {
    description: 'In order of their codes, whether in force or not.',
    scope,
    refusals: malformed,
    example: {
      query: { limit: 10 },
      answer: { price_lists: [priceList], next: null, more: false },
    },
  },
} as const satisfies MachineCall;

export const showPriceList = {
  method: 'GET',
  url: '/api/v1/price-lists/:code',
  schema: {
    tags: dataTags,
    summary: 'Returns a price list',
    params: PriceListParams,
    response: { 200: PriceList, '4xx': MachineProblem },
  },
  machine: {
    description:
      'Without its prices; its version changes with them, too. The `ETag` is its version; send it as `If-Match` with a change.',
    scope,
    refusals: { 404: ['exchange.noPriceList'] },
    example: { params: { code: 'SCHOOLS' }, answer: priceList },
  },
} as const satisfies MachineCall;

export const listPriceListPrices = {
  method: 'GET',
  url: '/api/v1/price-lists/:code/prices',
  schema: {
    tags: dataTags,
    summary: 'Lists the prices of a price list',
    params: PriceListParams,
    querystring: pageOf(MAX_LISTED.prices),
    response: {
      200: Named('ListPricePage', { prices: Type.Array(ListPrice), ...turning }),
      '4xx': MachineProblem,
    },
  },
  machine: {
    description:
      'By product id and quantity. A page has the prices as they are when it is read: if the version of the list has changed since the first page, start over.',
    scope,
    refusals: { ...malformed, 404: ['exchange.noPriceList'] },
    example: {
      params: { code: 'SCHOOLS' },
      query: { limit: 10 },
      answer: {
        prices: [{ product_id: 'THREAD', quantity_from: 1, unit_price: 2.4, list_price: 2.6 }],
        next: null,
        more: false,
      },
    },
  },
} as const satisfies MachineCall;
