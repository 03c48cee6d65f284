import type { describeProduct } from '#contract/product';
import type { Call, Reply } from '#contract/route';

import { api } from './api';
import { buildRequest } from './buildRequest';
import { idsOf, orEmpty } from './products';

/** The product that a URL refers to, and the products related to it. */
export interface Described {
  productId: string | undefined;
  related: string[];
}

type DescriptionResponse = Reply<typeof describeProduct>;

export const productApi = api.injectEndpoints({
  endpoints: (build) => ({
    describeProduct: build.query<Described, Call<typeof describeProduct>['query']>({
      query: (query) =>
        buildRequest<typeof describeProduct>({
          method: 'GET',
          url: '/api/productDescription',
          query,
        }),
      extraOptions: {
        productsOf: ({ product, related }: DescriptionResponse) => [product, ...orEmpty(related)],
      },
      transformResponse: ({ product, related }: DescriptionResponse) => ({
        productId: idsOf([product])[0],
        related: idsOf(related),
      }),
      providesTags: ['Product'],
    }),
  }),
});

export const { useDescribeProductQuery } = productApi;
