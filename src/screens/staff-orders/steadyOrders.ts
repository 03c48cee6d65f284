import type { QueuedOrder } from '../../api/staffOrders';

/**
 * What has come in since, without moving the rows that somebody points at: they keep their places,
 * one that has left stays until nobody points any more, and what is new stands at the end.
 */
export function steadyOrders(
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
