import type { Db } from '../../db/client';
import type { MailTable } from '../../db/tables/mails';
import type { Message } from '../../mail/message';

export interface MailSources {
  db: Db;
  publicUrl: string;
  /** Staff addresses that receive released orders. */
  ordersMail: readonly string[];
}

/** Composes an e-mail; `undefined` if there is nobody to send it to. */
export type MailComposer = (
  sources: MailSources,
  mail: MailTable,
  now: Date,
) => Promise<Message | undefined>;
