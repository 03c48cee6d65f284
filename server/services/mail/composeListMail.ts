import { parseCountry } from '#domain/countries';
import { toCents } from '#domain/money';

import { personById } from '../../db/customerUsers';
import { orderListById } from '../../db/orderLists';
import { readListsInForce } from '../../db/priceLists';
import { translate } from '../../messages/translate';
import { previewList } from '../lists/dueLists';

import type { MailComposer } from './mailComposer';
import { mailLanguage } from './mailLanguage';

/** Composes the e-mail that a list is due; its note is the day, which must still be the list's. */
export const composeListMail: MailComposer = async ({ db, publicUrl }, mail, now) => {
  const language = mailLanguage(mail);
  const list = await orderListById(db, mail.about);
  if (!list || list.deleted_at !== null || list.next_on !== mail.note) return undefined;
  const owner = await personById(db, list.user_id);
  if (!owner?.isOn) return undefined;
  const { id, ...customer } = owner.customer;
  const country = parseCountry(customer.country);
  const priceLists = await readListsInForce(db, { id, country }, now);
  const { lines, total, unavailable, repriced } = await previewList(
    db,
    { id, country, priceLists },
    list.id,
    language,
  );
  const params = { name: list.name, lines, total: { cents: toCents(total), country } };
  return {
    subject: translate(language, 'mail.listDue.subject', params),
    paragraphs: [
      translate(language, 'mail.helloThere'),
      translate(language, 'mail.listDue', params),
      ...(unavailable > 0
        ? [translate(language, 'list.due.unavailable', { count: unavailable })]
        : []),
      ...(repriced > 0 ? [translate(language, 'list.due.repriced', { count: repriced })] : []),
    ],
    link: {
      label: translate(language, 'mail.listDue.link'),
      address: `${publicUrl}/lists/${encodeURIComponent(list.id)}`,
    },
    closing: [translate(language, 'mail.listDue.next')],
  };
};
