import { inDeed, type By } from '../deed';

import type { Parts, Wanted } from './addWebhook';
import { checkUrl } from './checkUrl';
import { requireWebhook, storeWebhook } from './webhookInHand';

/** Sends to another address, or tells of other kinds. */
export async function changeWebhook(
  { db, reach }: Parts,
  by: By,
  id: string,
  { url, kinds }: Partial<Wanted>,
): Promise<void> {
  const checked = url === undefined ? undefined : await checkUrl(url, reach);
  await inDeed(db, by, async (deed) =>
    storeWebhook(deed, await requireWebhook(deed.tx, id), {
      set: {
        ...(checked !== undefined && { url: checked }),
        ...(kinds && { kinds: kinds.join(',') }),
      },
      event: 'webhook.changed',
    }),
  );
}
