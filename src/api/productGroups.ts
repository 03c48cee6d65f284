import type { showProductGroup } from '#contract/productGroups';
import type { Call, Reply } from '#contract/route';

import { api, LONG_CACHE_SECONDS } from './api';
import { buildRequest } from './buildRequest';
import { orEmpty, productList, type ProductList } from './products';

type ProductGroupResponse = Reply<typeof showProductGroup>;

export interface CachedProductGroup {
  title: string;
  products: ProductList;
}

export const productGroupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    showProductGroup: build.query<
      CachedProductGroup,
      Call<typeof showProductGroup>['query'] & { id: string }
    >({
      query: ({ id, ...query }) =>
        buildRequest<typeof showProductGroup>({
          method: 'GET',
          url: '/api/product_group/:id',
          params: { id },
          query,
        }),
      extraOptions: { productsOf: ({ data }: ProductGroupResponse) => orEmpty(data.data) },
      transformResponse: ({ data }: ProductGroupResponse) => ({
        title: data.title,
        products: productList(data.data),
      }),
      keepUnusedDataFor: LONG_CACHE_SECONDS,
      providesTags: ['Product'],
    }),
  }),
});

export const { useShowProductGroupQuery } = productGroupsApi;
