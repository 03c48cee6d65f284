import { customerByCode } from '../../db/customers';
import type { Action } from '../actions/action';
import { Refusal } from '../actions/refusal';

import { changeCustomer, type CustomerChange } from './changeCustomer';
import type { ChangeResult } from './changeResult';
import { changeUser, type UserChange } from './changeUser';

/** Changes a customer for somebody who waits: 404 if the code is unknown, 409 if it cannot be done. */
export async function changeKnownCustomer(action: Action, change: CustomerChange) {
  if (!(await customerByCode(action.tx, change.customer_code)))
    throw new Refusal(404, 'customer.unknown');
  return outcomeFor(change, await changeCustomer(action, change));
}

/** The same for a person of a customer. */
export async function changeKnownUser(action: Action, change: UserChange) {
  if (!(await customerByCode(action.tx, change.customer_code)))
    throw new Refusal(404, 'customer.unknown');
  return outcomeFor(change, await changeUser(action, change));
}

function outcomeFor(
  { customer_code }: { customer_code: string },
  { outcome, version, code, field, params }: ChangeResult,
) {
  if (code) throw new Refusal(409, code, { ...(field && { field }), ...(params && { params }) });
  return { row: 1, key: customer_code.toUpperCase(), outcome, version };
}
