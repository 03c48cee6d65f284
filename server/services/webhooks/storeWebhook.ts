import type { Db } from '../../db/client';
import type { WebhookTable } from '../../db/tables/webhooks';
import { changeWebhook, lockWebhook, webhookById } from '../../db/webhooks';
import type { Action, EventKind } from '../action';
import { Refusal } from '../refusal';

import { webhookSubject } from './autoDisableWebhook';

/** Returns an endpoint; 404 if it does not exist. */
export const requireWebhook = async (db: Db, id: string): Promise<WebhookTable> =>
  known(await webhookById(db, id));

/** Returns an endpoint, locked until the transaction ends; 404 if it does not exist. */
export const requireLockedWebhook = async (tx: Db, id: string): Promise<WebhookTable> =>
  known(await lockWebhook(tx, id));

function known(webhook: WebhookTable | undefined): WebhookTable {
  if (!webhook) throw new Refusal(404, 'webhook.unknown');
  return webhook;
}

interface Change {
  set: Parameters<typeof changeWebhook>[2];
  event: Extract<EventKind, `webhook.${string}`>;
  data?: Readonly<Record<string, unknown>>;
}

/** Stores a change to an endpoint and its event; 412 if it has been changed meanwhile. */
export async function storeWebhook(
  { tx, record }: Action,
  webhook: WebhookTable,
  { set, event, data }: Change,
): Promise<void> {
  if (!(await changeWebhook(tx, webhook, set))) throw new Refusal(412, 'webhook.changed');
  record({
    kind: event,
    subject: webhookSubject(webhook.id),
    version: webhook.version + 1,
    ...(data && { data }),
  });
}
