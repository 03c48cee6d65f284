import type { Action } from '../actions/action';

import { requireWebhook, storeWebhook } from './storeWebhook';

/** Disables an endpoint; its waiting deliveries are retained. */
export async function disableWebhook(action: Action, id: string): Promise<void> {
  const webhook = await requireWebhook(action.tx, id);
  if (!webhook.is_on) return;
  await storeWebhook(action, webhook, {
    set: { is_on: 0, off_reason: 'staff' },
    event: 'webhook.disabled',
    data: { reason: 'staff' },
  });
}
