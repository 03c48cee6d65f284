import { Type, type Static } from 'typebox';

import { CLASS_FLAGS } from '#domain/classCodes';

import {
  CountryFlag,
  StrictObject,
  facets,
  Filter,
  Lang,
  Page,
  PageSize,
  SearchTerm,
  Sorting,
} from './fields';
import { ProductPage } from './product';
import { Problem } from './replies';

const category = Type.Optional(Type.String({ maxLength: 200 }));
const tags = ['Catalogue'] as const;

export const ListingQuery = StrictObject({
  lang: Lang,
  /** Label of the category; ignored if `category` is given. */
  name: category,
  /** The deepest cat_code ('/' and ' ' are equivalent in it), or a category's name. */
  category,
  page: Page,
  pagination: PageSize,
  ...facets,
  sort: Sorting,
});
export type ListingQuery = Static<typeof ListingQuery>;

export const listCanadianProducts = {
  method: 'GET',
  url: '/api/cadProducts',
  schema: {
    tags,
    summary: 'Lists the products of a category with Canadian prices',
    querystring: ListingQuery,
    response: { 200: ProductPage, '4xx': Problem },
  },
} as const;

export const listUsProducts = {
  method: 'GET',
  url: '/api/usProducts',
  schema: {
    ...listCanadianProducts.schema,
    summary: 'Lists the products of a category with US prices',
  },
} as const;

export const FlaggedListingQuery = StrictObject({
  ...ListingQuery.properties,
  country: CountryFlag,
  /** Class flags to filter by: F, R, Y or N; may be repeated. */
  class_codes: Filter,
});
export type FlaggedListingQuery = Static<typeof FlaggedListingQuery>;

export const listFlaggedProducts = {
  method: 'GET',
  url: '/api/classCode',
  schema: {
    tags,
    summary: 'Lists the products of a category that have a class flag',
    querystring: FlaggedListingQuery,
    response: { 200: ProductPage, '4xx': Problem },
  },
} as const;

export const ClassCode = Type.Object({
  id: Type.String(),
  class: Type.String(),
  /** URL of the badge picture on this server. */
  image: Type.String(),
});
export type ClassCode = Static<typeof ClassCode>;

export const listClassCodes = {
  method: 'GET',
  url: '/api/class_codes',
  schema: {
    tags,
    summary: 'Lists class codes and their badges',
    querystring: StrictObject({ lang: Lang }),
    response: { 200: Type.Object({ class_codes: Type.Array(ClassCode) }), '4xx': Problem },
  },
} as const;

export const listBestSellers = {
  method: 'GET',
  url: '/api/best/sellers',
  schema: {
    tags,
    summary: 'Lists the most ordered products',
    querystring: StrictObject({
      lang: Lang,
      country: CountryFlag,
      page: Page,
      pagination: PageSize,
    }),
    response: { 200: ProductPage, '4xx': Problem },
  },
} as const;

/** `category` is the English name in every language; the label beside it is translated. */
const SubSubCategory = Type.Object({
  sub_subCat: Type.String(),
  category: Type.String(),
  cat_code: Type.String(),
});
const SubCategory = Type.Object({
  sub_cate: Type.String(),
  category: Type.String(),
  cat_code: Type.String(),
  sub_subCat: Type.Array(SubSubCategory),
});
export const Category = Type.Object({
  name: Type.String(),
  category: Type.String(),
  cat_code: Type.String(),
  /** Number of products in the category with each flag. */
  New: Type.Integer(),
  Clear: Type.Integer(),
  Sale: Type.Integer(),
  Soon: Type.Integer(),
  sub_cate: Type.Array(SubCategory),
});
export type Category = Static<typeof Category>;
export type SubCategory = Static<typeof SubCategory>;

export const listCategories = {
  method: 'GET',
  url: '/api/categories',
  schema: {
    tags,
    summary: 'Returns the category tree, three levels deep',
    querystring: StrictObject({ lang: Lang, country: CountryFlag }),
    response: { 200: Type.Object({ category: Type.Array(Category) }), '4xx': Problem },
  },
} as const;

export const DisplayCategory = Type.Object({
  name: Type.String(),
  category: Type.String(),
  cat_code: Type.String(),
  image: Type.String(),
  products: Type.Integer(),
});
export type DisplayCategory = Static<typeof DisplayCategory>;

export const listDisplayCategories = {
  method: 'GET',
  url: '/api/displayCategories',
  schema: {
    tags,
    summary: 'Lists top-level categories with a picture and a product count',
    querystring: StrictObject({ lang: Lang, country: CountryFlag }),
    response: { 200: Type.Object({ category: Type.Array(DisplayCategory) }), '4xx': Problem },
  },
} as const;

export const listDisplayProducts = {
  method: 'GET',
  url: '/api/displayProducts',
  schema: {
    tags,
    summary: 'Lists the products of a display category',
    querystring: StrictObject({
      category,
      country: CountryFlag,
      lang: Lang,
      page: Page,
      pagination: PageSize,
    }),
    response: { 200: ProductPage, '4xx': Problem },
  },
} as const;

const FacetQuery = StrictObject({
  category,
  classCode: Filter,
  lang: Lang,
  country: CountryFlag,
});

/** `name` is the label; `value` is what the filter accepts and is the same in every language. */
export const FacetValue = Type.Object({
  name: Type.String(),
  value: Type.Optional(Type.String()),
  count: Type.Integer(),
});
export type FacetValue = Static<typeof FacetValue>;

export const listBrands = {
  method: 'GET',
  url: '/api/brands-by-category',
  schema: {
    tags,
    summary: 'Lists the brands of a category with product counts',
    querystring: FacetQuery,
    response: { 200: Type.Object({ brands: Type.Array(FacetValue) }), '4xx': Problem },
  },
} as const;

export const FilterOptions = Type.Object({
  colors: Type.Array(FacetValue),
  type: Type.Array(FacetValue),
  size: Type.Array(FacetValue),
  brand: Type.Array(FacetValue),
  /** For signed-in customers: the class flags in the category with their product counts. */
  flags: Type.Optional(
    Type.Array(Type.Object({ name: Type.Enum([...CLASS_FLAGS]), count: Type.Integer() })),
  ),
});
export type FilterOptions = Static<typeof FilterOptions>;

export const listFilterOptions = {
  method: 'GET',
  url: '/api/filter-options-by-category',
  schema: {
    tags,
    summary:
      'Lists the colours, types, sizes and brands of a category or a search, with product counts',
    querystring: StrictObject({ ...FacetQuery.properties, search_term: Type.Optional(SearchTerm) }),
    response: { 200: FilterOptions, '4xx': Problem },
  },
} as const;
