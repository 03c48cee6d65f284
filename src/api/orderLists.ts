import type {
  addOrderList,
  changeOrderList,
  changeOrderListLines,
  DueList,
  listDueLists,
  ListedProduct,
  listOrderLists,
  OrderList,
  showOrderList,
  skipOrderList,
} from '#contract/orderLists';
import type { Call, Reply } from '#contract/route';

import { api } from './api';
import { buildRequest, readFrom } from './buildRequest';
import { stripProductFields } from './mergeProduct';
import { orEmpty, type WithoutProductFields } from './products';

/** What a list says about a product, without the fields of the product itself. */
export type ListedLine = WithoutProductFields<ListedProduct>;

interface ShownList {
  list: OrderList;
  /** Whether there are other people of the company to share it with. */
  canShare: boolean;
  /** In the list's own order. */
  lines: ListedLine[];
}

const tagged = api.enhanceEndpoints({ addTagTypes: ['OrderLists'] });

const orderListsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** The saved lists by name, and the customer's own that can be restored. */
    listOrderLists: build.query<Reply<typeof listOrderLists>, Call<typeof listOrderLists>['query']>(
      {
        extraOptions: { feature: 'order-lists' },
        query: (query) =>
          buildRequest<typeof listOrderLists>({ method: 'GET', url: '/api/order-lists', query }),
        providesTags: ['OrderLists'],
      },
    ),
    showOrderList: build.query<ShownList, Call<typeof showOrderList>['query']>({
      query: readFrom<typeof showOrderList>('/api/order-list'),
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
    addOrderList: build.mutation<Reply<typeof addOrderList>, Call<typeof addOrderList>['body']>({
      extraOptions: { feature: 'order-lists' },
      query: (body) =>
        buildRequest<typeof addOrderList>({ method: 'POST', url: '/api/order-lists', body }),
      invalidatesTags: ['OrderLists'],
    }),
    changeOrderList: build.mutation<
      Reply<typeof changeOrderList>,
      Call<typeof changeOrderList>['body']
    >({
      extraOptions: { feature: 'order-lists' },
      query: (body) =>
        buildRequest<typeof changeOrderList>({ method: 'PATCH', url: '/api/order-lists', body }),
      // Also after a refusal: the list has then changed meanwhile.
      invalidatesTags: ['OrderLists'],
    }),
    changeOrderListLines: build.mutation<
      Reply<typeof changeOrderListLines>,
      Call<typeof changeOrderListLines>['body']
    >({
      extraOptions: { feature: 'order-lists' },
      query: (body) =>
        buildRequest<typeof changeOrderListLines>({
          method: 'PATCH',
          url: '/api/order-list-lines',
          body,
        }),
      invalidatesTags: ['OrderLists'],
    }),
    /** The person's own standing lists that wait to be ordered. */
    listDueLists: build.query<DueList[], Call<typeof listDueLists>['query']>({
      extraOptions: { feature: 'order-lists' },
      query: readFrom<typeof listDueLists>('/api/due-lists'),
      transformResponse: ({ lists }: Reply<typeof listDueLists>) => lists,
      providesTags: ['OrderLists'],
    }),
    /** Moves a standing list to its next day. */
    skipOrderList: build.mutation<Reply<typeof skipOrderList>, Call<typeof skipOrderList>['body']>({
      extraOptions: { feature: 'order-lists' },
      query: (body) =>
        buildRequest<typeof skipOrderList>({ method: 'POST', url: '/api/skip-order-list', body }),
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
