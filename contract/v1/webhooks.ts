import { Type } from 'typebox';

import { MAX_URL_LENGTH, TEST_KIND, WEBHOOK_KINDS } from '#domain/webhooks';

import { StrictObject } from '../common';
import { Webhook as AnyWebhook, WebhookDelivery as AnyDelivery } from '../staffWebhooks';

import { MachineProblem, Named, type MachineCall } from './machineCall';
import { delivery, webhook } from './webhookExamples';

const tags = ['Webhooks'] as const;
const scope = 'webhooks:write';
const limit = 'call';
const missing = { 404: ['webhook.unknown'] } as const;
const keyReusedRefusal = { 409: ['request.running'], 412: ['webhook.changed'] } as const;
const refusedUrls = ['webhook.form', 'webhook.network', 'webhook.unknownHost'] as const;
const keyReusedCode = 'request.keyReused';

const Webhook = Named('Webhook', AnyWebhook.properties);
const WebhookDelivery = Named('WebhookDelivery', AnyDelivery.properties);
const Url = Type.String({ minLength: 1, maxLength: MAX_URL_LENGTH });
/** An empty list means all kinds. */
const Kinds = Type.Array(Type.Enum([...WEBHOOK_KINDS]), { maxItems: WEBHOOK_KINDS.length });
const EventNumber = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const Id = Type.String({ minLength: 1, maxLength: 64 });
const WebhookParams = StrictObject({ webhook_id: Id });
/** These endpoints take no query parameters, in particular no `dry_run`. */
const emptyQuery = StrictObject({});

/** Request body of a delivery: only what happened to which object. Receivers fetch the details. */
export const WebhookBody = Named('WebhookBody', {
  type: Type.Enum([...WEBHOOK_KINDS, TEST_KIND]),
  /** Time of the event: UTC, ISO 8601. */
  timestamp: Type.String(),
  data: StrictObject({
    /** Sequence number in the event log. */
    seq: Type.Optional(Type.Integer()),
    order_id: Type.Optional(Type.String()),
    customer_code: Type.Optional(Type.String()),
    job_id: Type.Optional(Type.String()),
    /** Version of the affected object after the event. */
    version: Type.Optional(Type.Integer()),
  }),
});

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
const webhookCall = { response: { 200: Webhook, '4xx': MachineProblem } } as const;
const example = { params: { webhook_id: id }, answer: webhook } as const;

export const listWebhooks = {
  method: 'GET',
  url: '/api/v1/webhooks',
  schema: {
    tags,
    summary: 'Addresses that are told what happens, and how far they are behind',
    response: {
      200: Named('Webhooks', { webhooks: Type.Array(Webhook) }),
      '4xx': MachineProblem,
    },
  },
  machine: {
    operationId: 'listWebhooks',
    description: 'Those of the staff and of other keys too; secrets are not shown.',
    ...{ scope, limit, refusals: {}, example: { answer: { webhooks: [webhook] } } },
  },
} as const satisfies MachineCall;

export const addWebhook = {
  method: 'POST',
  url: '/api/v1/webhooks',
  schema: {
    tags,
    summary: 'Tells an address from now on what happens',
    querystring: emptyQuery,
    body: StrictObject({ url: Url, kinds: Type.Optional(Kinds) }),
    ...secretCall,
  },
  machine: {
    operationId: 'addWebhook',
    description: 'Without `kinds` everything is told. The secret is answered this once.',
    ...{ scope, limit },
    refusals: { 409: ['request.running'], 422: [...refusedUrls, keyReusedCode] },
    example: { body: { url: webhook.url, kinds: webhook.kinds }, answer: secret },
  },
} as const satisfies MachineCall;

export const changeWebhook = {
  method: 'PATCH',
  url: '/api/v1/webhooks/:webhook_id',
  schema: {
    tags,
    summary: 'Sends to another address, or tells of other kinds of events',
    params: WebhookParams,
    querystring: emptyQuery,
    body: StrictObject({ url: Type.Optional(Url), kinds: Type.Optional(Kinds) }),
    ...webhookCall,
  },
  machine: {
    operationId: 'changeWebhook',
    description: 'What is not said stays.',
    ...{ scope, limit },
    refusals: { ...missing, ...keyReusedRefusal, 422: [...refusedUrls, keyReusedCode] },
    example: { ...example, body: { kinds: webhook.kinds } },
  },
} as const satisfies MachineCall;

