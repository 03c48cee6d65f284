import { retryDelay } from '#domain/webhooks';

import type { DataKeys } from '../../crypto/dataKeys';
import type { Db } from '../../db/client';
import type { WebhookDeliveryTable, WebhookTable } from '../../db/tables/webhooks';
import { changeDelivery } from '../../db/webhookDeliveries';
import { recordFailing, recordSuccess } from '../../db/webhooks';

import { autoDisableWebhook } from './autoDisableWebhook';
import { signaturesOf } from './secrets';
import type { EndpointResponse, Send } from './sendWebhook';

export interface DeliveryParts {
  db: Db;
  keys: DataKeys;
  send: Send;
  now: () => Date;
  /** Aborts requests in progress. */
  stopping?: AbortSignal;
}

const HTTP_GONE = 410;

const isSuccess = ({ status }: EndpointResponse): boolean =>
  status !== null && status >= 200 && status < 300;

/** Sends one delivery once; the caller records the result. */
export async function sendOnce(
  { keys, send, now, stopping }: DeliveryParts,
  webhook: WebhookTable,
  { event_id: id, body }: Pick<WebhookDeliveryTable, 'event_id' | 'body'>,
): Promise<{ answer: EndpointResponse; result: Partial<WebhookDeliveryTable> }> {
  const at = now();
  const timestamp = Math.floor(at.getTime() / 1_000);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Haberdash',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signaturesOf(keys, webhook, { id, timestamp, body }, at),
  };
  const answer = await send({ url: webhook.url, headers, body }, stopping);
  const { status, fault, milliseconds, text } = answer;
  const state = isSuccess(answer) ? 'delivered' : 'failed';
  return {
    answer,
    result: { state, tried_at: at.toISOString(), status, fault, milliseconds, answer: text },
  };
}

/**
 * Tries a delivery that is due; a failed one waits for its next try, as long as it has any left.
 */
export async function tryDelivery(
  parts: DeliveryParts,
  webhook: WebhookTable,
  delivery: WebhookDeliveryTable,
): Promise<void> {
  const { db, now } = parts;
  const { answer, result } = await sendOnce(parts, webhook, delivery);
  const attempts = delivery.attempts + 1;
  if (isSuccess(answer)) {
    await changeDelivery(db, delivery.id, { ...result, attempts });
    await recordSuccess(db, webhook.id);
    return;
  }
  const { retryAfter } = answer;
  const delayMs = retryDelay({ attempts, chance: Math.random(), retryAfter });
  const next = new Date(now().getTime() + (delayMs ?? 0)).toISOString();
  const state = delayMs === undefined ? 'failed' : 'waiting';
  await changeDelivery(db, delivery.id, { ...result, attempts, state, due_at: next });
  await recordFailing(db, webhook.id, result.tried_at ?? next);
  if (answer.status === HTTP_GONE) await autoDisableWebhook(db, webhook.id, 'gone', now());
}
