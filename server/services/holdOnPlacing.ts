import type { HoldRule } from '#domain/holds';

import type { Config } from '../config';
import type { Db } from '../db/client';
import { customerById } from '../db/customers';
import { newestOrderId } from '../db/orders';

interface Placed {
  customerId: string;
  at: Date;
  hasAddress: boolean;
  holds: Config['holds'];
}

/** Returns the rule by which a new order is held for staff once it falls due, if any. */
export async function holdOnPlacing(
  tx: Db,
  { customerId, at, hasAddress, holds }: Placed,
): Promise<{ held_at: string; hold_reason: HoldRule } | undefined> {
  const held = (hold_reason: HoldRule) => ({ held_at: at.toISOString(), hold_reason });
  const customer = await customerById(tx, customerId);
  if (customer?.order_hold === 1) return held('customer_on_hold');
  const isFirst = holds.openingOrders && (await newestOrderId(tx, customerId)) === undefined;
  if (isFirst) return held('opening_order');
  return holds.withoutAddress && !hasAddress ? held('no_address') : undefined;
}
