import { SECRETS_OVERLAP_MS } from '#domain/webhooks';

import type { DataKeys } from '../../crypto/dataKeys';
import { lockWebhook } from '../../db/webhooks';
import type { Action } from '../actions/action';

import { newSecret, sealSecret } from './secrets';
import { requireWebhook, storeWebhook } from './storeWebhook';

/**
 * Replaces the secret of an endpoint and returns the new one, only this once; the previous one also
 * signs for a day.
 */
export async function rotateSecret(action: Action, keys: DataKeys, id: string): Promise<string> {
  const secret = newSecret();
  // Locked, because the database's keys may be rotated at the same time.
  const webhook = await requireWebhook(action.tx, id, lockWebhook);
  await storeWebhook(action, webhook, {
    set: {
      secret: sealSecret(keys, id, secret),
      previous_secret: webhook.secret,
      previous_until: new Date(action.at.getTime() + SECRETS_OVERLAP_MS).toISOString(),
    },
    event: 'webhook.changed',
    data: { secret: 'rotated' },
  });
  return secret;
}
