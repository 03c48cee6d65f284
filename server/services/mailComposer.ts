import type { Db } from '../db/client';
import type { MailTable } from '../db/tables/mails';
import type { Message } from '../mail/message';

export interface MailSources {
  db: Db;
  publicUrl: string;
  /** Who in the house gets released orders. */
  ordersMail: readonly string[];
}

/** Puts together what an e-mail says; `undefined` where there is nobody to tell. */
export type MailComposer = (
  sources: MailSources,
  mail: MailTable,
  now: Date,
) => Promise<Message | undefined>;
