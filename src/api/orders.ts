import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';

import type { LinesReport } from '#contract/lines';
import type { cancelOrder, NewOrder, placeOrder, reOrder } from '#contract/orderActions';
import type { listOrders, Order, OrderSummary, showOrder } from '#contract/orders';
import type { Call, Reply } from '#contract/route';
import type { listUsualItems, UsualItem } from '#contract/usualItems';

import { api } from './api';
import { buildRequest } from './buildRequest';
import { asList, asText, type Fields } from './lenientFields';
import { listed, productsOfReport, type Beside } from './products';
import { readOrder, readOrderSummary } from './readOrders';
import { besideProducts } from './readProduct';
import { readReport } from './readReport';

/** How a product is usually bought, without the fields of the product itself. */
export type Usual = Beside<UsualItem>;
type UsualAnswer = Reply<typeof listUsualItems>;

/** A page of orders by number, newest first, with the total count across all pages. */
export type Orders = EntityState<OrderSummary, string> & { total: number };

const orders = createEntityAdapter({ selectId: (order: OrderSummary) => order.order_id });

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.query<Orders, Call<typeof listOrders>['query']>({
      query: (query) =>
        buildRequest<typeof listOrders>({ method: 'GET', url: '/api/fetch-order', query }),
      transformResponse: (answer: Partial<Reply<typeof listOrders>>, _meta, asked) => {
        const all = asList(answer.orders).map(readOrderSummary);
        // A server without paging returns the whole history.
        const { page = 1, pagination = all.length } = asked;
        const isWhole = answer.total === undefined && all.length > pagination;
        const shown = isWhole ? all.slice((page - 1) * pagination, page * pagination) : all;
        return orders.setAll(orders.getInitialState({ total: answer.total ?? all.length }), shown);
      },
      providesTags: ['Orders'],
    }),
    showOrder: build.query<Order, Call<typeof showOrder>['query']>({
      query: (query) =>
        buildRequest<typeof showOrder>({ method: 'GET', url: '/api/order-history', query }),
      transformResponse: ({ order }: { order: Fields }) => readOrder(order),
      providesTags: ['Orders'],
    }),
    listUsualItems: build.query<Usual[], Call<typeof listUsualItems>['query']>({
      query: (query) =>
        buildRequest<typeof listUsualItems>({ method: 'GET', url: '/api/usual-items', query }),
      extraOptions: {
        feature: 'usual-items',
        productsOf: ({ products }: UsualAnswer) => listed(products),
      },
      transformResponse: ({ products }: UsualAnswer) => besideProducts(products),
      providesTags: ['Orders'],
    }),
    /** The order number is empty if the server does not return it. */
    placeOrder: build.mutation<Reply<typeof placeOrder>, NewOrder & { key: string }>({
      query: ({ key, ...body }) =>
        buildRequest<typeof placeOrder>(
          { method: 'POST', url: '/api/store/orders', body },
          { 'Idempotency-Key': key },
        ),
      transformResponse: (answer: Partial<Reply<typeof placeOrder>> | null) => ({
        status: true,
        order_id: asText(answer?.order_id),
      }),
      invalidatesTags: ['Cart', 'Orders', 'Product'],
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
      transformResponse: (answer: Partial<LinesReport> | null) => readReport(answer, []),
      extraOptions: { productsOf: productsOfReport },
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
