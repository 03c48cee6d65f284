import { isAdministrator } from '#domain/companyRoles';

import { storedUserId } from '../../db/customerUsers';
import type { OrderTable } from '../../db/tables/orders';
import type { SignedInCustomer } from '../accounts/sessions';

/** Whether somebody may cancel an order of their customer: whoever placed it, or an administrator. */
export const mayCancel = (
  { user_id }: Pick<OrderTable, 'user_id'>,
  person: Pick<SignedInCustomer, 'userId' | 'role'>,
): boolean => isAdministrator(person.role) || user_id === storedUserId(person);
