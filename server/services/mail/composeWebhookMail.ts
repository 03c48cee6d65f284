import type { Db } from '../../db/client';
import type { MailTable } from '../../db/tables/mails';
import { webhookById } from '../../db/webhooks';
import type { Message } from '../../mail/message';
import { translate } from '../../messages/translate';

import { mailLanguage } from './mailLanguage';

/**
 * Composes the e-mail to administrators about a failing or disabled webhook; `undefined` once it
 * has recovered.
 */
export async function composeWebhookMail(
  { db, publicUrl }: { db: Db; publicUrl: string },
  { kind, about, lang }: MailTable,
): Promise<Message | undefined> {
  const webhook = await webhookById(db, about);
  if (!webhook) return undefined;
  const language = mailLanguage({ lang });
  const address = `${publicUrl}/staff/integrations/webhooks/${encodeURIComponent(about)}`;
  const link = { label: translate(language, 'mail.webhook.link'), address };
  const host = { host: new URL(webhook.url).host };
  if (kind === 'webhookFailing') {
    if (webhook.failing_since === null) return undefined;
    return {
      subject: translate(language, 'mail.webhookFailing.subject', host),
      paragraphs: [translate(language, 'mail.webhookFailing', host)],
      link,
    };
  }
  if (webhook.is_on === 1) return undefined;
  const why = webhook.off_reason === 'gone' ? 'gone' : 'failing';
  return {
    subject: translate(language, 'mail.webhookDisabled.subject', host),
    paragraphs: [
      translate(language, `mail.webhookDisabled.${why}`, host),
      translate(language, 'mail.webhookDisabled.next'),
    ],
    link,
  };
}
