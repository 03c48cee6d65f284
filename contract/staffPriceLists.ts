import { Type, type Static } from 'typebox';

import { LIST_PRICE_SORT_COLUMNS, PRICE_LIST_SORT_COLUMNS } from '#domain/deskSorting';
import { MAX_PRICE_LIST_CODE_LENGTH, PRICE_LIST_STATES } from '#domain/priceLists';

import { PageOf, CountryCode, Lang, Page, PageSize, SortedBy, StrictObject } from './fields';
import { FileContent, Problem } from './replies';
import { ListPrice, PriceList } from './v1/priceListReads';

const tags = ['Desk: price lists'] as const;

/** A price list, and whether it is in force: not yet, now, or no longer. */
export const DeskPriceList = Type.Object({
  ...PriceList.properties,
  state: Type.Enum([...PRICE_LIST_STATES]),
});
export type DeskPriceList = Static<typeof DeskPriceList>;

const Search = Type.Optional(Type.String({ maxLength: 200 }));
const Code = Type.String({ minLength: 1, maxLength: MAX_PRICE_LIST_CODE_LENGTH });

export const listDeskPriceLists = {
  method: 'GET',
  url: '/api/staff/price-lists',
  schema: {
    tags,
    summary: 'Lists price lists by code or sorted by a column, whether in force or not',
    querystring: StrictObject({
      /** Words matched against code and name. */
      search: Search,
      country: Type.Optional(CountryCode),
      sort: SortedBy(PRICE_LIST_SORT_COLUMNS),
      page: Page,
      pagination: PageSize,
      lang: Lang,
    }),
    response: {
      200: PageOf({
        price_lists: Type.Array(DeskPriceList),
      }),
      '4xx': Problem,
    },
  },
} as const;

export const showDeskPriceList = {
  method: 'GET',
  url: '/api/staff/price-list',
  schema: {
    tags,
    summary: 'Returns a price list',
    querystring: StrictObject({ code: Code, lang: Lang }),
    response: { 200: Type.Object({ price_list: DeskPriceList }), '4xx': Problem },
  },
} as const;

/** A price with the product's name in the reader's language, as sanitised HTML. */
export const DeskListPrice = Type.Object({ ...ListPrice.properties, name: Type.String() });
export type DeskListPrice = Static<typeof DeskListPrice>;

export const listDeskListPrices = {
  method: 'GET',
  url: '/api/staff/price-list/prices',
  schema: {
    tags,
    summary:
      'Lists the prices of a price list by product and quantity or sorted by a column, beside the list prices',
    querystring: StrictObject({
      code: Code,
      /** Words matched against product id, names and brand. */
      search: Search,
      sort: SortedBy(LIST_PRICE_SORT_COLUMNS),
      page: Page,
      pagination: PageSize,
      lang: Lang,
    }),
    response: {
      200: PageOf({
        prices: Type.Array(DeskListPrice),
      }),
      '4xx': Problem,
    },
  },
} as const;

export const exportPriceList = {
  method: 'GET',
  url: '/api/staff/price-list/export',
  schema: {
    tags,
    summary: 'Exports the prices of a price list as a CSV file that can be changed and uploaded',
    querystring: StrictObject({ code: Code, lang: Lang }),
    response: { 200: FileContent, '4xx': Problem },
  },
} as const;
