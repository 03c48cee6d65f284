import { scoreSimilarity } from './alike';
import { offeredIn } from './narrow';
import type { SearchIndex } from './search/searchIndex';
import { numbersOf, type Snapshot } from './snapshot';
import type { Wants } from './view';

/** Weight of similarity alone, for a product that nobody is ordering at the moment. */
export const UNASKED = 0.01;

/**
 * Returns numbers of products similar to those bought, the ones in demand first, excluding those
 * bought.
 */
export function likelyNext(
  snapshot: Snapshot,
  index: SearchIndex,
  { bought, asked, country }: Wants,
  most: number,
): number[] {
  const size = snapshot.productIds.length;
  const known = new Set(bought.flatMap((productId) => numbersOf(snapshot, productId)));
  const likeness = scoreSimilarity(index, known, size);
  const isOffered = offeredIn(snapshot, country);
  const scored: { number: number; score: number }[] = [];
  for (let number = 0; number < size; number += 1) {
    const alike = likeness[number]!;
    if (alike === 0 || known.has(number) || !isOffered(number)) continue;
    const orders = asked.get(snapshot.productIds[number]!) ?? 0;
    scored.push({ number, score: alike * (orders + UNASKED) });
  }
  scored.sort((a, b) => b.score - a.score || a.number - b.number);
  return scored.slice(0, most).map(({ number }) => number);
}
