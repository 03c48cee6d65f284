import { parseLanguage } from '#domain/languages';

import { customerById } from '../../db/customers';
import { recipientOf } from '../../db/customerUsers';
import type { MailTable } from '../../db/tables/mails';
import type { OrderTable } from '../../db/tables/orders';
import type { OrderMailKind } from '../../mail/mailKinds';
import type { Action } from '../actions/action';
import { isUntried } from '../actions/lockedOrders';
import { newMail } from '../actions/queueMail';

interface CustomerNotice {
  kind: OrderMailKind;
  about: string;
  /** Milliseconds to wait for more of the same kind, which are then sent as one e-mail. */
  after?: number;
}

/** Queues an e-mail to whoever placed an order, in the language of the order. */
export async function notifyCustomer(
  action: Action,
  { customer_id, user_id, lang }: Pick<OrderTable, 'customer_id' | 'user_id' | 'lang'>,
  { kind, about, after = 0 }: CustomerNotice,
): Promise<void> {
  const { tx, at, mails, orders } = action;
  const customer = orders.customers.get(customer_id) ?? (await customerById(tx, customer_id));
  if (!customer) return;
  const isSameMail = (mail: MailTable) => mail.kind === kind && mail.about === about;
  if (after > 0 && (mails.some(isSameMail) || (await isUntried(action, kind, about)))) return;
  const recipient = await recipientOf(tx, { user_id }, customer);
  const language = parseLanguage(lang) ?? parseLanguage(recipient.lang) ?? '';
  mails.push(newMail({ kind, address: recipient.email, lang: language, about, after }, at));
}
