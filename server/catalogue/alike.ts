import type { SearchIndex } from './search/searchIndex';

/** A word found in more than this share of the catalogue does not distinguish products. */
export const COMMON = 0.1;

/**
 * Scores how much each product has in common with the given ones, by the words of names, categories
 * and facets. A word counts for more the more of the given products contain it and the rarer it is.
 * Scores are only comparable with each other.
 */
export function scoreSimilarity(index: SearchIndex, numbers: Iterable<number>, size: number) {
  const { starts, products, weights } = index;
  const isGiven = new Uint8Array(size);
  for (const number of numbers) isGiven[number] = 1;

  const likeness = new Float32Array(size);
  for (let term = 0; term < starts.length - 1; term += 1) {
    const from = starts[term]!;
    const until = starts[term + 1]!;
    if (until - from > Math.max(1, size * COMMON)) continue;
    let holders = 0;
    for (let at = from; at < until; at += 1) holders += isGiven[products[at]!]!;
    if (holders === 0) continue;
    const says = holders / Math.sqrt(until - from);
    for (let at = from; at < until; at += 1) {
      const product = products[at]!;
      likeness[product] = likeness[product]! + says * weights[at]!;
    }
  }
  return likeness;
}
