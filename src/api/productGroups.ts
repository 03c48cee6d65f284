import type { showProductGroup } from '#contract/productGroups';
import type { Call, Reply } from '#contract/route';

import { api, LONG_CACHE_SECONDS } from './api';
import { buildRequest } from './buildRequest';
import { listed, productList, type ProductList } from './products';

type GroupAnswer = Reply<typeof showProductGroup>;

export interface HeldGroup {
  title: string;
  products: ProductList;
}

export const productGroupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    showProductGroup: build.query<
      HeldGroup,
      Call<typeof showProductGroup>['query'] & { id: string }
    >({
      query: ({ id, ...query }) =>
        buildRequest<typeof showProductGroup>({
          method: 'GET',
          url: '/api/product_group/:id',
          params: { id },
          query,
        }),
      extraOptions: { productsOf: ({ data }: GroupAnswer) => listed(data.data) },
      transformResponse: ({ data }: GroupAnswer) => ({
        title: data.title,
        products: productList(data.data),
      }),
      keepUnusedDataFor: LONG_CACHE_SECONDS,
      providesTags: ['Product'],
    }),
  }),
});

export const { useShowProductGroupQuery } = productGroupsApi;
