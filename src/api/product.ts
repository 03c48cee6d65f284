import type { describeProduct } from '#contract/product';
import type { Reply } from '#contract/route';

import { api } from './api';
import { withQuery } from './buildRequest';
import { idsOf, orEmpty } from './products';

type DescriptionResponse = Reply<typeof describeProduct>;

export const productApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The product that a URL refers to, and the products related to it. */
    describeProduct: build.query({
      ...withQuery<typeof describeProduct>('GET', '/api/productDescription'),
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
