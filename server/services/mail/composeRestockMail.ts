import { plainName } from '#domain/plainName';

import { readProductNames } from '../../db/anyProducts';
import { translate } from '../../messages/translate';

import type { MailComposer } from './mailComposer';
import { mailLanguage } from './mailLanguage';

/** Composes the e-mail that a product is back in stock; its note is the customer's country. */
export const composeRestockMail: MailComposer = async ({ db, publicUrl }, mail) => {
  const language = mailLanguage(mail);
  const { about: id, note: country } = mail;
  const product = (await readProductNames(db, [id])).get(id);
  if (!product) return undefined;
  const params = { id, name: plainName(product.names[language]) };
  return {
    subject: translate(language, 'mail.restocked.subject', params),
    paragraphs: [
      translate(language, 'mail.helloThere'),
      translate(language, 'mail.restocked', params),
    ],
    link: {
      label: translate(language, 'mail.restocked.link'),
      address: `${publicUrl}/description/${encodeURIComponent(id)}/${country}`,
    },
    closing: [translate(language, 'mail.restocked.next')],
  };
};
