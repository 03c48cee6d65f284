import { randomUUID } from 'node:crypto';

import type { WebhookKind } from '#domain/webhooks';

import type { DataKeys } from '../../crypto/dataKeys';
import { lastEventSeq } from '../../db/events';
import { addWebhook as store } from '../../db/webhooks';
import type { Action } from '../actions/action';

import { webhookSubject } from './autoDisableWebhook';
import { newSecret, sealSecret } from './secrets';

export interface WebhookSettings {
  /** A checked URL. */
  url: string;
  /** Empty for all kinds. */
  kinds: readonly WebhookKind[];
}

/**
 * Adds an endpoint that is notified of events from now on; its secret is returned only this once.
 */
export async function addWebhook(
  { tx, at, record }: Action,
  keys: DataKeys,
  { url, kinds }: WebhookSettings,
): Promise<{ id: string; secret: string }> {
  const [id, secret] = [randomUUID(), newSecret()];
  await store(tx, {
    id,
    url,
    kinds: kinds.join(','),
    secret: sealSecret(keys, id, secret),
    previous_secret: null,
    previous_until: null,
    is_on: 1,
    off_reason: '',
    position: await lastEventSeq(tx),
    failing_since: null,
    warned_at: null,
    version: 1,
    created_at: at.toISOString(),
  });
  record({ kind: 'webhook.added', subject: webhookSubject(id), version: 1 });
  return { id, secret };
}
