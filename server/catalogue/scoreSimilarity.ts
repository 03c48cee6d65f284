import type { SearchIndex } from './search/searchIndex';
import { weightOf } from './search/wordBook';

/** A word found in more than this share of the catalogue does not distinguish products. */
export const MAX_COMMON_SHARE = 0.1;

/**
 * Scores how much each product has in common with the given ones, by the words of names, categories
 * and facets. A word counts for more the more of the given products contain it and the rarer it is.
 * Scores are only comparable with each other.
 */
export function scoreSimilarity(index: SearchIndex, numbers: Iterable<number>, size: number) {
  const { starts, products, weights } = index;
  const isReference = new Uint8Array(size);
  for (const number of numbers) isReference[number] = 1;

  const similarities = new Float32Array(size);
  for (let term = 0; term < starts.length - 1; term += 1) {
    const from = starts[term]!;
    const until = starts[term + 1]!;
    if (until - from > Math.max(1, size * MAX_COMMON_SHARE)) continue;
    let holders = 0;
    for (let entry = from; entry < until; entry += 1) holders += isReference[products[entry]!]!;
    if (holders === 0) continue;
    const termWeight = holders / Math.sqrt(until - from);
    for (let entry = from; entry < until; entry += 1) {
      const product = products[entry]!;
      similarities[product] = similarities[product]! + termWeight * weightOf(weights[entry]!);
    }
  }
  return similarities;
}
