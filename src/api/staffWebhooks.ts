import type { Reply, Route } from '#contract/route';
import type {
  listWebhookDeliveries,
  replayWebhook,
  testWebhook,
  WebhookDelivery,
} from '#contract/v1/webhookDeliveries';
import type {
  addWebhook,
  changeWebhook,
  disableWebhook,
  enableWebhook,
  listWebhooks,
  rotateWebhookSecret,
  Webhook,
} from '#contract/v1/webhooks';

import { api } from './api';
import { requestTo, withParts, type Versioned } from './buildRequest';

export type { Webhook, WebhookDelivery };

const ROOT = '/api/v1/webhooks';
const ONE = `${ROOT}/:webhook_id` as const;
const tag = { type: 'Webhook', id: 'ALL' } as const;
const caching = { providesTags: [tag], keepUnusedDataFor: 0 };

/** URLs that are notified of events; nothing stays cached once their screen is left. */
const staffWebhooksApi = api.enhanceEndpoints({ addTagTypes: ['Webhook'] }).injectEndpoints({
  endpoints: (build) => {
    const action = <R extends Route>(method: R['method'], url: R['url']) =>
      build.mutation<Reply<R>, Versioned<R>>({
        query: requestTo<R>(method, url),
        invalidatesTags: [tag],
      });
    return {
      listWebhooks: build.query<Webhook[], void>({
        query: () => requestTo<typeof listWebhooks>('GET', ROOT)({}),
        transformResponse: ({ webhooks }: Reply<typeof listWebhooks>) => webhooks,
        ...caching,
      }),
      listWebhookDeliveries: build.query({
        ...withParts<typeof listWebhookDeliveries>('GET', `${ONE}/deliveries`),
        transformResponse: ({ deliveries }: Reply<typeof listWebhookDeliveries>) => deliveries,
        ...caching,
      }),
      addWebhook: action<typeof addWebhook>('POST', ROOT),
      changeWebhook: action<typeof changeWebhook>('PATCH', ONE),
      rotateWebhookSecret: action<typeof rotateWebhookSecret>('POST', `${ONE}/rotate`),
      disableWebhook: action<typeof disableWebhook>('POST', `${ONE}/disable`),
      enableWebhook: action<typeof enableWebhook>('POST', `${ONE}/enable`),
      testWebhook: action<typeof testWebhook>('POST', `${ONE}/test`),
      replayWebhook: action<typeof replayWebhook>('POST', `${ONE}/replay`),
    };
  },
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
