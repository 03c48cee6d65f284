import { Type, type Static } from 'typebox';

import { CLASS_FLAGS } from '#domain/classCodes';
import { PRODUCT_VIEWS } from '#domain/deskProducts';
import { PRODUCT_SORT_COLUMNS } from '#domain/deskSorting';

import { PageOf, CountryCode, StrictObject, Lang, Page, PageSize, Price, SortedBy } from './fields';
import { Problem } from './replies';

const tags = ['Desk: products'] as const;

export const DeskListedProduct = Type.Object({
  product_id: Type.String(),
  /** In the reader's language, as sanitised HTML. */
  name: Type.String(),
  category: Type.String(),
  /** Class in the first country where the product is sold. */
  class: Type.String(),
  image: Type.String(),
  bin: Type.String(),
  withdrawn: Type.Boolean(),
  offers: Type.Array(
    Type.Object({
      country: CountryCode,
      /** What a customer pays: the sale price if there is one. */
      price: Price,
      /** The list price. */
      selling_price: Price,
      /** Ship packs; negative if more are promised than are in stock. */
      available: Type.Integer(),
    }),
  ),
});
export type DeskListedProduct = Static<typeof DeskListedProduct>;

export const listDeskProducts = {
  method: 'GET',
  url: '/api/staff/products',
  schema: {
    tags,
    summary:
      'Lists products by id or sorted by a column, whether sold or withdrawn, with prices and stock',
    querystring: StrictObject({
      view: Type.Optional(Type.Enum([...PRODUCT_VIEWS])),
      class: Type.Optional(Type.Enum([...CLASS_FLAGS])),
      /** Words matched against id, names, brand, barcode and bin. */
      search: Type.Optional(Type.String({ maxLength: 200 })),
      sort: SortedBy(PRODUCT_SORT_COLUMNS),
      page: Page,
      pagination: PageSize,
      lang: Lang,
    }),
    response: {
      200: PageOf({
        products: Type.Array(DeskListedProduct),
      }),
      '4xx': Problem,
    },
  },
} as const;

export const listDeskCategories = {
  method: 'GET',
  url: '/api/staff/product/categories',
  schema: {
    tags,
    summary: 'Lists all categories that can contain products, in menu order',
    querystring: StrictObject({ lang: Lang }),
    response: {
      200: Type.Object({
        /** `name` is the path of category names from the top level down. */
        categories: Type.Array(Type.Object({ cat_code: Type.String(), name: Type.String() })),
      }),
      '4xx': Problem,
    },
  },
} as const;
