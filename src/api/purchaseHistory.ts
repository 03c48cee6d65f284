import type {
  listVariants,
  PurchasedItem,
  showPurchaseHistory,
  Variant,
} from '#contract/purchaseHistory';
import type { Call, Reply } from '#contract/route';

import { api } from './api';
import { buildRequest } from './buildRequest';
import { stripProductFields } from './mergeProduct';
import { idsOf, orEmpty, type WithoutProductFields } from './products';

/** What the history records about a purchased product, without the fields of the product itself. */
export type Purchased = WithoutProductFields<PurchasedItem>;
export interface Purchases {
  /** Timestamps of the last six orders, newest first. */
  dates: string[];
  products: Purchased[];
  /** Ids of products suggested for the next order. */
  proposals: string[];
}

/** What a customer last bought of a size or colour. */
export type LastBought = WithoutProductFields<Variant>;
type VariantsResponse = Reply<typeof listVariants>;
type PurchaseHistoryResponse = Reply<typeof showPurchaseHistory>;

export const purchaseHistoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    showPurchaseHistory: build.query<Purchases, Call<typeof showPurchaseHistory>['query']>({
      query: (query) =>
        buildRequest<typeof showPurchaseHistory>({ method: 'GET', url: '/api/what-i-buy', query }),
      extraOptions: {
        feature: 'what-i-buy',
        productsOf: ({ products, proposals }: PurchaseHistoryResponse) => [
          ...orEmpty(products),
          ...orEmpty(proposals),
        ],
      },
      transformResponse: ({ orders, products, proposals }: PurchaseHistoryResponse) => ({
        dates: orders.map(({ date }) => date),
        products: stripProductFields(products),
        proposals: idsOf(proposals),
      }),
      providesTags: ['Orders', 'Product'],
    }),
    listVariants: build.query<LastBought[], Call<typeof listVariants>['query']>({
      query: (query) =>
        buildRequest<typeof listVariants>({ method: 'GET', url: '/api/product-variants', query }),
      extraOptions: {
        feature: 'variants',
        productsOf: ({ products }: VariantsResponse) => orEmpty(products),
      },
      transformResponse: ({ products }: VariantsResponse) => stripProductFields(products),
      providesTags: ['Orders', 'Product'],
    }),
  }),
});

export const { useListVariantsQuery, useShowPurchaseHistoryQuery } = purchaseHistoryApi;
