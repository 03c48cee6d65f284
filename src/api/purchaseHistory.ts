import type {
  listVariants,
  Proposal,
  PurchasedItem,
  PurchaseHistory,
  showPurchaseHistory,
  Variant,
} from '#contract/purchaseHistory';
import type { Reply } from '#contract/route';

import { api } from './api';
import { withQuery } from './buildRequest';
import { stripProductFields } from './mergeProduct';
import { orEmpty, type WithoutProductFields } from './products';

/** What the history records about a purchased product, without the fields of the product itself. */
export type Purchased = WithoutProductFields<PurchasedItem>;
/** A product suggested for the next order, and why. */
export type Proposed = WithoutProductFields<Proposal>;

export interface Purchases {
  /** The last twelve months, YYYY-MM, the current one last. */
  months: string[];
  products: Purchased[];
  /** The likeliest first. */
  proposals: Proposed[];
  /** Of whose orders it can be; absent with one person and one address. */
  scopes?: PurchaseHistory['scopes'];
}

/** What a customer last bought of a size or colour. */
export type LastBought = WithoutProductFields<Variant>;
type VariantsResponse = Reply<typeof listVariants>;
type PurchaseHistoryResponse = Reply<typeof showPurchaseHistory>;

export const purchaseHistoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    showPurchaseHistory: build.query({
      ...withQuery<typeof showPurchaseHistory>('GET', '/api/what-i-buy'),
      extraOptions: {
        feature: 'what-i-buy',
        productsOf: ({ products, proposals }: PurchaseHistoryResponse) => [
          ...orEmpty(products),
          ...orEmpty(proposals),
        ],
      },
      transformResponse: ({ months, products, proposals, scopes }: PurchaseHistoryResponse) => ({
        months,
        ...(scopes && { scopes }),
        products: stripProductFields(products),
        proposals: stripProductFields(proposals),
      }),
      providesTags: ['Orders', 'Product'],
    }),
    listVariants: build.query({
      ...withQuery<typeof listVariants>('GET', '/api/product-variants'),
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
