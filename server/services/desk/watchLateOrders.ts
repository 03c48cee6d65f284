import { inTransaction, type Db } from '../../db/client';
import { raiseFlag, readMeta, writeMeta } from '../../db/meta';
import { notifyAdmins } from '../actions/notifyAdmins';

import { lateOrders, type LatenessOptions } from './lateOrders';

/** Set while administrators have been notified of late orders. */
const FLAG = 'orders_late';

/** Notifies administrators of late unacknowledged orders, only once until none is late. */
export async function watchLateOrders(db: Db, options: LatenessOptions): Promise<boolean> {
  const { late } = await lateOrders(db, options);
  if (late === 0) {
    if (await readMeta(db, FLAG)) await writeMeta(db, FLAG, '');
    return false;
  }
  return inTransaction(db, async (tx) => {
    if (!(await raiseFlag(tx, FLAG))) return false;
    const minutes = String(options.ackAlarmMinutes);
    await notifyAdmins({ tx, at: options.now }, 'ordersLate', minutes);
    return true;
  });
}
