import type { Db } from '../../db/client';
import { endOfLog, eventBySeq } from '../../db/events';
import { LAST_FILE_KEY } from '../../db/exportFiles';
import { readMeta, writeMeta } from '../../db/meta';
import { cancellableOrders } from '../../db/orderChanges';
import { LAST_ORDER_KEY } from '../../db/orderNumbers';
import { inAction, RESTORE_SUBJECT, type Action, type ActionContext } from '../actions/action';
import { holdOrder } from '../fulfilment/holdOrder';
import { lockBatch } from '../fulfilment/lockedOrder';

interface AfterRestore extends ActionContext {
  lastOrder: number;
  lastFile: number;
}

interface RestoreResult {
  /** The last order number that counts as used. */
  last: number;
  /** Time of the last event in the copy; `undefined` if it has none. */
  knownUntil: string | undefined;
  /** Orders that were put on hold. */
  held: string[];
}

/**
 * Runs after a restore: no number that anyone has seen is used again, and earlier cursors become
 * invalid. Orders that could still be cancelled when the copy was made may have been cancelled
 * since, so they are put on hold for review.
 */
export const afterRestore = (
  db: Db,
  { actor, at, lastOrder, lastFile }: AfterRestore,
): Promise<RestoreResult> =>
  inAction(db, { actor, at }, async (action) => {
    const { tx, record } = action;
    const last = Math.max(lastOrder, Number((await readMeta(tx, LAST_ORDER_KEY)) ?? 0));
    await writeMeta(tx, LAST_ORDER_KEY, String(last));
    const lastExported = Math.max(lastFile, Number((await readMeta(tx, LAST_FILE_KEY)) ?? 0));
    await writeMeta(tx, LAST_FILE_KEY, String(lastExported));
    const head = await endOfLog(tx, 'newest');
    const knownUntil = head && (await eventBySeq(tx, head.seq))?.at;
    const held = await holdReceivedOrders(action);
    record({ kind: 'restored', subject: RESTORE_SUBJECT, version: 1, data: { last_order: last } });
    return { last, knownUntil, held };
  });

async function holdReceivedOrders(action: Action): Promise<string[]> {
  const received = await cancellableOrders(action.tx);
  if (received.length > 0) await lockBatch(action, received);
  for (const orderId of received) await holdOrder(action, { orderId }, 'restored');
  return received;
}
