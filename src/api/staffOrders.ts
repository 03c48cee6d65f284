import type { Reply, Route } from '#contract/route';
import type { showDesk } from '#contract/staffDesk';
import type {
  DeskLine,
  DeskOrder,
  DeskShipment,
  showDeskOrder,
  OrderEvent,
} from '#contract/staffOrder';
import type { listQueue, QueuedOrder } from '#contract/staffOrders';
import type { Overview, showOverview } from '#contract/staffOverview';
import type {
  backOrderLines,
  cancelForCustomer,
  cancelLines,
  holdOrder,
  noteOnOrder,
  ActionResult,
  pickOrder,
  releaseOrder,
} from '#contract/v1/orderActions';
import type { shipOrder, voidShipment } from '#contract/v1/shipments';

import { api } from './api';
import { buildRequest, requestTo, type Versioned, withQuery } from './buildRequest';
import { keepsVersion, setsVersion } from './setsVersion';

export type { DeskLine, DeskOrder, DeskShipment, QueuedOrder, OrderEvent, Overview };
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
    showOverview: build.query({
      ...withQuery<typeof showOverview>('GET', '/api/staff/overview'),
      providesTags: [queue],
      keepUnusedDataFor: 0,
    }),
    listQueue: build.query({
      ...withQuery<typeof listQueue>('GET', '/api/staff/orders'),
      providesTags: [queue],
      keepUnusedDataFor: 0,
    }),
    showDeskOrder: build.query({
      ...withQuery<typeof showDeskOrder>('GET', '/api/staff/order'),
      transformResponse: ({ order }: Reply<typeof showDeskOrder>) => order,
      ...keepsVersion<DeskOrder>(),
      providesTags: [order],
      keepUnusedDataFor: 0,
    }),
  }),
});

type State = Parameters<typeof deskReads.util.selectCachedArgsForQuery>[0];

const change = {
  ...setsVersion<unknown, ActionResult, State>(
    (set, _sent, { order_id }) =>
      (dispatch, getState) => {
        for (const shown of deskReads.util.selectCachedArgsForQuery(getState(), 'showDeskOrder')) {
          if (shown.order_id !== order_id) continue;
          dispatch(deskReads.util.updateQueryData('showDeskOrder', shown, set));
        }
      },
  ),
  invalidatesTags: [queue, order],
};

/** Actions of the staff desk. */
const deskActions = deskReads.injectEndpoints({
  endpoints: (build) => {
    const action = <R extends Route>(method: R['method'], url: R['url']) =>
      build.mutation<ActionResult, Versioned<R>>({ query: requestTo<R>(method, url), ...change });
    return {
      shipOrder: action<typeof shipOrder>('POST', `${ONE}/shipments`),
      backOrderLines: action<typeof backOrderLines>('POST', `${ONE}/back-orders`),
      cancelLines: action<typeof cancelLines>('POST', `${ONE}/cancellations`),
      cancelForCustomer: action<typeof cancelForCustomer>('POST', `${ONE}/cancel`),
      holdOrder: action<typeof holdOrder>('POST', `${ONE}/hold`),
      releaseOrder: action<typeof releaseOrder>('POST', `${ONE}/release`),
      noteOnOrder: action<typeof noteOnOrder>('POST', `${ONE}/notes`),
      pickOrder: action<typeof pickOrder>('POST', `${ONE}/picking`),
      voidShipment: action<typeof voidShipment>('POST', '/api/v1/shipments/:shipment_id/void'),
    };
  },
});

export const { useShowDeskQuery, useListQueueQuery, useShowOverviewQuery, useShowDeskOrderQuery } =
  deskReads;
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
