import type {
  addOrderList,
  changeOrderList,
  changeOrderListLines,
  listDueLists,
  ListedProduct,
  listOrderLists,
  showOrderList,
  skipOrderList,
} from '#contract/orderLists';
import type { Reply } from '#contract/route';

import { api } from './api';
import { withQuery, withBody } from './buildRequest';
import { stripProductFields } from './mergeProduct';
import { orEmpty, type WithoutProductFields } from './products';

/** What a list says about a product, without the fields of the product itself. */
export type ListedLine = WithoutProductFields<ListedProduct>;

const tagged = api.enhanceEndpoints({ addTagTypes: ['OrderLists'] });

const orderListsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** The saved lists by name, and the customer's own that can be restored. */
    listOrderLists: build.query({
      ...withQuery<typeof listOrderLists>('GET', '/api/order-lists'),
      extraOptions: { feature: 'order-lists' },
      providesTags: ['OrderLists'],
    }),
    showOrderList: build.query({
      ...withQuery<typeof showOrderList>('GET', '/api/order-list'),
      extraOptions: {
        feature: 'order-lists',
        productsOf: ({ products }: Reply<typeof showOrderList>) => orEmpty(products),
      },
      transformResponse: ({ list, can_share, products }: Reply<typeof showOrderList>) => ({
        list,
        canShare: can_share,
        lines: stripProductFields(products),
      }),
      providesTags: ['OrderLists', 'Product'],
    }),
    addOrderList: build.mutation({
      ...withBody<typeof addOrderList>('POST', '/api/order-lists'),
      extraOptions: { feature: 'order-lists' },
      invalidatesTags: ['OrderLists'],
    }),
    changeOrderList: build.mutation({
      ...withBody<typeof changeOrderList>('PATCH', '/api/order-lists'),
      extraOptions: { feature: 'order-lists' },
      // Also after a refusal: the list has then changed meanwhile.
      invalidatesTags: ['OrderLists'],
    }),
    changeOrderListLines: build.mutation({
      ...withBody<typeof changeOrderListLines>('PATCH', '/api/order-list-lines'),
      extraOptions: { feature: 'order-lists' },
      invalidatesTags: ['OrderLists'],
    }),
    /** The person's own standing lists that wait to be ordered. */
    listDueLists: build.query({
      ...withQuery<typeof listDueLists>('GET', '/api/due-lists'),
      extraOptions: { feature: 'order-lists' },
      transformResponse: ({ lists }: Reply<typeof listDueLists>) => lists,
      providesTags: ['OrderLists'],
    }),
    /** Moves a standing list to its next day. */
    skipOrderList: build.mutation({
      ...withBody<typeof skipOrderList>('POST', '/api/skip-order-list'),
      extraOptions: { feature: 'order-lists' },
      // Also after a refusal: somebody has then answered meanwhile.
      invalidatesTags: ['OrderLists'],
    }),
  }),
});

export const {
  useListOrderListsQuery,
  useListDueListsQuery,
  useShowOrderListQuery,
  useLazyShowOrderListQuery,
  useAddOrderListMutation,
  useChangeOrderListMutation,
  useChangeOrderListLinesMutation,
  useSkipOrderListMutation,
} = orderListsApi;
