import type { Call, Reply } from '#contract/route';
import type {
  addWebhook,
  changeWebhook,
  disableWebhook,
  enableWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhook,
  rotateWebhookSecret,
  testWebhook,
  Webhook,
  WebhookDelivery,
} from '#contract/staffWebhooks';

import { api } from './api';
import { buildRequest } from './buildRequest';

export type { Webhook, WebhookDelivery };

const ROOT = '/api/staff/webhook';
const tag = { type: 'Webhook', id: 'ALL' } as const;

/** URLs that are notified of events; nothing stays cached once their screen is left. */
const staffWebhooksApi = api.enhanceEndpoints({ addTagTypes: ['Webhook'] }).injectEndpoints({
  endpoints: (build) => ({
    listWebhooks: build.query<Webhook[], Call<typeof listWebhooks>['query']>({
      query: (query) =>
        buildRequest<typeof listWebhooks>({ method: 'GET', url: '/api/staff/webhooks', query }),
      transformResponse: ({ webhooks }: Reply<typeof listWebhooks>) => webhooks,
      providesTags: [tag],
      keepUnusedDataFor: 0,
    }),
    listWebhookDeliveries: build.query<
      WebhookDelivery[],
      Call<typeof listWebhookDeliveries>['query']
    >({
      query: (query) =>
        buildRequest<typeof listWebhookDeliveries>({
          method: 'GET',
          url: `${ROOT}/deliveries`,
          query,
        }),
      transformResponse: ({ deliveries }: Reply<typeof listWebhookDeliveries>) => deliveries,
      providesTags: [tag],
      keepUnusedDataFor: 0,
    }),
    addWebhook: build.mutation<Reply<typeof addWebhook>, Call<typeof addWebhook>['body']>({
      query: (body) =>
        buildRequest<typeof addWebhook>({ method: 'POST', url: `${ROOT}/add`, body }),
      invalidatesTags: [tag],
    }),
    changeWebhook: build.mutation<Reply<typeof changeWebhook>, Call<typeof changeWebhook>['body']>({
      query: (body) =>
        buildRequest<typeof changeWebhook>({ method: 'POST', url: `${ROOT}/change`, body }),
      invalidatesTags: [tag],
    }),
    rotateWebhookSecret: build.mutation<
      Reply<typeof rotateWebhookSecret>,
      Call<typeof rotateWebhookSecret>['body']
    >({
      query: (body) =>
        buildRequest<typeof rotateWebhookSecret>({ method: 'POST', url: `${ROOT}/rotate`, body }),
      invalidatesTags: [tag],
    }),
    disableWebhook: build.mutation<
      Reply<typeof disableWebhook>,
      Call<typeof disableWebhook>['body']
    >({
      query: (body) =>
        buildRequest<typeof disableWebhook>({ method: 'POST', url: `${ROOT}/disable`, body }),
      invalidatesTags: [tag],
    }),
    enableWebhook: build.mutation<Reply<typeof enableWebhook>, Call<typeof enableWebhook>['body']>({
      query: (body) =>
        buildRequest<typeof enableWebhook>({ method: 'POST', url: `${ROOT}/enable`, body }),
      invalidatesTags: [tag],
    }),
    testWebhook: build.mutation<Reply<typeof testWebhook>, Call<typeof testWebhook>['body']>({
      query: (body) =>
        buildRequest<typeof testWebhook>({ method: 'POST', url: `${ROOT}/test`, body }),
      invalidatesTags: [tag],
    }),
    replayWebhook: build.mutation<Reply<typeof replayWebhook>, Call<typeof replayWebhook>['body']>({
      query: (body) =>
        buildRequest<typeof replayWebhook>({ method: 'POST', url: `${ROOT}/replay`, body }),
      invalidatesTags: [tag],
    }),
  }),
});

export const {
  useListWebhooksQuery,
  useListWebhookDeliveriesQuery,
  useAddWebhookMutation,
  useChangeWebhookMutation,
  useRotateWebhookSecretMutation,
  useDisableWebhookMutation,
  useEnableWebhookMutation,
  useTestWebhookMutation,
  useReplayWebhookMutation,
} = staffWebhooksApi;
