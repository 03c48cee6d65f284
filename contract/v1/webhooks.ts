import { Type, type Static } from 'typebox';

import { RULES } from '#domain/rules';
import { DISABLED_REASONS, MAX_URL_LENGTH, WEBHOOK_KINDS } from '#domain/webhooks';

import { Nullable, StrictObject } from '../fields';

import { emptyQuery, MachineProblem, Named, type MachineCall } from './machineCall';
import { webhook } from './webhookExamples';

export const tags = ['Webhooks'] as const;
export const scope = 'webhooks:write';
export const missing = { 404: ['webhook.unknown'] } as const;
/** Refusals of a change to a webhook, which may require the version that the caller has seen. */
export const changeRefusals = { 409: ['request.running'], 412: ['webhook.changed'] } as const;
export const ofVersion =
  'With `If-Match`, this is done only if that is still the version of the webhook; the response has the new version as `ETag`.';
const refusedUrls = ['webhook.form', 'webhook.network', 'webhook.unknownHost'] as const;
export const keyReusedCode = 'request.keyReused';

const Url = Type.String({ minLength: 1, maxLength: MAX_URL_LENGTH });
/** An empty list means all kinds. */
const Kinds = Type.Array(Type.Enum([...WEBHOOK_KINDS]), { maxItems: WEBHOOK_KINDS.length });
export const EventNumber = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
export const Id = Type.String({ minLength: 1, maxLength: 64 });
export const WebhookParams = StrictObject({ webhook_id: Id });
const Time = Type.String();
const TimeOrNull = Nullable(Time);

export const Webhook = Named('Webhook', {
  id: Type.String(),
  url: Type.String(),
  kinds: Kinds,
  is_on: Type.Boolean(),
  /** Why the webhook is disabled; '' while it is enabled. */
  off_reason: Type.Enum([...DISABLED_REASONS, '']),
  /** Start of the current run of failed attempts; null if there is none. */
  failing_since: TimeOrNull,
  /** Latest among the stored deliveries. */
  last_success_at: TimeOrNull,
  /**
   * Sequence number of the last event that was queued for delivery, and the number of events since.
   */
  position: Type.Integer(),
  behind: Type.Integer(),
  /** Deliveries waiting for an attempt, and deliveries that have exhausted their attempts. */
  waiting: Type.Integer(),
  failed: Type.Integer(),
  created_at: Time,
  version: Type.Integer(),
});
export type Webhook = Static<typeof Webhook>;

const NewSecret = Named('WebhookSecret', {
  id: Type.String(),
  /**
   * Returned only once: a repeated request with the same Idempotency-Key omits it, and `rotate`
   * creates a new one.
   */
  secret: Type.Optional(Type.String()),
});
const { id } = webhook;
const secret = { id, secret: 'whsec_8QbPyPMJ3qR4cuJ0Xw6uyeD6MNbYZ3m1jTn0Y7cXk2U=' };

const secretCall = { response: { 200: NewSecret, '4xx': MachineProblem } } as const;
export const webhookCall = { response: { 200: Webhook, '4xx': MachineProblem } } as const;
export const example = { params: { webhook_id: id }, answer: webhook } as const;

export const listWebhooks = {
  method: 'GET',
  url: '/api/v1/webhooks',
  schema: {
    tags,
    summary: 'Lists webhooks, with how far each is behind',
    response: {
      200: Named('Webhooks', { webhooks: Type.Array(Webhook) }),
      '4xx': MachineProblem,
    },
  },
  machine: {
    description: 'Includes those added by staff and by other keys; secrets are not returned.',
    scope,
    refusals: {},
    example: { answer: { webhooks: [webhook] } },
  },
} as const satisfies MachineCall;

export const addWebhook = {
  method: 'POST',
  url: '/api/v1/webhooks',
  schema: {
    tags,
    summary: 'Adds a webhook, which receives events from now on',
    querystring: emptyQuery,
    body: StrictObject({ url: Url, kinds: Type.Optional(Kinds) }),
    ...secretCall,
  },
  machine: {
    description: 'Without `kinds`, all events are sent. The secret is returned only once.',
    scope,
    refusals: { 409: ['request.running'], 422: [...refusedUrls, keyReusedCode] },
    example: { body: { url: webhook.url, kinds: webhook.kinds }, answer: secret },
  },
} as const satisfies MachineCall;

export const showWebhook = {
  method: 'GET',
  url: '/api/v1/webhooks/:webhook_id',
  schema: {
    tags,
    summary: 'Returns a webhook',
    params: WebhookParams,
    ...webhookCall,
  },
  machine: {
    description: 'The `ETag` is its version; send it as `If-Match` with a change.',
    scope,
    refusals: missing,
    example,
  },
} as const satisfies MachineCall;

export const changeWebhook = {
  method: 'PATCH',
  url: '/api/v1/webhooks/:webhook_id',
  schema: {
    tags,
    summary: 'Changes the URL or the event types of a webhook',
    params: WebhookParams,
    querystring: emptyQuery,
    body: StrictObject({ url: Type.Optional(Url), kinds: Type.Optional(Kinds) }),
    ...webhookCall,
  },
  machine: {
    description: `Omitted fields are unchanged. ${ofVersion}`,
    scope,
    refusals: { ...missing, ...changeRefusals, 422: [...refusedUrls, keyReusedCode] },
    example: { ...example, body: { kinds: webhook.kinds } },
  },
} as const satisfies MachineCall;

export const rotateWebhookSecret = {
  method: 'POST',
  url: '/api/v1/webhooks/:webhook_id/rotate',
  schema: {
    tags,
    summary: 'Creates a new secret',
    params: WebhookParams,
    querystring: emptyQuery,
    ...secretCall,
  },
  machine: {
    description: `It is returned only once; the previous secret also signs for another ${RULES.secretsOverlapHours} hours. ${ofVersion}`,
    scope,
    refusals: { ...missing, ...changeRefusals, 422: [keyReusedCode] },
    example: { params: { webhook_id: id }, answer: secret },
  },
} as const satisfies MachineCall;

export const disableWebhook = {
  method: 'POST',
  url: '/api/v1/webhooks/:webhook_id/disable',
  schema: {
    tags,
    summary: 'Disables a webhook',
    params: WebhookParams,
    querystring: emptyQuery,
    ...webhookCall,
  },
  machine: {
    description: `Pending deliveries and its position in the event log are kept. ${ofVersion}`,
    scope,
    refusals: { ...missing, ...changeRefusals, 422: [keyReusedCode] },
    example: { ...example, answer: { ...webhook, is_on: false, off_reason: 'staff' } },
  },
} as const satisfies MachineCall;

export const enableWebhook = {
  method: 'POST',
  url: '/api/v1/webhooks/:webhook_id/enable',
  schema: {
    tags,
    summary: 'Enables a webhook',
    params: WebhookParams,
    querystring: emptyQuery,
    body: StrictObject({
      from: Type.Union([Type.Literal('stopped'), Type.Literal('now'), EventNumber]),
    }),
    ...webhookCall,
  },
  machine: {
    description: `Starts from where it stopped, from now, or from the event with a given number. ${ofVersion}`,
    scope,
    refusals: { ...missing, ...changeRefusals, 422: ['webhook.ahead', keyReusedCode] },
    example: { ...example, body: { from: 'stopped' } },
  },
} as const satisfies MachineCall;
