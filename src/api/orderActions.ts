import type { LinesReport } from '#contract/lines';
import type { cancelOrder, NewOrder, placeOrder, reOrder } from '#contract/orderActions';
import type { Call, Reply } from '#contract/route';

import { api } from './api';
import { buildRequest, withKey } from './buildRequest';
import { asText } from './lenientFields';
import { parseReport, productsOfReport } from './parseReport';

/** A placed order, or one that was sent for approval. */
type Placed = Reply<typeof placeOrder> & { requisition_id?: string };

/** What a buyer does with orders: the cart follows each of these, so it is known on every screen. */
export const orderActionsApi = api
  .enhanceEndpoints({ addTagTypes: ['OrderLists', 'Requisitions'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** The order number is empty if the server does not return it. */
      placeOrder: build.mutation<Placed, NewOrder & { key: string }>({
        query: ({ key, ...body }) =>
          buildRequest<typeof placeOrder>(
            { method: 'POST', url: '/api/store/orders', body },
            { 'Idempotency-Key': key },
          ),
        transformResponse: (response: Partial<Placed> | null): Placed => ({
          status: true,
          order_id: asText(response?.order_id),
          ...(response?.requisition_id && { requisition_id: asText(response.requisition_id) }),
        }),
        // The address of an order becomes the default one.
        invalidatesTags: ['Addresses', 'Cart', 'OrderLists', 'Orders', 'Product', 'Requisitions'],
      }),
      /** `key` makes a repeated call harmless: the order is cancelled only once. */
      cancelOrder: build.mutation({
        ...withKey<typeof cancelOrder>('POST', '/api/cancel-order'),
        extraOptions: { feature: 'cancel-order', productsOf: productsOfReport },
        invalidatesTags: ['Cart', 'Orders', 'Product'],
      }),
      reOrder: build.mutation({
        ...withKey<typeof reOrder>('POST', '/api/re-orders'),
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

export const { usePlaceOrderMutation, useCancelOrderMutation, useCheckReOrderQuery } =
  orderActionsApi;
