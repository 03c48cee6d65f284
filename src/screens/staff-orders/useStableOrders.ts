import { useState } from 'react';

import type { QueuedOrder } from '../../api/staffOrders';

/**
 * Keeps the orders of a page in place while the pointer is over them; `place` identifies the page.
 */
export function useStableOrders(fresh: readonly QueuedOrder[] | undefined, place: string) {
  const [isPointerOver, setIsPointerOver] = useState(false);
  const [last, setLast] = useState({ fresh, place, shown: fresh });
  let { shown } = last;
  if (fresh !== last.fresh || place !== last.place) {
    const shouldMerge = isPointerOver && place === last.place && fresh && shown;
    shown = shouldMerge ? mergeOrders(shown ?? [], fresh) : fresh;
    setLast({ fresh, place, shown });
  }
  const hold = (isOver: boolean) => {
    setIsPointerOver(isOver);
    if (!isOver) setLast({ fresh, place, shown: fresh });
  };
  return { orders: shown, hold };
}

/**
 * Merges fresh orders into the shown ones without moving rows under the pointer: shown rows keep
 * their places, those that have left the queue stay until the pointer leaves, and new ones are
 * appended.
 */
function mergeOrders(shown: readonly QueuedOrder[], latest: readonly QueuedOrder[]): QueuedOrder[] {
  const latestById = new Map(latest.map((order) => [order.order_id, order]));
  const shownIds = new Set(shown.map(({ order_id }) => order_id));
  return [
    ...shown.map((order) => latestById.get(order.order_id) ?? order),
    ...latest.filter(({ order_id }) => !shownIds.has(order_id)),
  ];
}
