import type { HoldRule } from '#domain/holds';
import type { ShopRules } from '#domain/shopRules';

import type { Db } from '../../db/client';
import { customerById } from '../../db/customers';
import { newestOrderId } from '../../db/orders';

interface PlacedOrder {
  customerId: string;
  at: Date;
  hasAddress: boolean;
  rules: ShopRules;
}

/** Returns the rule by which a new order is held for staff once it falls due, if any. */
export async function holdForNewOrder(
  tx: Db,
  { customerId, at, hasAddress, rules }: PlacedOrder,
): Promise<{ held_at: string; hold_reason: HoldRule } | undefined> {
  const holdFor = (hold_reason: HoldRule) => ({ held_at: at.toISOString(), hold_reason });
  const customer = await customerById(tx, customerId);
  if (customer?.order_hold === 1) return holdFor('customer_on_hold');
  const isFirst = rules.holdOpeningOrders && (await newestOrderId(tx, customerId)) === undefined;
  if (isFirst) return holdFor('opening_order');
  return rules.holdWithoutAddress && !hasAddress ? holdFor('no_address') : undefined;
}
