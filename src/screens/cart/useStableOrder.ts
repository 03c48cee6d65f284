import { useState } from 'react';

/**
 * Keeps lines in a stable order while the cart is open, so that a restored line reappears in its
 * original position.
 */
export function useStableOrder(ids: readonly string[]): readonly string[] {
  const [orderedIds, setOrderedIds] = useState(ids);
  const knownIds = new Set(orderedIds);
  const added = ids.filter((id) => !knownIds.has(id));
  if (added.length === 0) return orderedIds;

  const next = [...orderedIds, ...added];
  setOrderedIds(next);
  return next;
}
