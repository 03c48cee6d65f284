import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';

import type { LinesReport } from '#contract/lines';
import type {
  cancelOrder,
  listOrders,
  listUsualItems,
  NewOrder,
  Order,
  OrderSummary,
  placeOrder,
  reOrder,
  showOrder,
  UsualItem,
} from '#contract/orders';
import type { Call, Reply } from '#contract/route';

import { api } from './api';
import { call } from './call';
import { listed, productsOfReport, type Beside } from './products';
import { besideProducts } from './readProduct';

/** How a product is usually bought, beside the product itself. */
export type Usual = Beside<UsualItem>;
type UsualAnswer = Reply<typeof listUsualItems>;

/** A page of orders held by number, newest first, with the count on all pages. */
export type Orders = EntityState<OrderSummary, string> & { total: number };

const orders = createEntityAdapter({ selectId: (order: OrderSummary) => order.order_id });

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.query<Orders, Call<typeof listOrders>['query']>({
      query: (query) => call<typeof listOrders>({ method: 'GET', url: '/api/fetch-order', query }),
      transformResponse: (answer: Reply<typeof listOrders>) =>
        orders.setAll(
          orders.getInitialState({ total: answer.total ?? answer.orders.length }),
          answer.orders,
        ),
      providesTags: ['Orders'],
    }),
    showOrder: build.query<Order, Call<typeof showOrder>['query']>({
      query: (query) => call<typeof showOrder>({ method: 'GET', url: '/api/order-history', query }),
      transformResponse: ({ order }: Reply<typeof showOrder>) => order,
      providesTags: ['Orders'],
    }),
    listUsualItems: build.query<Usual[], Call<typeof listUsualItems>['query']>({
      query: (query) =>
        call<typeof listUsualItems>({ method: 'GET', url: '/api/usual-items', query }),
      extraOptions: { productsOf: ({ products }: UsualAnswer) => listed(products) },
      transformResponse: ({ products }: UsualAnswer) => besideProducts(products),
      providesTags: ['Orders'],
    }),
    placeOrder: build.mutation<Reply<typeof placeOrder>, NewOrder & { key: string }>({
      query: ({ key, ...body }) =>
        call<typeof placeOrder>(
          { method: 'POST', url: '/api/store/orders', body },
          { 'Idempotency-Key': key },
        ),
      invalidatesTags: ['Cart', 'Orders', 'Product'],
    }),
    /** `key` makes a repeated call harmless: the order is taken back once. */
    cancelOrder: build.mutation<
      Reply<typeof cancelOrder>,
      Call<typeof cancelOrder>['body'] & { key: string }
    >({
      query: ({ key, ...body }) =>
        call<typeof cancelOrder>(
          { method: 'POST', url: '/api/cancel-order', body },
          { 'Idempotency-Key': key },
        ),
      extraOptions: { productsOf: productsOfReport },
      invalidatesTags: ['Cart', 'Orders', 'Product'],
    }),
    reOrder: build.mutation<LinesReport, Call<typeof reOrder>['body'] & { key: string }>({
      query: ({ key, ...body }) =>
        call<typeof reOrder>(
          { method: 'POST', url: '/api/re-orders', body },
          { 'Idempotency-Key': key },
        ),
      extraOptions: { productsOf: productsOfReport },
      invalidatesTags: (_report, _error, { check }) => (check ? [] : ['Cart']),
    }),
    /** What a re-order would do, without doing it. */
    checkReOrder: build.query<LinesReport, Call<typeof reOrder>['body']>({
      query: (body) =>
        call<typeof reOrder>({
          method: 'POST',
          url: '/api/re-orders',
          body: { ...body, check: true },
        }),
      extraOptions: { productsOf: productsOfReport },
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
  useReOrderMutation,
  useCheckReOrderQuery,
} = ordersApi;
export const { selectAll: selectOrders } = orders.getSelectors();
