import { lockCustomerByCode } from '../../db/customers';
import { ownerIdOf } from '../../db/customerUsers';
import { isMailDue } from '../../db/mails';
import { NO_PASSWORD } from '../../db/noPassword';
import { hasPasswordToken } from '../../db/passwordTokens';
import type { Action } from '../actions/action';

/**
 * Whether a customer has a password, or a link for the first one that is valid or about to be sent.
 */
export async function isInvited({ tx, at }: Action, code: string): Promise<boolean> {
  const customer = await lockCustomerByCode(tx, code);
  if (!customer) return false;
  if (customer.password_hash !== NO_PASSWORD) return true;
  const now = at.toISOString();
  return (
    (await isMailDue(tx, 'invited', customer.id)) ||
    (await hasPasswordToken(tx, ownerIdOf(customer.id), now))
  );
}
