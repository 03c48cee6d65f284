import type { endRestock, listRestock, requestRestock } from '#contract/restock';
import type { Reply } from '#contract/route';

import { api } from './api';
import { withQuery, withBody } from './buildRequest';
import { orEmpty, productList } from './products';

const tagged = api.enhanceEndpoints({ addTagTypes: ['Restock'] });

const restockApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** Products that the customer will be told of once they are in stock, newest first. */
    listRestock: build.query({
      ...withQuery<typeof listRestock>('GET', '/api/restock'),
      extraOptions: {
        feature: 'restock',
        productsOf: ({ products }: Reply<typeof listRestock>) => orEmpty(products),
      },
      transformResponse: ({ products }: Reply<typeof listRestock>) =>
        productList(orEmpty(products)),
      providesTags: ['Restock'],
    }),
    requestRestock: build.mutation({
      ...withBody<typeof requestRestock>('PUT', '/api/restock'),
      extraOptions: { feature: 'restock' },
      invalidatesTags: ['Restock'],
    }),
    endRestock: build.mutation({
      ...withQuery<typeof endRestock>('DELETE', '/api/restock'),
      extraOptions: { feature: 'restock' },
      invalidatesTags: ['Restock'],
    }),
  }),
});

export const { useListRestockQuery, useRequestRestockMutation, useEndRestockMutation } = restockApi;
