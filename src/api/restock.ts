import type { endRestock, listRestock, requestRestock } from '#contract/restock';
import type { Call, Reply } from '#contract/route';

import { api } from './api';
import { buildRequest, readFrom } from './buildRequest';
import { orEmpty, productList, type ProductList } from './products';

const tagged = api.enhanceEndpoints({ addTagTypes: ['Restock'] });

const restockApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** Products that the customer will be told of once they are in stock, newest first. */
    listRestock: build.query<ProductList, Call<typeof listRestock>['query']>({
      query: readFrom<typeof listRestock>('/api/restock'),
      extraOptions: {
        feature: 'restock',
        productsOf: ({ products }: Reply<typeof listRestock>) => orEmpty(products),
      },
      transformResponse: ({ products }: Reply<typeof listRestock>) =>
        productList(orEmpty(products)),
      providesTags: ['Restock'],
    }),
    requestRestock: build.mutation<
      Reply<typeof requestRestock>,
      Call<typeof requestRestock>['body']
    >({
      extraOptions: { feature: 'restock' },
      query: (body) =>
        buildRequest<typeof requestRestock>({ method: 'PUT', url: '/api/restock', body }),
      invalidatesTags: ['Restock'],
    }),
    endRestock: build.mutation<Reply<typeof endRestock>, Call<typeof endRestock>['query']>({
      extraOptions: { feature: 'restock' },
      query: (query) =>
        buildRequest<typeof endRestock>({ method: 'DELETE', url: '/api/restock', query }),
      invalidatesTags: ['Restock'],
    }),
  }),
});

export const { useListRestockQuery, useRequestRestockMutation, useEndRestockMutation } = restockApi;
