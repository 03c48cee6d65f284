import { Type, type Static } from 'typebox';

import {
  DELIVERY_FAULTS,
  DELIVERY_STATES,
  MAX_URL_LENGTH,
  DISABLED_REASONS,
  WEBHOOK_KINDS,
} from '#domain/webhooks';

import { StrictObject, Lang, Nullable } from './fields';
import { Done, Problem } from './replies';

const tags = ['Desk: webhooks'] as const;

const Id = Type.String({ minLength: 1, maxLength: 64 });
const Url = Type.String({ minLength: 1, maxLength: MAX_URL_LENGTH });
/** An empty list means all kinds. */
const Kinds = Type.Array(Type.Enum([...WEBHOOK_KINDS]), { maxItems: WEBHOOK_KINDS.length });
const EventNumber = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const Time = Type.String();
const TimeOrNull = Nullable(Time);

export const Webhook = Type.Object({
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
});
export type Webhook = Static<typeof Webhook>;

export const WebhookDelivery = Type.Object({
  id: Type.String(),
  /** Sent to the receiver as the `webhook-id` header. */
  event_id: Type.String(),
  seq: Type.Integer(),
  kind: Type.String(),
  subject: Type.String(),
  state: Type.Enum([...DELIVERY_STATES]),
  attempts: Type.Integer(),
  due_at: Time,
  tried_at: TimeOrNull,
  /** Status of the last attempt; null if there was no response, in which case `fault` says why. */
  http_status: Nullable(Type.Integer()),
  fault: Type.Enum([...DELIVERY_FAULTS, '']),
  milliseconds: Nullable(Type.Integer()),
  /** The first 2 KB of the response body. */
  answer: Type.String(),
});
export type WebhookDelivery = Static<typeof WebhookDelivery>;

export const listWebhooks = {
  method: 'GET',
  url: '/api/staff/webhooks',
  schema: {
    tags,
    summary: 'Lists webhooks, with how far each is behind',
    querystring: StrictObject({ lang: Lang }),
    response: { 200: Type.Object({ webhooks: Type.Array(Webhook) }), '4xx': Problem },
  },
} as const;

export const listWebhookDeliveries = {
  method: 'GET',
  url: '/api/staff/webhook/deliveries',
  schema: {
    tags,
    summary: 'Lists the last 100 deliveries of a webhook, newest first',
    querystring: StrictObject({ id: Id, lang: Lang }),
    response: { 200: Type.Object({ deliveries: Type.Array(WebhookDelivery) }), '4xx': Problem },
  },
} as const;

export const addWebhook = {
  method: 'POST',
  url: '/api/staff/webhook/add',
  schema: {
    tags,
    summary: 'Adds a webhook, which receives events from now on; its secret is returned only once',
    body: StrictObject({ url: Url, kinds: Type.Optional(Kinds), lang: Lang }),
    response: {
      200: Type.Object({ status: Type.Literal(true), id: Type.String(), secret: Type.String() }),
      '4xx': Problem,
    },
  },
} as const;

export const changeWebhook = {
  method: 'POST',
  url: '/api/staff/webhook/change',
  schema: {
    tags,
    summary: 'Changes the URL or the event types of a webhook',
    body: StrictObject({
      id: Id,
      url: Type.Optional(Url),
      kinds: Type.Optional(Kinds),
      lang: Lang,
    }),
    response: { 200: Done, '4xx': Problem },
  },
} as const;

export const rotateWebhookSecret = {
  method: 'POST',
  url: '/api/staff/webhook/rotate',
  schema: {
    tags,
    summary:
      'Creates a new secret, which is returned only once; the previous one also signs for another 24 hours',
    body: StrictObject({ id: Id, lang: Lang }),
    response: {
      200: Type.Object({ status: Type.Literal(true), secret: Type.String() }),
      '4xx': Problem,
    },
  },
} as const;

export const disableWebhook = {
  method: 'POST',
  url: '/api/staff/webhook/disable',
  schema: {
    tags,
    summary: 'Disables a webhook; pending deliveries are kept',
    body: StrictObject({ id: Id, lang: Lang }),
    response: { 200: Done, '4xx': Problem },
  },
} as const;

export const enableWebhook = {
  method: 'POST',
  url: '/api/staff/webhook/enable',
  schema: {
    tags,
    summary:
      'Enables a webhook: from where it stopped, from now, or from the event with a given number',
    body: StrictObject({
      id: Id,
      from: Type.Union([Type.Literal('stopped'), Type.Literal('now'), EventNumber]),
      lang: Lang,
    }),
    response: { 200: Done, '4xx': Problem },
  },
} as const;

export const testWebhook = {
  method: 'POST',
  url: '/api/staff/webhook/test',
  schema: {
    tags,
    summary: 'Sends a single test delivery without data, and returns its outcome',
    body: StrictObject({ id: Id, lang: Lang }),
    response: {
      200: Type.Object({ status: Type.Literal(true), delivery: WebhookDelivery }),
      '4xx': Problem,
    },
  },
} as const;

export const replayWebhook = {
  method: 'POST',
  url: '/api/staff/webhook/replay',
  schema: {
    tags,
    summary: 'Resends one delivery, all failed ones, or everything from a given event on',
    body: StrictObject({
      id: Id,
      what: Type.Union([
        StrictObject({ delivery: Id }),
        StrictObject({ failed: Type.Literal(true) }),
        StrictObject({ from: EventNumber }),
      ]),
      lang: Lang,
    }),
    response: { 200: Done, '4xx': Problem },
  },
} as const;
