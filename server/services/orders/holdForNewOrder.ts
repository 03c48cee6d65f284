import type { HoldRule } from '#domain/holds';
import type { ShopRules } from '#domain/shopRules';

import type { Db } from '../../db/client';
import { addressesOfCustomer } from '../../db/customerAddresses';
import { newestOrderId } from '../../db/orders';
import type { CustomerTable } from '../../db/tables/customers';

/** Returns the rule by which a customer's next order is held for staff once it falls due, if any. */
export async function holdForNewOrder(
  db: Db,
  { id, order_hold }: CustomerTable,
  rules: ShopRules,
): Promise<HoldRule | undefined> {
  if (order_hold === 1) return 'customer_on_hold';
  const isFirst = rules.holdOpeningOrders && (await newestOrderId(db, id)) === undefined;
  if (isFirst) return 'opening_order';
  const isWithoutAddress =
    rules.holdWithoutAddress && (await addressesOfCustomer(db, id)).length === 0;
  return isWithoutAddress ? 'no_address' : undefined;
}
