import { SECRETS_OVERLAP } from '#domain/webhooks';

import type { DataKeys } from '../../crypto/dataKeys';
import type { Deed } from '../deed';

import { newSecret, sealSecret } from './secrets';
import { requireWebhook, storeWebhook } from './webhookInHand';

/** Gives an endpoint a new secret, said this once; the one before it signs beside it for a day. */
export async function rotateSecret(deed: Deed, keys: DataKeys, id: string): Promise<string> {
  const secret = newSecret();
  const webhook = await requireWebhook(deed.tx, id);
  await storeWebhook(deed, webhook, {
    set: {
      secret: sealSecret(keys, id, secret),
      previous_secret: webhook.secret,
      previous_until: new Date(deed.at.getTime() + SECRETS_OVERLAP).toISOString(),
    },
    event: 'webhook.changed',
    data: { secret: 'rotated' },
  });
  return secret;
}
