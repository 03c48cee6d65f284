import type { Db } from '../../db/client';
import { reviveOrders } from '../../db/queue';
import { inAction, orderSubject, type Actor } from '../actions/action';

/** Orders released per transaction. */
const BATCH = 200;

/**
 * Turns past orders placed since a given time into orders to be packed, and releases each once: for
 * a shop that opened before orders had stages. Returns their number.
 */
export async function requeueOrders(
  db: Db,
  { actor, at, since }: { actor: Actor; at: Date; since: Date },
): Promise<number> {
  const moment = { since: since.toISOString(), at: at.toISOString(), limit: BATCH };
  for (let requeued = 0; ;) {
    const count = await inAction(db, { actor, at }, async ({ tx, record }) => {
      const orders = await reviveOrders(tx, moment);
      for (const { order_id, version } of orders) {
        record({ kind: 'order.released', subject: orderSubject(order_id), version });
      }
      return orders.length;
    });
    requeued += count;
    if (count < BATCH) return requeued;
  }
}
