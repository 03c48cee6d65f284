import type { Db } from '../../db/client';
import type { MailTable } from '../../db/tables/mails';
import type { Message } from '../../mail/message';
import { translate } from '../../messages/translate';
import { lateOrders } from '../desk/lateOrders';

import { mailLanguage } from './mailLanguage';

/**
 * Composes the e-mail that no system is acknowledging orders; `undefined` once all are
 * acknowledged.
 */
export async function composeLateMail(
  { db, publicUrl }: { db: Db; publicUrl: string },
  { about, lang }: MailTable,
  now: Date,
): Promise<Message | undefined> {
  const language = mailLanguage({ lang });
  const minutes = Number(about);
  const { late: count } = await lateOrders(db, { now, ackAlarmMinutes: minutes });
  if (count === 0) return undefined;
  return {
    subject: translate(language, 'mail.ordersLate.subject', { count }),
    paragraphs: [
      translate(language, 'mail.ordersLate', { count, minutes }),
      translate(language, 'mail.ordersLate.next'),
    ],
    link: {
      label: translate(language, 'mail.ordersLate.link'),
      address: `${publicUrl}/staff/orders?queue=unacknowledged`,
    },
  };
}
