import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';

import type { Orderer } from '#contract/fields';
import type { listOrders, Order, OrderSummary, showOrder } from '#contract/orders';
import type { RequisitionSummary } from '#contract/requisitions';
import type { Call, Reply } from '#contract/route';
import type { listUsualItems, UsualItem } from '#contract/usualItems';

import { api } from './api';
import { withQuery } from './buildRequest';
import { asList, type Fields } from './lenientFields';
import { stripProductFields } from './mergeProduct';
import { parseOrder, parseOrderer, parseOrderSummary } from './parseOrders';
import { orEmpty, type WithoutProductFields } from './products';

/** How a product is usually bought, without the fields of the product itself. */
export type Usual = WithoutProductFields<UsualItem>;
type UsualItemsResponse = Reply<typeof listUsualItems>;

/** A page of orders by number, newest first, with the total count across all pages. */
export type Orders = EntityState<OrderSummary, string> & {
  total: number;
  /** Everybody who orders for the customer; empty if that is one person. */
  people: readonly Orderer[];
  /** What the reader has sent for approval and did not become an order. */
  requisitions: readonly RequisitionSummary[];
};

const orders = createEntityAdapter({ selectId: (order: OrderSummary) => order.order_id });

export const ordersApi = api.enhanceEndpoints({ addTagTypes: ['Requisitions'] }).injectEndpoints({
  endpoints: (build) => ({
    listOrders: build.query({
      ...withQuery<typeof listOrders>('GET', '/api/fetch-order'),
      transformResponse: (
        response: Partial<Reply<typeof listOrders>>,
        _meta: unknown,
        arg: Call<typeof listOrders>['query'],
      ) => {
        const all = asList(response.orders).map(parseOrderSummary);
        // A server without paging returns the whole history.
        const { page = 1, pagination = all.length } = arg;
        const isUnpaged = response.total === undefined && all.length > pagination;
        const pageOrders = isUnpaged ? all.slice((page - 1) * pagination, page * pagination) : all;
        return orders.setAll(
          orders.getInitialState({
            total: response.total ?? all.length,
            people: asList(response.people).flatMap((person) => parseOrderer(person) ?? []),
            requisitions: orEmpty(response.requisitions),
          }),
          pageOrders,
        );
      },
      providesTags: ['Orders', 'Requisitions'],
    }),
    showOrder: build.query({
      ...withQuery<typeof showOrder>('GET', '/api/order-history'),
      transformResponse: ({ order }: { order: Fields & Pick<Order, 'invoices'> }) => ({
        ...parseOrder(order),
        ...(order.invoices && { invoices: order.invoices }),
      }),
      providesTags: ['Orders'],
    }),
    listUsualItems: build.query({
      ...withQuery<typeof listUsualItems>('GET', '/api/usual-items'),
      extraOptions: {
        feature: 'usual-items',
        productsOf: ({ products }: UsualItemsResponse) => orEmpty(products),
      },
      transformResponse: ({ products }: UsualItemsResponse) => stripProductFields(products),
      providesTags: ['Orders'],
    }),
  }),
});

export const { useListOrdersQuery, useShowOrderQuery, useListUsualItemsQuery } = ordersApi;
export const { selectAll: selectOrders } = orders.getSelectors();
