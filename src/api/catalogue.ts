import type {
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
import type { Reply } from '#contract/route';
import type { Country } from '#domain/countries';

import { api, LONG_CACHE_SECONDS } from './api';
import { buildRequest, withQuery } from './buildRequest';
import { asList, asText } from './lenientFields';
import { parseCategories } from './parseCategories';
import { parseFacets, parseFilters } from './parseFilters';
import { listsProducts, type ProductList } from './products';

export type Listing = Omit<FlaggedListingQuery, 'country'> & { country: Country };

/**
 * Uses the flagged listing if class flags are given, otherwise the listing of the country
 * (specification 7).
 */
function listingCall({ country, class_codes, ...query }: Listing) {
  if (class_codes !== undefined) {
    return buildRequest<typeof listFlaggedProducts>({
      method: 'GET',
      url: '/api/classCode',
      query: { ...query, country, class_codes },
    });
  }
  return country === 'US'
    ? buildRequest<typeof listUsProducts>({ method: 'GET', url: '/api/usProducts', query })
    : buildRequest<typeof listCanadianProducts>({ method: 'GET', url: '/api/cadProducts', query });
}

export const catalogueApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProducts: build.query<ProductList, Listing>({
      query: listingCall,
      ...listsProducts,
      providesTags: ['Product'],
    }),
    listCategories: build.query({
      ...withQuery<typeof listCategories>('GET', '/api/categories'),
      transformResponse: ({ category }: Reply<typeof listCategories>) => parseCategories(category),
      keepUnusedDataFor: LONG_CACHE_SECONDS,
    }),
    listClassCodes: build.query({
      ...withQuery<typeof listClassCodes>('GET', '/api/class_codes'),
      transformResponse: ({ class_codes }: Partial<Reply<typeof listClassCodes>>) =>
        asList(class_codes).map(({ id, class: flag, image }) => ({
          id: asText(id),
          class: asText(flag),
          image: asText(image),
        })),
      keepUnusedDataFor: LONG_CACHE_SECONDS,
    }),
    listFilterOptions: build.query({
      ...withQuery<typeof listFilterOptions>('GET', '/api/filter-options-by-category'),
      transformResponse: (options: Partial<FilterOptions> | null) => parseFilters(options),
      keepUnusedDataFor: LONG_CACHE_SECONDS,
    }),
    /** For servers whose filter options include no brands. */
    listBrands: build.query({
      ...withQuery<typeof listBrands>('GET', '/api/brands-by-category'),
      transformResponse: ({ brands }: Partial<Reply<typeof listBrands>>) => parseFacets(brands),
      keepUnusedDataFor: LONG_CACHE_SECONDS,
    }),
  }),
});

export const {
  useListProductsQuery,
  useListCategoriesQuery,
  useListClassCodesQuery,
  useListFilterOptionsQuery,
  useListBrandsQuery,
} = catalogueApi;
