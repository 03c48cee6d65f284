import type { Db } from '../db/client';
import type { MailTable } from '../db/tables/mails';
import type { Message } from '../mail/message';
import { translate } from '../messages/translate';

import { lateOrders } from './desk/lateOrders';

/** Tells that no program takes orders over; nobody once all of them are taken over. */
export async function composeLateMail(
  { db, publicUrl }: { db: Db; publicUrl: string },
  { about }: MailTable,
  now: Date,
): Promise<Message | undefined> {
  const minutes = Number(about);
  const { late: count } = await lateOrders(db, { now, alarmMinutes: minutes });
  if (count === 0) return undefined;
  return {
    subject: translate('', 'mail.ordersLate.subject', { count }),
    paragraphs: [
      translate('', 'mail.ordersLate', { count, minutes }),
      translate('', 'mail.ordersLate.next'),
    ],
    link: {
      words: translate('', 'mail.ordersLate.link'),
      address: `${publicUrl}/staff/orders?queue=unacknowledged`,
    },
  };
}
