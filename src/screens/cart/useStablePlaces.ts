import { useState } from 'react';

/** Lines keep their place while the cart is open, so that one that is put back stands where it stood. */
export function useStablePlaces(ids: readonly string[]): readonly string[] {
  const [places, setPlaces] = useState(ids);
  const known = new Set(places);
  const added = ids.filter((id) => !known.has(id));
  if (added.length === 0) return places;

  const next = [...places, ...added];
  setPlaces(next);
  return next;
}
