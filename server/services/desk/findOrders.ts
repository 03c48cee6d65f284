import type { Db } from '../../db/client';
import { ordersByNumber } from '../../db/queue';
import type { OrderTable } from '../../db/tables/orders';
import { Refusal } from '../actions/refusal';

/** Orders by their numbers, in the same order; refused if there are none, or one is unknown. */
export async function findOrders(
  db: Db,
  orderIds: readonly string[],
): Promise<[OrderTable, ...OrderTable[]]> {
  const [first, ...others] = await ordersByNumber(db, orderIds);
  if (!first || 1 + others.length < orderIds.length) throw new Refusal(404, 'order.unknown');
  return [first, ...others];
}
