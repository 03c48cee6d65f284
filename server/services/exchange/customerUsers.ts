import { CustomerUserRow } from '#contract/v1/customerUsers';
import { normaliseEmail } from '#domain/emails';
import { parseLanguage } from '#domain/languages';

import { NO_CHANGES } from '../../catalogue/version';
import { customerByCode } from '../../db/customers';
import { colleaguesOf } from '../../db/customerUsers';
import { plainText } from '../../table-files/cleanText';
import { clearSessionCache } from '../accounts/sessions';
import type { Action } from '../actions/action';
import type { KeyedOutcome } from '../actions/outcomes';
import { changeUser, isUserInvited } from '../customers/changeUser';

import { outcomeOf, type DataKind } from './dataKind';

/** People who order for customers, changed by the same service as at the staff desk. */
export const customerUsers: DataKind<CustomerUserRow> = {
  name: 'customer-users',
  partSize: 50,
  shape: CustomerUserRow,
  keyOf: ({ customer_code, email }) =>
    `${String(customer_code ?? '')
      .trim()
      .toUpperCase()} ${normaliseEmail(String(email ?? ''))}`,
  estimateImpact: async () => undefined,
  take: async (action, rows, { reportsChanges }) => {
    const outcomes: KeyedOutcome[] = [];
    // Customers are always locked in the same order, to prevent deadlocks.
    for (const row of [...rows].sort((one, other) => (one.key < other.key ? -1 : 1))) {
      const { outcome, version, ...why } = await changeByRow(action, row.content);
      const basis = reportsChanges && version !== undefined && { basis: String(version) };
      outcomes.push({ ...outcomeOf(row, outcome), ...why, ...basis });
    }
    return { outcomes, seen: NO_CHANGES };
  },
  afterwards: clearSessionCache,
};

async function changeByRow(action: Action, { name, lang, ...content }: CustomerUserRow) {
  return changeUser(action, {
    ...content,
    name: name === undefined ? undefined : plainText(name),
    lang: lang && parseLanguage(lang),
    invite: content.invite === true && !(await isInvited(action, content)),
  });
}

/** Whether somebody of a customer has a password, or a link for the first one. */
async function isInvited(
  action: Action,
  { customer_code, email }: Pick<CustomerUserRow, 'customer_code' | 'email'>,
): Promise<boolean> {
  const customer = await customerByCode(action.tx, customer_code.trim());
  const users = customer ? await colleaguesOf(action.tx, customer.id) : [];
  const user = users.find((one) => one.email === normaliseEmail(email));
  return user !== undefined && isUserInvited(action, user);
}
