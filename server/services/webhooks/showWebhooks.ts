import type { WebhookDelivery } from '#contract/v1/webhookDeliveries';
import type { Webhook } from '#contract/v1/webhooks';
import type { DeliveryFault, DeliveryState, DisabledReason, WebhookKind } from '#domain/webhooks';

import type { Db } from '../../db/client';
import { lastEventSeq } from '../../db/events';
import type { WebhookDeliveryTable } from '../../db/tables/webhooks';
import { countUndelivered, lastDeliveries, lastSuccesses } from '../../db/webhookDeliveries';
import { allWebhooks } from '../../db/webhooks';
import { Refusal } from '../actions/refusal';

import { kindsOf } from './createDeliveries';
import { requireWebhook } from './storeWebhook';

const MAX_DELIVERIES = 100;

/** Returns all endpoints, with how far each one is behind. */
export async function listWebhooks(db: Db): Promise<Webhook[]> {
  const [head, undelivered] = [await lastEventSeq(db), await countUndelivered(db)];
  const successes = await lastSuccesses(db);
  const count = (id: string, state: DeliveryState) =>
    Number(undelivered.find((row) => row.webhook_id === id && row.state === state)?.count ?? 0);
  return (await allWebhooks(db)).map((webhook) => ({
    id: webhook.id,
    url: webhook.url,
    kinds: kindsOf(webhook) as WebhookKind[],
    is_on: webhook.is_on === 1,
    off_reason: webhook.off_reason as DisabledReason | '',
    failing_since: webhook.failing_since,
    last_success_at: successes.get(webhook.id) ?? null,
    position: webhook.position,
    behind: head - webhook.position,
    waiting: count(webhook.id, 'waiting'),
    failed: count(webhook.id, 'failed'),
    created_at: webhook.created_at,
    version: webhook.version,
  }));
}

/** Returns one endpoint; 404 if it does not exist. */
export async function showWebhook(db: Db, id: string): Promise<Webhook> {
  const webhook = (await listWebhooks(db)).find((one) => one.id === id);
  if (!webhook) throw new Refusal(404, 'webhook.unknown');
  return webhook;
}

/** Returns the latest deliveries of an endpoint, newest first. */
export async function listDeliveries(db: Db, id: string): Promise<WebhookDelivery[]> {
  const { id: webhookId } = await requireWebhook(db, id);
  return (await lastDeliveries(db, webhookId, MAX_DELIVERIES)).map(presentDelivery);
}

export const presentDelivery = (delivery: WebhookDeliveryTable): WebhookDelivery => ({
  id: delivery.id,
  event_id: delivery.event_id,
  seq: delivery.seq,
  kind: delivery.kind,
  subject: delivery.subject,
  state: delivery.state as DeliveryState,
  attempts: delivery.attempts,
  due_at: delivery.due_at,
  tried_at: delivery.tried_at,
  http_status: delivery.status,
  fault: delivery.fault as DeliveryFault | '',
  milliseconds: delivery.milliseconds,
  answer: delivery.answer,
});
