import { inTransaction, type Db } from '../../db/client';
import { raiseFlag, readMeta, writeMeta } from '../../db/meta';
import { tellAdmins } from '../webhooks/switchOff';

import { lateOrders, type Patience } from './lateOrders';

/** Set while the house knows that orders are late. */
const FLAG = 'orders_late';

/** Tells the house of orders that no program takes over, once until all of them are taken over. */
export async function watchLateOrders(db: Db, patience: Patience): Promise<boolean> {
  const { late } = await lateOrders(db, patience);
  if (late === 0) {
    if (await readMeta(db, FLAG)) await writeMeta(db, FLAG, '');
    return false;
  }
  return inTransaction(db, async (tx) => {
    if (!(await raiseFlag(tx, FLAG))) return false;
    const minutes = String(patience.alarmMinutes);
    await tellAdmins({ tx, at: patience.now }, 'ordersLate', minutes);
    return true;
  });
}
