import type { Candidates } from '../catalogue/search/candidateSource';
import type { SearchIndex } from '../catalogue/search/searchIndex';
import type { QueryWord } from '../catalogue/search/tally';

import type { WeighedProducts } from './weighProducts';

/** The terms of the words of a query, ascending. */
export const termsOf = (words: readonly QueryWord[]): number[] =>
  [...new Set(words.flatMap(({ readings }) => readings.map(({ term }) => term)))].sort(
    (a, b) => a - b,
  );

/** Arranges the postings of these products, by ascending rank, and words like the in-memory index. */
export function arrangeCandidates(
  index: SearchIndex,
  words: readonly QueryWord[],
  ranks: Uint32Array,
  { nameLength, forEachHolder }: WeighedProducts,
): Candidates {
  const starts = new Uint32Array((index.holders?.length ?? 0) + 1);
  const products: number[] = [];
  const weights: number[] = [];
  let next = 0;
  for (const term of termsOf(words)) {
    starts.fill(products.length, next, term + 1);
    next = term + 1;
    forEachHolder(term, (product, weight) => {
      products.push(product);
      weights.push(weight);
    });
  }
  starts.fill(products.length, next);

  const bestFirst = ranks.map((_rank, product) => product);
  return {
    index: {
      ...index,
      starts,
      products: Uint32Array.from(products),
      weights: Uint8Array.from(weights),
      nameLength,
    },
    words: words.map((word) => ({
      ...word,
      ids: word.ids.map((rank) => ranks.indexOf(rank)).filter((product) => product >= 0),
    })),
    isOffered: () => true,
    rankOf: bestFirst,
    bestFirst,
    numberOf: (product) => ranks[product]!,
  };
}
