/** Rounds a price as in a price list: 0.45, 3.29, 12.49, 89.99. */
export function listPrice(cents: number): number {
  if (cents < 100) return Math.max(5, Math.round(cents / 5) * 5);
  if (cents < 1000) return Math.round(cents / 10) * 10 - 1;
  if (cents < 5000) return Math.round(cents / 50) * 50 - 1;
  return Math.round(cents / 100) * 100 - 1;
}

/** Reduces a price by a share, to at least one cent below it. */
export const reducedPrice = (cents: number, share: number): number =>
  Math.max(1, Math.min(cents - 1, listPrice(cents * (1 - share))));
