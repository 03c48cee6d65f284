import type { HoldRule } from '#domain/holds';

import type { Db } from '../db/client';
import { customerById } from '../db/customers';
import { newestOrderId } from '../db/orders';

interface Placed {
  customerId: string;
  at: Date;
  /** A customer's first order waits for the deposit of the credit terms. */
  holdsOpeningOrders: boolean;
}

/** Whether a new order waits for the staff once it falls due, and by which rule. */
export async function holdOnPlacing(
  tx: Db,
  { customerId, at, holdsOpeningOrders }: Placed,
): Promise<{ held_at: string; hold_reason: HoldRule } | undefined> {
  const held = (hold_reason: HoldRule) => ({ held_at: at.toISOString(), hold_reason });
  const customer = await customerById(tx, customerId);
  if (customer?.order_hold === 1) return held('customer_on_hold');
  const isFirst = holdsOpeningOrders && (await newestOrderId(tx, customerId)) === undefined;
  return isFirst ? held('opening_order') : undefined;
}
