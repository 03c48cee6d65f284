import { offeredIn } from './filterProducts';
import { scoreSimilarity } from './scoreSimilarity';
import type { SearchIndex } from './search/searchIndex';
import { numbersOfTypedId, type Snapshot } from './snapshot';
import type { SuggestionBasis } from './view';

/** Weight of a product that is not in demand: it follows all that are. */
const NO_DEMAND_WEIGHT = 1e-9;

/** Scores a product by its similarity to what was bought and the weight of the demand for it. */
export const scoreLikely = (similarity: number, weight = NO_DEMAND_WEIGHT): number =>
  Math.sqrt(similarity) * weight;

/**
 * Returns numbers of products similar to those bought, the ones in demand first, excluding those
 * bought.
 */
export function likelyNext(
  snapshot: Snapshot,
  index: SearchIndex,
  { bought, weights, country }: SuggestionBasis,
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
    const weight = weights.get(snapshot.productIds[number]!);
    scored.push({ number, score: scoreLikely(similarity, weight) });
  }
  scored.sort((a, b) => b.score - a.score || a.number - b.number);
  return scored.slice(0, limit).map(({ number }) => number);
}
