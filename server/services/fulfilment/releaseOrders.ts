import { releasedBy } from '#domain/orders';

import type { Db } from '../../db/client';
import { releaseReceived } from '../../db/orderChanges';
import { inDeed, orderSubject, type Actor } from '../deed';

import { tellCustomer } from './tellCustomer';
import { tellRelease, type House } from './tellRelease';

interface Parts {
  db: Db;
  mails: House;
}

const CLOCK: Actor = { kind: 'clock', id: '' };

/**
 * Releases what can no longer be cancelled; what is on hold waits, and its customer is told. It is stored
 * as soon as somebody asks, so that a clock which is set back opens no order again. Returns how many.
 */
export const releaseOrders = ({ db, mails }: Parts, now: Date): Promise<number> =>
  inDeed(db, { actor: CLOCK, at: now }, async (deed) => {
    const due = await releaseReceived(deed.tx, releasedBy(now).toISOString(), now.toISOString());
    for (const order of due) {
      const isHeld = order.held_at !== null;
      deed.record({
        kind: isHeld ? 'order.held' : 'order.released',
        subject: orderSubject(order.order_id),
        version: order.version,
        ...(isHeld && { data: { reason: order.hold_reason } }),
      });
      if (isHeld) await tellCustomer(deed, order, { kind: 'orderHeld', about: order.order_id });
      else tellRelease(deed, order.order_id, mails);
    }
    return due.length;
  });
