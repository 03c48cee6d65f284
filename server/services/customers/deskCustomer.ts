import { customerByCode } from '../../db/customers';
import type { Action } from '../actions/action';
import { Refusal } from '../actions/refusal';

import { changeCustomer, type CustomerChange } from './changeCustomer';

/** Adds a customer; 409 if the code is already taken. */
export const addDeskCustomer = (action: Action, customer: CustomerChange): Promise<void> =>
  changeOrThrow(action, { ...customer, isNew: true });

/** Changes a customer; 404 if the code is unknown. */
export async function changeDeskCustomer(action: Action, change: CustomerChange): Promise<void> {
  if (!(await customerByCode(action.tx, change.customer_code)))
    throw new Refusal(404, 'customer.unknown');
  await changeOrThrow(action, change);
}

/** Reports an error as a refusal of its field, because a person is waiting for the response. */
async function changeOrThrow(action: Action, change: CustomerChange): Promise<void> {
  const { code, field } = await changeCustomer(action, change);
  if (code) throw new Refusal(409, code, { ...(field && { field }) });
}
