import type { QueuedOrder } from '../../api/staffOrders';

/**
 * Merges fresh orders into the shown ones without moving rows under the pointer: shown rows keep
 * their places, those that have left the queue stay until the pointer leaves, and new ones are
 * appended.
 */
export function mergeOrders(
  shown: readonly QueuedOrder[],
  fresh: readonly QueuedOrder[],
): QueuedOrder[] {
  const now = new Map(fresh.map((order) => [order.order_id, order]));
  const known = new Set(shown.map(({ order_id }) => order_id));
  return [
    ...shown.map((order) => now.get(order.order_id) ?? order),
    ...fresh.filter(({ order_id }) => !known.has(order_id)),
  ];
}
