import { inTransaction, type Db } from '../../db/client';
import { raiseFlag, readMeta, writeMeta } from '../../db/meta';
import { notifyAdmins } from '../webhooks/switchOff';

import { lateOrders, type Patience } from './lateOrders';

/** Set while administrators have been notified of late orders. */
const FLAG = 'orders_late';

/** Notifies administrators of late unacknowledged orders, only once until none is late. */
export async function watchLateOrders(db: Db, patience: Patience): Promise<boolean> {
  const { late } = await lateOrders(db, patience);
  if (late === 0) {
    if (await readMeta(db, FLAG)) await writeMeta(db, FLAG, '');
    return false;
  }
  return inTransaction(db, async (tx) => {
    if (!(await raiseFlag(tx, FLAG))) return false;
    const minutes = String(patience.alarmMinutes);
    await notifyAdmins({ tx, at: patience.now }, 'ordersLate', minutes);
    return true;
  });
}
