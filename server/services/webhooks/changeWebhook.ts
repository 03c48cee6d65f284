import type { Action } from '../action';

import type { Wanted } from './addWebhook';
import { requireWebhook, storeWebhook } from './webhookInHand';

/** Sends to another address, or tells of other kinds. */
export const changeWebhook = async (
  action: Action,
  id: string,
  { url, kinds }: Partial<Wanted>,
): Promise<void> =>
  storeWebhook(action, await requireWebhook(action.tx, id), {
    set: { ...(url !== undefined && { url }), ...(kinds && { kinds: kinds.join(',') }) },
    event: 'webhook.changed',
  });
