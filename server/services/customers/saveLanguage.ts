import type { Language } from '#domain/languages';

import { changeCustomerRow, lockCustomer } from '../../db/customers';
import { changeCustomerUser, personById } from '../../db/customerUsers';
import type { SignedInCustomer } from '../accounts/sessions';
import { customerSubject, type Action } from '../actions/action';

/** Stores the language chosen by a person; a change is recorded as an event. */
export async function saveLanguage(
  { tx, record }: Action,
  { id, userId, customerCode, role }: SignedInCustomer,
  lang: Language,
): Promise<void> {
  await lockCustomer(tx, id);
  const before = await personById(tx, userId);
  if (before?.lang === lang) return;
  const isOwner = role === 'owner';
  if (!isOwner) await changeCustomerUser(tx, userId, { lang });
  const version = await changeCustomerRow(tx, id, isOwner ? { lang } : {});
  const subject = customerSubject(customerCode);
  record({
    kind: 'customer.changed',
    subject,
    version,
    data: { fields: [isOwner ? 'lang' : 'users'] },
  });
}
