import type {
  Category,
  ClassCode,
  describeProduct,
  FilterOptions,
  FlaggedListingQuery,
  listBrands,
  listCanadianProducts,
  listCategories,
  listClassCodes,
  listFilterOptions,
  listFlaggedProducts,
  listUsProducts,
} from '#contract/catalogue';
import type { Call, Reply } from '#contract/route';
import type { Country } from '#domain/countries';

import { api, KEEP_LONG } from './api';
import { asList, asText } from './asRead';
import { call } from './call';
import { idsOf, listed, listsProducts, type ProductList } from './products';
import { readCategories } from './readCategories';
import { readFacets, readFilters, type Facet, type Filters } from './readFilters';

export type Listing = Omit<FlaggedListingQuery, 'country'> & { country: Country };
/** The product that a URL refers to, and the products related to it. */
export interface Described {
  productId: string | undefined;
  related: string[];
}

type DescribedAnswer = Reply<typeof describeProduct>;

/**
 * Uses the flagged listing if class flags are given, otherwise the listing of the country
 * (specification 7).
 */
function listingCall({ country, class_codes, ...query }: Listing) {
  if (class_codes !== undefined) {
    return call<typeof listFlaggedProducts>({
      method: 'GET',
      url: '/api/classCode',
      query: { ...query, country, class_codes },
    });
  }
  return country === 'US'
    ? call<typeof listUsProducts>({ method: 'GET', url: '/api/usProducts', query })
    : call<typeof listCanadianProducts>({ method: 'GET', url: '/api/cadProducts', query });
}

export const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProducts: build.query<ProductList, Listing>({
      query: listingCall,
      ...listsProducts,
      providesTags: ['Product'],
    }),
    describeProduct: build.query<Described, Call<typeof describeProduct>['query']>({
      query: (query) =>
        call<typeof describeProduct>({ method: 'GET', url: '/api/productDescription', query }),
      extraOptions: {
        productsOf: ({ product, related }: DescribedAnswer) => [product, ...listed(related)],
      },
      transformResponse: ({ product, related }: DescribedAnswer) => ({
        productId: idsOf([product])[0],
        related: idsOf(related),
      }),
      providesTags: ['Product'],
    }),
    listCategories: build.query<Category[], Call<typeof listCategories>['query']>({
      query: (query) =>
        call<typeof listCategories>({ method: 'GET', url: '/api/categories', query }),
      transformResponse: ({ category }: Reply<typeof listCategories>) => readCategories(category),
      keepUnusedDataFor: KEEP_LONG,
    }),
    listClassCodes: build.query<ClassCode[], Call<typeof listClassCodes>['query']>({
      query: (query) =>
        call<typeof listClassCodes>({ method: 'GET', url: '/api/class_codes', query }),
      transformResponse: ({ class_codes }: Partial<Reply<typeof listClassCodes>>) =>
        asList(class_codes).map(({ id, class: flag, image }) => ({
          id: asText(id),
          class: asText(flag),
          image: asText(image),
        })),
      keepUnusedDataFor: KEEP_LONG,
    }),
    listFilterOptions: build.query<Filters, Call<typeof listFilterOptions>['query']>({
      query: (query) =>
        call<typeof listFilterOptions>({
          method: 'GET',
          url: '/api/filter-options-by-category',
          query,
        }),
      transformResponse: (options: Partial<FilterOptions> | null) => readFilters(options),
      keepUnusedDataFor: KEEP_LONG,
    }),
    /** For servers whose filter options include no brands. */
    listBrands: build.query<Facet[], Call<typeof listBrands>['query']>({
      query: (query) =>
        call<typeof listBrands>({ method: 'GET', url: '/api/brands-by-category', query }),
      transformResponse: ({ brands }: Partial<Reply<typeof listBrands>>) => readFacets(brands),
      keepUnusedDataFor: KEEP_LONG,
    }),
  }),
});

export const {
  useListProductsQuery,
  useDescribeProductQuery,
  useListCategoriesQuery,
  useListClassCodesQuery,
  useListFilterOptionsQuery,
  useListBrandsQuery,
} = catalogueApi;
