import type { showProductGroup } from '#contract/productGroups';
import type { Call, Reply } from '#contract/route';

import { api, KEEP_LONG } from './api';
import { call } from './call';
import { holdProducts, type Products } from './products';

export interface HeldGroup {
  title: string;
  products: Products;
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
      transformResponse: ({ data }: Reply<typeof showProductGroup>) => ({
        title: data.title,
        products: holdProducts(data.data),
      }),
      keepUnusedDataFor: KEEP_LONG,
      providesTags: ['Product'],
    }),
  }),
});

export const { useShowProductGroupQuery } = productGroupsApi;
