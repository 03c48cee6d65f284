import type {
  DisplayCategory,
  listBestSellers,
  listDisplayCategories,
  listDisplayProducts,
} from '#contract/catalogue';
import type { Call, Reply } from '#contract/route';

import { api, LONG_CACHE_SECONDS } from './api';
import { buildRequest, readFrom } from './buildRequest';
import { parseDisplayCategories } from './parseCategories';
import { listsProducts, type ProductList } from './products';

/** Products put on display; no listing needs them for its first paint. */
export const displayApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBestSellers: build.query<ProductList, Call<typeof listBestSellers>['query']>({
      query: readFrom<typeof listBestSellers>('/api/best/sellers'),
      ...listsProducts,
      providesTags: ['Product'],
    }),
    listDisplayProducts: build.query<ProductList, Call<typeof listDisplayProducts>['query']>({
      query: (query) =>
        buildRequest<typeof listDisplayProducts>({
          method: 'GET',
          url: '/api/displayProducts',
          query,
        }),
      ...listsProducts,
      providesTags: ['Product'],
    }),
    listDisplayCategories: build.query<
      DisplayCategory[],
      Call<typeof listDisplayCategories>['query']
    >({
      query: (query) =>
        buildRequest<typeof listDisplayCategories>({
          method: 'GET',
          url: '/api/displayCategories',
          query,
        }),
      transformResponse: ({ category }: Reply<typeof listDisplayCategories>) =>
        parseDisplayCategories(category),
      keepUnusedDataFor: LONG_CACHE_SECONDS,
    }),
  }),
});

export const {
  useListBestSellersQuery,
  useListDisplayProductsQuery,
  useListDisplayCategoriesQuery,
} = displayApi;
