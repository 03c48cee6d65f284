import type { QueuedOrder } from '../../api/staffOrders';

/**
 * Merges fresh orders into the shown ones without moving rows under the pointer: shown rows keep
 * their places, those that have left the queue stay until the pointer leaves, and new ones are
 * appended.
 */
export function mergeOrders(
  shown: readonly QueuedOrder[],
  latest: readonly QueuedOrder[],
): QueuedOrder[] {
  const latestById = new Map(latest.map((order) => [order.order_id, order]));
  const shownIds = new Set(shown.map(({ order_id }) => order_id));
  return [
    ...shown.map((order) => latestById.get(order.order_id) ?? order),
    ...latest.filter(({ order_id }) => !shownIds.has(order_id)),
  ];
}
