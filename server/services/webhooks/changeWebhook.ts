import type { Action } from '../actions/action';

import type { WebhookSettings } from './addWebhook';
import { requireWebhook, storeWebhook } from './storeWebhook';

/** Changes the URL of an endpoint, or the kinds of events sent to it. */
export const changeWebhook = async (
  action: Action,
  id: string,
  { url, kinds }: Partial<WebhookSettings>,
): Promise<void> =>
  storeWebhook(action, await requireWebhook(action.tx, id), {
    set: { ...(url !== undefined && { url }), ...(kinds && { kinds: kinds.join(',') }) },
    event: 'webhook.changed',
  });
