import { orderFileName } from '#domain/exportFields';

import type { Db } from '../../db/client';
import { exportFile, unfetchedFiles } from '../../db/exportFiles';
import type { MailTable } from '../../db/tables/mails';
import type { Message } from '../../mail/message';
import { translate } from '../../messages/translate';

import { mailLanguage } from './mailLanguage';

/**
 * Composes the e-mail to administrators that order files are not being collected; `undefined` once
 * the file is gone.
 */
export async function composeFolderMail(
  { db }: { db: Db },
  { about, lang }: MailTable,
): Promise<Message | undefined> {
  const file = await exportFile(db, Number(about));
  if (!file || file.gone_at !== null) return undefined;
  const language = mailLanguage({ lang });
  const params = {
    file: orderFileName(file.number),
    orders: file.orders,
    files: (await unfetchedFiles(db)).length,
  };
  return {
    subject: translate(language, 'mail.ordersWaiting.subject', params),
    paragraphs: [
      translate(language, 'mail.ordersWaiting', params),
      translate(language, 'mail.ordersWaiting.next'),
    ],
  };
}
