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
  holdOrder,
  liftHold,
  noteOnOrder,
  pickOrders,
  shipOrder,
  takeBackForCustomer,
  voidShipment,
} from '#contract/staffOrderActions';
import type { listQueue, QueuedOrder } from '#contract/staffOrders';

import { api } from './api';
import { buildRequest } from './buildRequest';

export type { DeskLine, DeskOrder, DeskShipment, QueuedOrder, OrderEvent };
export type QueuePage = Reply<typeof listQueue>;
export type Desk = Reply<typeof showDesk>;
/** The body of an action: its own fields beside the order and its version. */
type Body<R extends Route> = Call<R> extends { body: infer Sent } ? Sent : never;

const ROOT = '/api/staff/order';
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

/** Actions of the staff desk. */
const deskActions = deskReads.injectEndpoints({
  endpoints: (build) => ({
    shipOrder: build.mutation<DeskOrder, Body<typeof shipOrder>>({
      query: (body) =>
        buildRequest<typeof shipOrder>({ method: 'POST', url: `${ROOT}/ship`, body }),
      ...action,
    }),
    voidShipment: build.mutation<DeskOrder, Body<typeof voidShipment>>({
      query: (body) =>
        buildRequest<typeof voidShipment>({ method: 'POST', url: `${ROOT}/void-shipment`, body }),
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
    takeBackForCustomer: build.mutation<DeskOrder, Body<typeof takeBackForCustomer>>({
      query: (body) =>
        buildRequest<typeof takeBackForCustomer>({
          method: 'POST',
          url: `${ROOT}/take-back`,
          body,
        }),
      ...action,
    }),
    holdOrder: build.mutation<DeskOrder, Body<typeof holdOrder>>({
      query: (body) =>
        buildRequest<typeof holdOrder>({ method: 'POST', url: `${ROOT}/hold`, body }),
      ...action,
    }),
    liftHold: build.mutation<DeskOrder, Body<typeof liftHold>>({
      query: (body) =>
        buildRequest<typeof liftHold>({ method: 'POST', url: `${ROOT}/release`, body }),
      ...action,
    }),
    noteOnOrder: build.mutation<DeskOrder, Body<typeof noteOnOrder>>({
      query: (body) =>
        buildRequest<typeof noteOnOrder>({ method: 'POST', url: `${ROOT}/note`, body }),
      ...action,
    }),
    pickOrders: build.mutation<Reply<typeof pickOrders>, Body<typeof pickOrders>>({
      query: (body) =>
        buildRequest<typeof pickOrders>({ method: 'POST', url: '/api/staff/orders/picking', body }),
      invalidatesTags: [queue, order],
    }),
  }),
});

export const { useShowDeskQuery, useListQueueQuery, useShowDeskOrderQuery } = deskReads;
export const {
  useShipOrderMutation,
  useVoidShipmentMutation,
  useBackOrderLinesMutation,
  useCancelLinesMutation,
  useTakeBackForCustomerMutation,
  useHoldOrderMutation,
  useLiftHoldMutation,
  useNoteOnOrderMutation,
  usePickOrdersMutation,
} = deskActions;
