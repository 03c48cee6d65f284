import type { Action } from '../actions/action';

import { lockOrder, storeOrder } from './lockedOrder';

export interface AcknowledgedOrder {
  orderId: string;
  /** The number that the acknowledging system gives to the order. */
  externalId: string;
}

/** `conflict` has the number under which the order was acknowledged before. */
export type AcknowledgementOutcome =
  | { outcome: 'acknowledged' | 'unchanged' | 'unknown' | 'held' | 'cancelled' }
  | { outcome: 'conflict'; externalId: string };

/**
 * Acknowledges an order: from then on it belongs to the system that did so. This happens once and
 * cannot be undone.
 */
export async function acknowledgeOrder(
  action: Action,
  { orderId, externalId }: AcknowledgedOrder,
): Promise<AcknowledgementOutcome> {
  const locked = await lockOrder(action, orderId);
  if (locked?.order.released_seq == null) return { outcome: 'unknown' };
  const { order } = locked;
  if (order.acknowledged_at !== null) {
    const stored = order.external_id ?? '';
    return stored === externalId
      ? { outcome: 'unchanged' }
      : { outcome: 'conflict', externalId: stored };
  }
  if (order.status === 'cancelled') return { outcome: 'cancelled' };
  if (order.held_at !== null) return { outcome: 'held' };
  storeOrder(action, locked, {
    order: {
      acknowledged_at: action.at.toISOString(),
      acknowledged_by: action.actor.id,
      external_id: externalId,
    },
    event: 'order.acknowledged',
    data: { external_id: externalId },
  });
  return { outcome: 'acknowledged' };
}
