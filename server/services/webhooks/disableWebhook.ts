import type { Db } from '../../db/client';
import { inDeed, type By } from '../deed';

import { requireWebhook, storeWebhook } from './webhookInHand';

/** Sends an endpoint nothing more; what waits for it stays. */
export const disableWebhook = (db: Db, by: By, id: string): Promise<void> =>
  inDeed(db, by, async (deed) => {
    const webhook = await requireWebhook(deed.tx, id);
    if (!webhook.is_on) return;
    await storeWebhook(deed, webhook, {
      set: { is_on: 0, off_reason: 'staff' },
      event: 'webhook.disabled',
      data: { reason: 'staff' },
    });
  });
