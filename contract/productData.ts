import { Type, type Static } from 'typebox';

import { CountryFlag, StrictObject, Filter, Lang, Page, PageSize } from './fields';
import { ProductPage } from './product';
import { FileContent, Problem } from './replies';

const tags = ['Catalogue'] as const;

export const ProductDataQuery = StrictObject({
  lang: Lang,
  country: CountryFlag,
  /** A cat_code ('/' and ' ' are equivalent in it), or a category's name. */
  category: Type.Optional(Type.String({ maxLength: 200 })),
  brand: Filter,
  /** Class flags to filter by: F, R, Y or N; may be repeated. */
  class_codes: Filter,
  /** Whether to return available products only. */
  in_stock: Type.Optional(Type.Boolean()),
  /** Words, an id or a barcode, interpreted as the search does. */
  search: Type.Optional(Type.String({ maxLength: 200 })),
});
export type ProductDataQuery = Static<typeof ProductDataQuery>;

export const listProductData = {
  method: 'GET',
  url: '/api/product-data',
  schema: {
    tags,
    summary: "Lists the products that match all filters, with stock and the customer's prices",
    querystring: StrictObject({ ...ProductDataQuery.properties, page: Page, pagination: PageSize }),
    response: { 200: ProductPage, '4xx': Problem },
  },
} as const;

export const downloadProductData = {
  method: 'GET',
  url: '/api/product-data/file',
  schema: {
    tags,
    summary: 'Exports the same as a CSV or XLSX file, all pages, streamed',
    querystring: StrictObject({
      ...ProductDataQuery.properties,
      format: Type.Enum(['csv', 'xlsx']),
    }),
    response: { 200: FileContent, '4xx': Problem },
  },
} as const;
