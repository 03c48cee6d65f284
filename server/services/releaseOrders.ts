import { releasedBy } from '#domain/orders';

import { inTransaction, type Db } from '../db/client';
import { releaseReceived } from '../db/orders';
import { forgetTakenStock } from '../db/takenStock';

/**
 * Releases what can no longer be cancelled. It is stored as soon as somebody asks, so that a clock
 * which is set back opens no order again.
 */
export const releaseOrders = (db: Db, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    await releaseReceived(tx, releasedBy(now).toISOString());
    await forgetTakenStock(tx);
  });