export const rotateWebhookSecret = {
  method: 'POST',
  url: '/api/v1/webhooks/:webhook_id/rotate',
  schema: {
    tags,
    summary: 'Makes a new secret',
    params: WebhookParams,
    querystring: emptyQuery,
    ...secretCall,
  },
  machine: {
    operationId: 'rotateWebhookSecret',
    description: 'It is answered this once; the one before it signs beside it for 24 hours.',
    ...{ scope, limit },
    refusals: { ...missing, ...keyReusedRefusal, 422: [keyReusedCode] },
    example: { params: { webhook_id: id }, answer: secret },
  },
} as const satisfies MachineCall;

export const disableWebhook = {
  method: 'POST',
  url: '/api/v1/webhooks/:webhook_id/disable',
  schema: {
    tags,
    summary: 'Sends nothing more',
    params: WebhookParams,
    querystring: emptyQuery,
    ...webhookCall,
  },
  machine: {
    operationId: 'disableWebhook',
    description: 'What waits stays, and so does the place in the log of events.',
    ...{ scope, limit },
    refusals: { ...missing, ...keyReusedRefusal, 422: [keyReusedCode] },
    example: { ...example, answer: { ...webhook, is_on: false, off_reason: 'staff' } },
  },
} as const satisfies MachineCall;

export const enableWebhook = {
  method: 'POST',
  url: '/api/v1/webhooks/:webhook_id/enable',
  schema: {
    tags,
    summary: 'Sends again',
    params: WebhookParams,
    querystring: emptyQuery,
    body: StrictObject({
      from: Type.Union([Type.Literal('stopped'), Type.Literal('now'), EventNumber]),
    }),
    ...webhookCall,
  },
  machine: {
    operationId: 'enableWebhook',
    description: 'From where it stopped, from now, or from the event of a number.',
    ...{ scope, limit },
    refusals: { ...missing, ...keyReusedRefusal, 422: ['webhook.ahead', keyReusedCode] },
    example: { ...example, body: { from: 'stopped' } },
  },
} as const satisfies MachineCall;

export const testWebhook = {
  method: 'POST',
  url: '/api/v1/webhooks/:webhook_id/test',
  schema: {
    tags,
    summary: 'Sends a delivery that says nothing, once, and answers what came of it',
    params: WebhookParams,
    querystring: emptyQuery,
    response: { 200: WebhookDelivery, '4xx': MachineProblem },
  },
  machine: {
    operationId: 'testWebhook',
    description: 'It is sent whether the webhook is on or off.',
    ...{ scope, limit, refusals: missing },
    example: { params: { webhook_id: id }, answer: delivery },
  },
} as const satisfies MachineCall;

export const replayWebhook = {
  method: 'POST',
  url: '/api/v1/webhooks/:webhook_id/replay',
  schema: {
    tags,
    summary: 'Sends again what was sent or missed',
    params: WebhookParams,
    querystring: emptyQuery,
    body: Type.Union([
      StrictObject({ delivery: Id }),
      StrictObject({ failed: Type.Literal(true) }),
      StrictObject({ from: EventNumber }),
    ]),
    ...webhookCall,
  },
  machine: {
    operationId: 'replayWebhook',
    description:
      'One delivery, all that had all of their tries, or everything from the event of a number on. The receiver knows each by its `webhook-id`.',
    ...{ scope, limit },
    refusals: {
      404: ['webhook.unknown', 'webhook.unknownDelivery'],
      409: ['webhook.off', 'request.running'],
      412: ['webhook.changed'],
      422: ['webhook.ahead', keyReusedCode],
    },
    example: { ...example, body: { failed: true } },
  },
} as const satisfies MachineCall;

export const listWebhookDeliveries = {
  method: 'GET',
  url: '/api/v1/webhooks/:webhook_id/deliveries',
  schema: {
    tags,
    summary: 'The last 100 deliveries, newest first',
    params: WebhookParams,
    response: {
      200: Named('WebhookDeliveries', { deliveries: Type.Array(WebhookDelivery) }),
      '4xx': MachineProblem,
    },
  },
  machine: {
    operationId: 'listWebhookDeliveries',
    description: 'What each brought, with the first 2 KB of the answer.',
    ...{ scope, limit, refusals: missing },
    example: { params: { webhook_id: id }, answer: { deliveries: [delivery] } },
  },
} as const satisfies MachineCall;
