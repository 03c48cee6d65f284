import type { Call, Reply } from '#contract/route';
import type { showDesk } from '#contract/staffDesk';
import type {
  DeskLine,
  DeskOrder,
  DeskShipment,
  showDeskOrder,
  OrderEvent,
} from '#contract/staffOrder';
import type { listQueue, QueuedOrder } from '#contract/staffOrders';
import type {
  backOrderLines,
  cancelForCustomer,
  cancelLines,
  holdOrder,
  noteOnOrder,
  OrderState,
  pickOrder,
  releaseOrder,
} from '#contract/v1/orderActions';
import type { shipOrder, voidShipment } from '#contract/v1/shipments';

import { api } from './api';
import { buildRequest, requestTo, type Versioned } from './buildRequest';

export type { DeskLine, DeskOrder, DeskShipment, QueuedOrder, OrderEvent };
export type QueuePage = Reply<typeof listQueue>;
export type Desk = Reply<typeof showDesk>;

const ONE = '/api/v1/orders/:order_id';
const queue = { type: 'Desk', id: 'QUEUE' } as const;
const order = { type: 'Desk', id: 'ORDER' } as const;

/** Queries of the staff desk; nothing of an order stays cached once its screen is left. */
const deskReads = api.enhanceEndpoints({ addTagTypes: ['Desk'] }).injectEndpoints({
  endpoints: (build) => ({
    showDesk: build.query<Desk, void>({
      query: () =>
        buildRequest<typeof showDesk>({ method: 'GET', url: '/api/staff/desk', query: {} }),
      providesTags: [queue],
    }),
    listQueue: build.query<QueuePage, Call<typeof listQueue>['query']>({
      query: (query) =>
        buildRequest<typeof listQueue>({ method: 'GET', url: '/api/staff/orders', query }),
      providesTags: [queue],
      keepUnusedDataFor: 0,
    }),
    showDeskOrder: build.query<DeskOrder, Call<typeof showDeskOrder>['query']>({
      query: (query) =>
        buildRequest<typeof showDeskOrder>({ method: 'GET', url: '/api/staff/order', query }),
      transformResponse: ({ order }: Reply<typeof showDeskOrder>) => order,
      providesTags: [order],
      keepUnusedDataFor: 0,
    }),
  }),
});

type Dispatch = (action: ReturnType<typeof deskReads.util.updateQueryData>) => unknown;
type State = Parameters<typeof deskReads.util.selectCachedArgsForQuery>[0];

interface ChangeStarted {
  dispatch: Dispatch;
  getState: () => State;
  queryFulfilled: Promise<{ data: OrderState }>;
}

/**
 * Changes return the new version, which the next one needs at once; the rest of the order is
 * fetched again.
 */
const change = {
  onQueryStarted: async (_sent: unknown, { dispatch, getState, queryFulfilled }: ChangeStarted) => {
    const result = await queryFulfilled.catch(() => undefined);
    if (!result) return;
    const { order_id, version } = result.data;
    for (const shown of deskReads.util.selectCachedArgsForQuery(getState(), 'showDeskOrder')) {
      if (shown.order_id !== order_id) continue;
      dispatch(
        deskReads.util.updateQueryData('showDeskOrder', shown, (order) => ({ ...order, version })),
      );
    }
  },
  invalidatesTags: [queue, order],
};

/** Actions of the staff desk. */
const deskActions = deskReads.injectEndpoints({
  endpoints: (build) => ({
    shipOrder: build.mutation<OrderState, Versioned<typeof shipOrder>>({
      query: requestTo<typeof shipOrder>('POST', `${ONE}/shipments`),
      ...change,
    }),
    backOrderLines: build.mutation<OrderState, Versioned<typeof backOrderLines>>({
      query: requestTo<typeof backOrderLines>('POST', `${ONE}/back-orders`),
      ...change,
    }),
    cancelLines: build.mutation<OrderState, Versioned<typeof cancelLines>>({
      query: requestTo<typeof cancelLines>('POST', `${ONE}/cancellations`),
      ...change,
    }),
    cancelForCustomer: build.mutation<OrderState, Versioned<typeof cancelForCustomer>>({
      query: requestTo<typeof cancelForCustomer>('POST', `${ONE}/cancel`),
      ...change,
    }),
    holdOrder: build.mutation<OrderState, Versioned<typeof holdOrder>>({
      query: requestTo<typeof holdOrder>('POST', `${ONE}/hold`),
      ...change,
    }),
    releaseOrder: build.mutation<OrderState, Versioned<typeof releaseOrder>>({
      query: requestTo<typeof releaseOrder>('POST', `${ONE}/release`),
      ...change,
    }),
    noteOnOrder: build.mutation<OrderState, Versioned<typeof noteOnOrder>>({
      query: requestTo<typeof noteOnOrder>('POST', `${ONE}/notes`),
      ...change,
    }),
    pickOrder: build.mutation<OrderState, Versioned<typeof pickOrder>>({
      query: requestTo<typeof pickOrder>('POST', `${ONE}/picking`),
      ...change,
    }),
    voidShipment: build.mutation<OrderState, Versioned<typeof voidShipment>>({
      query: requestTo<typeof voidShipment>('POST', '/api/v1/shipments/:shipment_id/void'),
      ...change,
    }),
  }),
});

export const { useShowDeskQuery, useListQueueQuery, useShowDeskOrderQuery } = deskReads;
export const {
  useShipOrderMutation,
  useVoidShipmentMutation,
  useBackOrderLinesMutation,
  useCancelLinesMutation,
  useCancelForCustomerMutation,
  useHoldOrderMutation,
  useReleaseOrderMutation,
  useNoteOnOrderMutation,
  usePickOrderMutation,
} = deskActions;
