import { randomUUID } from 'node:crypto';

import type { Language } from '#domain/languages';

import type { Db } from '../../db/client';
import { addMails } from '../../db/mails';
import type { MailTable } from '../../db/tables/mails';
import type { MailKind } from '../../mail/mailKinds';

interface Mail {
  kind: MailKind;
  /** In lower case. */
  address: string;
  lang: Language;
  /** Id of the application, draft, customer or order that it is about. */
  about?: string;
  /** What a member of staff wrote to the applicant. */
  note?: string;
  /** Delay before it is sent, in milliseconds. */
  after?: number;
}

/**
 * Queues an e-mail: it is stored with the work that it reports, and sent once that is committed.
 */
export const queueMail = (tx: Db, mail: Mail, now: Date): Promise<void> =>
  addMails(tx, [newMail(mail, now)]);

/** Creates the row of a queued e-mail. */
export const newMail = (
  { kind, address, lang, about = '', note = '', after = 0 }: Mail,
  now: Date,
): MailTable => ({
  id: randomUUID(),
  kind,
  address,
  lang,
  about,
  note,
  created_at: now.toISOString(),
  due_at: new Date(now.getTime() + after).toISOString(),
  attempts: 0,
  done_at: null,
});
