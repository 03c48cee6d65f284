import type { ShopRules } from '#domain/shopRules';

import type { Db } from '../../db/client';
import type { MailTable } from '../../db/tables/mails';
import type { Message } from '../../mail/message';

export interface MailSources {
  db: Db;
  publicUrl: string;
  /** Staff addresses that receive released orders. */
  ordersMail: readonly string[];
  rules: Pick<ShopRules, 'shipping'>;
}

/** Composes an e-mail; `undefined` if there is nobody to send it to. */
export type MailComposer = (
  sources: MailSources,
  mail: MailTable,
  now: Date,
) => Promise<Message | undefined>;
