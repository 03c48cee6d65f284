import { customerByCode } from '../../db/customers';
import type { Deed } from '../deed';
import { Refusal } from '../refusal';

import { changeCustomer, type CustomerChange } from './changeCustomer';

/** Adds a customer; one who has the code already is not touched. */
export async function addAtDesk(deed: Deed, customer: CustomerChange): Promise<void> {
  if (await customerByCode(deed.tx, customer.customer_code))
    throw new Refusal(409, 'customer.codeTaken', { field: 'customer_code' });
  await settle(deed, customer);
}

/** Changes a customer; a code that nobody has adds none. */
export async function changeAtDesk(deed: Deed, change: CustomerChange): Promise<void> {
  if (!(await customerByCode(deed.tx, change.customer_code)))
    throw new Refusal(404, 'customer.unknown');
  await settle(deed, change);
}

/** Somebody waits for the answer: what is wrong is refused, by its field. */
async function settle(deed: Deed, change: CustomerChange): Promise<void> {
  const { code, field } = await changeCustomer(deed, change);
  if (code) throw new Refusal(409, code, { ...(field && { field }) });
}
