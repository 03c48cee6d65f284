import { storedUserId } from '../../db/customerUsers';
import type { OrderScope } from '../../db/orders';

import type { SignedInCustomer } from './sessions';

/** Which orders somebody sees: those of the company, or only those of this person. */
export const orderScopeOf = (
  customer: Pick<SignedInCustomer, 'id' | 'userId' | 'role' | 'seesOwnOrders'>,
): OrderScope => ({
  customerId: customer.id,
  ...(customer.seesOwnOrders && { storedUserId: storedUserId(customer) }),
});
