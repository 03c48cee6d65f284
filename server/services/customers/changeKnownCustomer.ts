import { customerByCode } from '../../db/customers';
import type { Action } from '../actions/action';
import { Refusal } from '../actions/refusal';

import { changeCustomer, type CustomerChange } from './changeCustomer';

/** Changes a customer for somebody who waits: 404 if the code is unknown, 409 if it cannot be done. */
export async function changeKnownCustomer(action: Action, change: CustomerChange) {
  if (!(await customerByCode(action.tx, change.customer_code)))
    throw new Refusal(404, 'customer.unknown');
  const { outcome, version, code, field } = await changeCustomer(action, change);
  if (code) throw new Refusal(409, code, { ...(field && { field }) });
  return { row: 1, key: change.customer_code.toUpperCase(), outcome, version };
}
