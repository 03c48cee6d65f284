import type { CallParts, Reply } from '#contract/route';
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
} from '#contract/v1/webhooks';

import { api } from './api';
import { requestTo } from './buildRequest';

export type { Webhook, WebhookDelivery };

const ROOT = '/api/v1/webhooks';
const ONE = `${ROOT}/:webhook_id` as const;
const tag = { type: 'Webhook', id: 'ALL' } as const;
const caching = { providesTags: [tag], keepUnusedDataFor: 0 };
const invalidatesTags = [tag];

/** URLs that are notified of events; nothing stays cached once their screen is left. */
const staffWebhooksApi = api.enhanceEndpoints({ addTagTypes: ['Webhook'] }).injectEndpoints({
  endpoints: (build) => ({
    listWebhooks: build.query<Webhook[], void>({
      query: () => requestTo<typeof listWebhooks>('GET', ROOT)({}),
      transformResponse: ({ webhooks }: Reply<typeof listWebhooks>) => webhooks,
      ...caching,
    }),
    listWebhookDeliveries: build.query<WebhookDelivery[], CallParts<typeof listWebhookDeliveries>>({
      query: requestTo<typeof listWebhookDeliveries>('GET', `${ONE}/deliveries`),
      transformResponse: ({ deliveries }: Reply<typeof listWebhookDeliveries>) => deliveries,
      ...caching,
    }),
    addWebhook: build.mutation<Reply<typeof addWebhook>, CallParts<typeof addWebhook>>({
      query: requestTo<typeof addWebhook>('POST', ROOT),
      invalidatesTags,
    }),
    changeWebhook: build.mutation<Webhook, CallParts<typeof changeWebhook>>({
      query: requestTo<typeof changeWebhook>('PATCH', ONE),
      invalidatesTags,
    }),
    rotateWebhookSecret: build.mutation<
      Reply<typeof rotateWebhookSecret>,
      CallParts<typeof rotateWebhookSecret>
    >({
      query: requestTo<typeof rotateWebhookSecret>('POST', `${ONE}/rotate`),
      invalidatesTags,
    }),
    disableWebhook: build.mutation<Webhook, CallParts<typeof disableWebhook>>({
      query: requestTo<typeof disableWebhook>('POST', `${ONE}/disable`),
      invalidatesTags,
    }),
    enableWebhook: build.mutation<Webhook, CallParts<typeof enableWebhook>>({
      query: requestTo<typeof enableWebhook>('POST', `${ONE}/enable`),
      invalidatesTags,
    }),
    testWebhook: build.mutation<WebhookDelivery, CallParts<typeof testWebhook>>({
      query: requestTo<typeof testWebhook>('POST', `${ONE}/test`),
      invalidatesTags,
    }),
    replayWebhook: build.mutation<Webhook, CallParts<typeof replayWebhook>>({
      query: requestTo<typeof replayWebhook>('POST', `${ONE}/replay`),
      invalidatesTags,
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
