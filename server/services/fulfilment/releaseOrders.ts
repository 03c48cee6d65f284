import { releaseCutoff } from '#domain/orders';

import type { Db } from '../../db/client';
import { releaseReceived } from '../../db/orderChanges';
import { CLOCK, inAction, orderSubject } from '../actions/action';

import { notifyCustomer } from './notifyCustomer';
import { notifyRelease, type StaffMail } from './notifyRelease';

interface Parts {
  db: Db;
  mails: StaffMail;
}

/**
 * Releases orders that can no longer be cancelled; those on hold wait, and their customers are
 * notified. The release is stored as soon as it is due, so that setting a clock back reopens no
 * order. Returns the number of orders.
 */
export const releaseOrders = ({ db, mails }: Parts, now: Date): Promise<number> =>
  inAction(db, { actor: CLOCK, at: now }, async (action) => {
    const due = await releaseReceived(
      action.tx,
      releaseCutoff(now).toISOString(),
      now.toISOString(),
    );
    for (const order of due) {
      const isHeld = order.held_at !== null;
      action.record({
        kind: isHeld ? 'order.held' : 'order.released',
        subject: orderSubject(order.order_id),
        version: order.version,
        ...(isHeld && { data: { reason: order.hold_reason } }),
      });
      if (isHeld) await notifyCustomer(action, order, { kind: 'orderHeld', about: order.order_id });
      else notifyRelease(action, order.order_id, mails);
    }
    return due.length;
  });
