import { readLanguage } from '#domain/languages';

import { customerById } from '../../db/customers';
import type { MailTable } from '../../db/tables/mails';
import type { OrderTable } from '../../db/tables/orders';
import type { OrderMailKind } from '../../mail/mailKinds';
import type { Action } from '../action';
import { isUntried } from '../lockedOrders';
import { writeMail } from '../queueMail';

interface Told {
  kind: OrderMailKind;
  about: string;
  /** Milliseconds to wait for more of the same kind, which are then sent as one e-mail. */
  after?: number;
}

/** Queues an e-mail to the customer of an order, in the language of the order. */
export async function notifyCustomer(
  action: Action,
  { customer_id, lang }: Pick<OrderTable, 'customer_id' | 'lang'>,
  { kind, about, after = 0 }: Told,
): Promise<void> {
  const { tx, at, mails, orders } = action;
  const customer = orders.customers.get(customer_id) ?? (await customerById(tx, customer_id));
  if (!customer) return;
  const isAlike = (mail: MailTable) => mail.kind === kind && mail.about === about;
  if (after > 0 && (mails.some(isAlike) || (await isUntried(action, kind, about)))) return;
  const language = readLanguage(lang) ?? readLanguage(customer.lang) ?? '';
  mails.push(writeMail({ kind, address: customer.email, lang: language, about, after }, at));
}
