import type { showProductGroup } from '#contract/productGroups';
import type { Call, Reply } from '#contract/route';

import { api, KEEP_LONG } from './api';
import { call } from './call';
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
        call<typeof showProductGroup>({
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
      keepUnusedDataFor: KEEP_LONG,
      providesTags: ['Product'],
    }),
  }),
});

export const { useShowProductGroupQuery } = productGroupsApi;
