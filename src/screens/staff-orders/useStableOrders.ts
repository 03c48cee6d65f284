import { useState } from 'react';

import type { QueuedOrder } from '../../api/staffOrders';

import { mergeOrders } from './mergeOrders';

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
