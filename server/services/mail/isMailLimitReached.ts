import { HOUR_MS } from '#domain/durations';

import type { Db } from '../../db/client';
import { countMailsLike } from '../../db/mails';
import type { MailTable } from '../../db/tables/mails';

/** Maximum number of links that strangers can request for one address within an hour. */
const MAX_MAILS_PER_HOUR = 3;

/** Whether an address has been sent too many links of a kind for now. */
export async function isMailLimitReached(db: Db, mail: MailTable, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - HOUR_MS).toISOString();
  return (await countMailsLike(db, mail, since)) >= MAX_MAILS_PER_HOUR;
}
