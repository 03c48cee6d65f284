import { releaseCutoff } from '#domain/orders';

import type { Db } from '../../db/client';
import { hasOrdersDue } from '../../db/orderFeed';
import type { MailQueue } from '../../mail/mailQueue';
import { releaseOrders } from '../fulfilment/releaseOrders';

/** Releases due orders before a feed is read, so that no reader waits for the next cycle. */
export async function releaseDueOrders(db: Db, mails: MailQueue, now: Date): Promise<void> {
  if (!(await hasOrdersDue(db, releaseCutoff(now).toISOString()))) return;
  if ((await releaseOrders({ db, mails }, now)) > 0) mails.send();
}
