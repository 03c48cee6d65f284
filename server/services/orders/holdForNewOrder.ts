import type { HoldRule } from '#domain/holds';
import type { ShopRules } from '#domain/shopRules';

import type { Db } from '../../db/client';
import { addressesOfCustomer } from '../../db/customerAddresses';
import { customerById } from '../../db/customers';
import { newestOrderId } from '../../db/orders';
import type { CustomerId } from '../../db/tables/ids';

/** Returns the rule by which a customer's next order is held for staff once it falls due, if any. */
export async function holdForNewOrder(
  db: Db,
  customerId: CustomerId,
  rules: ShopRules,
): Promise<HoldRule | undefined> {
  const customer = await customerById(db, customerId);
  if (customer?.order_hold === 1) return 'customer_on_hold';
  const isFirst = rules.holdOpeningOrders && (await newestOrderId(db, customerId)) === undefined;
  if (isFirst) return 'opening_order';
  const isWithoutAddress =
    rules.holdWithoutAddress && (await addressesOfCustomer(db, customerId)).length === 0;
  return isWithoutAddress ? 'no_address' : undefined;
}
