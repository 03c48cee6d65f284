import type { Db } from '../../db/client';
import type { WebhookTable } from '../../db/tables/webhooks';
import { changeWebhook, lockWebhook, webhookById } from '../../db/webhooks';
import type { Action, EventKind } from '../actions/action';
import { Refusal } from '../actions/refusal';

import { webhookSubject } from './autoDisableWebhook';

/** Returns an endpoint, as `find` reads or locks it; 404 if it does not exist. */
export async function requireWebhook(
  db: Db,
  id: string,
  find = webhookById,
): Promise<WebhookTable> {
  const webhook = await find(db, id);
  if (!webhook) throw new Refusal(404, 'webhook.unknown');
  return webhook;
}

/** Returns the version of an endpoint, which is locked until the transaction ends. */
export const lockedVersion = async (tx: Db, id: string): Promise<number> =>
  (await requireWebhook(tx, id, lockWebhook)).version;

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
