import { useState } from 'react';

/**
 * Keeps lines in a stable order while the cart is open, so that a restored line reappears in its
 * original position.
 */
export function useStableOrder(ids: readonly string[]): readonly string[] {
  const [places, setPlaces] = useState(ids);
  const known = new Set(places);
  const added = ids.filter((id) => !known.has(id));
  if (added.length === 0) return places;

  const next = [...places, ...added];
  setPlaces(next);
  return next;
}
