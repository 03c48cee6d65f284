import { Type, type Static } from 'typebox';

import { DELIVERY_FAULTS, DELIVERY_STATES } from '#domain/webhooks';

import { Nullable, StrictObject } from '../fields';

import { emptyQuery, MachineProblem, Named, type MachineCall } from './machineCall';
import { delivery } from './webhookExamples';
import {
  changeRefusals,
  EventNumber,
  example,
  Id,
  keyReusedCode,
  missing,
  ofVersion,
  scope,
  tags,
  webhookCall,
  WebhookParams,
} from './webhooks';

export const WebhookDelivery = Named('WebhookDelivery', {
  id: Type.String(),
  /** Sent to the receiver as the `webhook-id` header. */
  event_id: Type.String(),
  seq: Type.Integer(),
  kind: Type.String(),
  subject: Type.String(),
  state: Type.Enum([...DELIVERY_STATES]),
  attempts: Type.Integer(),
  due_at: Type.String(),
  tried_at: Nullable(Type.String()),
  /** Status of the last attempt; null if there was no response, in which case `fault` says why. */
  http_status: Nullable(Type.Integer()),
  fault: Type.Enum([...DELIVERY_FAULTS, '']),
  milliseconds: Nullable(Type.Integer()),
  /** The first 2 KB of the response body. */
  answer: Type.String(),
});
export type WebhookDelivery = Static<typeof WebhookDelivery>;

export const testWebhook = {
  method: 'POST',
  url: '/api/v1/webhooks/:webhook_id/test',
  schema: {
    tags,
    summary: 'Sends a single test delivery without data, and returns its outcome',
    params: WebhookParams,
    querystring: emptyQuery,
    response: { 200: WebhookDelivery, '4xx': MachineProblem },
  },
  machine: {
    description: 'It is sent whether the webhook is enabled or not.',
    scope,
    refusals: missing,
    example: { ...example, answer: delivery },
  },
} as const satisfies MachineCall;

export const replayWebhook = {
  method: 'POST',
  url: '/api/v1/webhooks/:webhook_id/replay',
  schema: {
    tags,
    summary: 'Resends what was sent or missed',
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
    description: `Resends one delivery, all that have exhausted their retries, or everything from the event with a given number on. The receiver recognises each by its \`webhook-id\`. ${ofVersion}`,
    scope,
    refusals: {
      404: ['webhook.unknown', 'webhook.unknownDelivery'],
      409: ['webhook.off', ...changeRefusals[409]],
      412: changeRefusals[412],
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
    summary: 'Lists the last 100 deliveries of a webhook, newest first',
    params: WebhookParams,
    response: {
      200: Named('WebhookDeliveries', { deliveries: Type.Array(WebhookDelivery) }),
      '4xx': MachineProblem,
    },
  },
  machine: {
    description: 'With the outcome of each, and the first 2 KB of the response.',
    scope,
    refusals: missing,
    example: { ...example, answer: { deliveries: [delivery] } },
  },
} as const satisfies MachineCall;
