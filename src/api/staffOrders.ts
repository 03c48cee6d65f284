import type { Call, Reply, Route } from '#contract/route';
import type { showDesk } from '#contract/staffDesk';
import type {
  DeskLine,
  DeskOrder,
  DeskShipment,
  showDeskOrder,
  OrderEvent,
} from '#contract/staffOrder';
import type {
  backOrderLines,
  cancelLines,
  shipOrder,
  cancelForCustomer,
} from '#contract/staffOrderActions';
import type { listQueue, QueuedOrder } from '#contract/staffOrders';
import type {
  holdOrder,
  noteOnOrder,
  OrderState,
  pickOrder,
  releaseOrder,
} from '#contract/v1/orderActions';
import type { voidShipment } from '#contract/v1/shipments';

import { api } from './api';
import { buildRequest, requestTo, type Versioned } from './buildRequest';

export type { DeskLine, DeskOrder, DeskShipment, QueuedOrder, OrderEvent };
export type QueuePage = Reply<typeof listQueue>;
export type Desk = Reply<typeof showDesk>;
/** The body of an action: its own fields beside the order and its version. */
type Body<R extends Route> = Call<R> extends { body: infer Sent } ? Sent : never;

const ROOT = '/api/staff/order';
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
      query: (query) => buildRequest<typeof showDeskOrder>({ method: 'GET', url: ROOT, query }),
      transformResponse: ({ order }: Reply<typeof showDeskOrder>) => order,
      providesTags: [order],
      keepUnusedDataFor: 0,
    }),
  }),
});

interface ActionStarted {
  dispatch: (action: ReturnType<typeof deskReads.util.upsertQueryData>) => unknown;
  queryFulfilled: Promise<{ data: DeskOrder }>;
}

/**
 * Actions return the updated order, which is shown at once; after a refusal the order is refetched.
 */
const action = {
  transformResponse: ({ order }: { order: DeskOrder }) => order,
  onQueryStarted: async (
    { order_id, lang }: Call<typeof showDeskOrder>['query'],
    { dispatch, queryFulfilled }: ActionStarted,
  ) => {
    const result = await queryFulfilled.catch(() => undefined);
    if (!result) return;
    dispatch(deskReads.util.upsertQueryData('showDeskOrder', { order_id, lang }, result.data));
  },
  invalidatesTags: (_done: unknown, error: unknown) => (error ? [queue, order] : [queue]),
};

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
    shipOrder: build.mutation<DeskOrder, Body<typeof shipOrder>>({
      query: (body) =>
        buildRequest<typeof shipOrder>({ method: 'POST', url: `${ROOT}/ship`, body }),
      ...action,
    }),
    backOrderLines: build.mutation<DeskOrder, Body<typeof backOrderLines>>({
      query: (body) =>
        buildRequest<typeof backOrderLines>({ method: 'POST', url: `${ROOT}/back-order`, body }),
      ...action,
    }),
    cancelLines: build.mutation<DeskOrder, Body<typeof cancelLines>>({
      query: (body) =>
        buildRequest<typeof cancelLines>({ method: 'POST', url: `${ROOT}/cancel`, body }),
      ...action,
    }),
    cancelForCustomer: build.mutation<DeskOrder, Body<typeof cancelForCustomer>>({
      query: (body) =>
        buildRequest<typeof cancelForCustomer>({
          method: 'POST',
          url: `${ROOT}/take-back`,
          body,
        }),
      ...action,
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
