import type { Deed } from '../deed';

import type { Wanted } from './addWebhook';
import { requireWebhook, storeWebhook } from './webhookInHand';

/** Sends to another address, or tells of other kinds. */
export const changeWebhook = async (
  deed: Deed,
  id: string,
  { url, kinds }: Partial<Wanted>,
): Promise<void> =>
  storeWebhook(deed, await requireWebhook(deed.tx, id), {
    set: { ...(url !== undefined && { url }), ...(kinds && { kinds: kinds.join(',') }) },
    event: 'webhook.changed',
  });
