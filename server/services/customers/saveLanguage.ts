import type { Language } from '#domain/languages';

import { changeCustomerRow, customerById, lockCustomer } from '../../db/customers';
import type { SignedInCustomer } from '../accounts/sessions';
import { customerSubject, type Action } from '../actions/action';

/** Stores the language chosen by a customer; a change is recorded as an event. */
export async function saveLanguage(
  { tx, record }: Action,
  { id, customerCode }: SignedInCustomer,
  lang: Language,
): Promise<void> {
  await lockCustomer(tx, id);
  const before = await customerById(tx, id);
  if (before?.lang === lang) return;
  const version = await changeCustomerRow(tx, id, { lang });
  const subject = customerSubject(customerCode);
  record({ kind: 'customer.changed', subject, version, data: { fields: ['lang'] } });
}
