import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';

import type { LinesReport } from '#contract/lines';
import type { cancelOrder, NewOrder, placeOrder, reOrder } from '#contract/orderActions';
import type { listOrders, Order, OrderSummary, showOrder } from '#contract/orders';
import type { Call, Reply } from '#contract/route';
import type { listUsualItems, UsualItem } from '#contract/usualItems';

import { api } from './api';
import { buildRequest } from './buildRequest';
import { asList, asText, type Fields } from './lenientFields';
import { stripProductFields } from './mergeProduct';
import { parseOrder, parseOrderSummary } from './parseOrders';
import { parseReport, productsOfReport } from './parseReport';
import { orEmpty, type WithoutProductFields } from './products';

/** How a product is usually bought, without the fields of the product itself. */
export type Usual = WithoutProductFields<UsualItem>;
type UsualItemsResponse = Reply<typeof listUsualItems>;

/** A page of orders by number, newest first, with the total count across all pages. */
export type Orders = EntityState<OrderSummary, string> & { total: number };

const orders = createEntityAdapter({ selectId: (order: OrderSummary) => order.order_id });

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.query<Orders, Call<typeof listOrders>['query']>({
      query: (query) =>
        buildRequest<typeof listOrders>({ method: 'GET', url: '/api/fetch-order', query }),
      transformResponse: (response: Partial<Reply<typeof listOrders>>, _meta, arg) => {
        const all = asList(response.orders).map(parseOrderSummary);
        // A server without paging returns the whole history.
        const { page = 1, pagination = all.length } = arg;
        const isUnpaged = response.total === undefined && all.length > pagination;
        const pageOrders = isUnpaged ? all.slice((page - 1) * pagination, page * pagination) : all;
        return orders.setAll(
          orders.getInitialState({ total: response.total ?? all.length }),
          pageOrders,
        );
      },
      providesTags: ['Orders'],
    }),
    showOrder: build.query<Order, Call<typeof showOrder>['query']>({
      query: (query) =>
        buildRequest<typeof showOrder>({ method: 'GET', url: '/api/order-history', query }),
      transformResponse: ({ order }: { order: Fields }) => parseOrder(order),
      providesTags: ['Orders'],
    }),
    listUsualItems: build.query<Usual[], Call<typeof listUsualItems>['query']>({
      query: (query) =>
        buildRequest<typeof listUsualItems>({ method: 'GET', url: '/api/usual-items', query }),
      extraOptions: {
        feature: 'usual-items',
        productsOf: ({ products }: UsualItemsResponse) => orEmpty(products),
      },
      transformResponse: ({ products }: UsualItemsResponse) => stripProductFields(products),
      providesTags: ['Orders'],
    }),
    /** The order number is empty if the server does not return it. */
    placeOrder: build.mutation<Reply<typeof placeOrder>, NewOrder & { key: string }>({
      query: ({ key, ...body }) =>
        buildRequest<typeof placeOrder>(
          { method: 'POST', url: '/api/store/orders', body },
          { 'Idempotency-Key': key },
        ),
      transformResponse: (response: Partial<Reply<typeof placeOrder>> | null) => ({
        status: true,
        order_id: asText(response?.order_id),
      }),
      // The address of an order becomes the default one.
      invalidatesTags: ['Addresses', 'Cart', 'Orders', 'Product'],
    }),
    /** `key` makes a repeated call harmless: the order is cancelled only once. */
    cancelOrder: build.mutation<
      Reply<typeof cancelOrder>,
      Call<typeof cancelOrder>['body'] & { key: string }
    >({
      query: ({ key, ...body }) =>
        buildRequest<typeof cancelOrder>(
          { method: 'POST', url: '/api/cancel-order', body },
          { 'Idempotency-Key': key },
        ),
      extraOptions: { feature: 'cancel-order', productsOf: productsOfReport },
      invalidatesTags: ['Cart', 'Orders', 'Product'],
    }),
    reOrder: build.mutation<LinesReport, Call<typeof reOrder>['body'] & { key: string }>({
      query: ({ key, ...body }) =>
        buildRequest<typeof reOrder>(
          { method: 'POST', url: '/api/re-orders', body },
          { 'Idempotency-Key': key },
        ),
      transformResponse: (response: Partial<LinesReport> | null) => parseReport(response, []),
      extraOptions: { productsOf: productsOfReport, isConfirmed: true },
    }),
    /** Dry run of a re-order. */
    checkReOrder: build.query<LinesReport, Call<typeof reOrder>['body']>({
      query: (body) =>
        buildRequest<typeof reOrder>({
          method: 'POST',
          url: '/api/re-orders',
          body: { ...body, check: true },
        }),
      extraOptions: { feature: 'check', productsOf: productsOfReport },
      keepUnusedDataFor: 0,
      providesTags: ['Cart'],
    }),
  }),
});

export const {
  useListOrdersQuery,
  useShowOrderQuery,
  useListUsualItemsQuery,
  usePlaceOrderMutation,
  useCancelOrderMutation,
  useCheckReOrderQuery,
} = ordersApi;
export const { selectAll: selectOrders } = orders.getSelectors();
