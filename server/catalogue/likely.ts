import { offeredIn } from './filterProducts';
import { scoreSimilarity } from './scoreSimilarity';
import type { SearchIndex } from './search/searchIndex';
import { numbersOfTypedId, type Snapshot } from './snapshot';
import type { SuggestionBasis } from './view';

/** Weight of similarity alone, for a product that nobody is ordering at the moment. */
export const NO_DEMAND_WEIGHT = 0.01;

/**
 * Returns numbers of products similar to those bought, the ones in demand first, excluding those
 * bought.
 */
export function likelyNext(
  snapshot: Snapshot,
  index: SearchIndex,
  { bought, orderCounts, country }: SuggestionBasis,
  limit: number,
): number[] {
  const size = snapshot.productIds.length;
  const boughtNumbers = new Set(
    bought.flatMap((productId) => numbersOfTypedId(snapshot, productId)),
  );
  const similarities = scoreSimilarity(index, boughtNumbers, size);
  const isOffered = offeredIn(snapshot, country);
  const scored: { number: number; score: number }[] = [];
  for (let number = 0; number < size; number += 1) {
    const similarity = similarities[number]!;
    if (similarity === 0 || boughtNumbers.has(number) || !isOffered(number)) continue;
    const orders = orderCounts.get(snapshot.productIds[number]!) ?? 0;
    scored.push({ number, score: similarity * (orders + NO_DEMAND_WEIGHT) });
  }
  scored.sort((a, b) => b.score - a.score || a.number - b.number);
  return scored.slice(0, limit).map(({ number }) => number);
}
