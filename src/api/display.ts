import type {
  listBestSellers,
  listDisplayCategories,
  listDisplayProducts,
} from '#contract/catalogue';
import type { Reply } from '#contract/route';

import { api, LONG_CACHE_SECONDS } from './api';
import { withQuery } from './buildRequest';
import { parseDisplayCategories } from './parseCategories';
import { listsProducts } from './products';

/** Products put on display; no listing needs them for its first paint. */
export const displayApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBestSellers: build.query({
      ...withQuery<typeof listBestSellers>('GET', '/api/best/sellers'),
      ...listsProducts,
      providesTags: ['Product'],
    }),
    listDisplayProducts: build.query({
      ...withQuery<typeof listDisplayProducts>('GET', '/api/displayProducts'),
      ...listsProducts,
      providesTags: ['Product'],
    }),
    listDisplayCategories: build.query({
      ...withQuery<typeof listDisplayCategories>('GET', '/api/displayCategories'),
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
