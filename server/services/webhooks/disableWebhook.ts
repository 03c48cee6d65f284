import type { Deed } from '../deed';

import { requireWebhook, storeWebhook } from './webhookInHand';

/** Sends an endpoint nothing more; what waits for it stays. */
export async function disableWebhook(deed: Deed, id: string): Promise<void> {
  const webhook = await requireWebhook(deed.tx, id);
  if (!webhook.is_on) return;
  await storeWebhook(deed, webhook, {
    set: { is_on: 0, off_reason: 'staff' },
    event: 'webhook.disabled',
    data: { reason: 'staff' },
  });
}
