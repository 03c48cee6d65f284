import type { Candidate } from '../../db/listed/postings';
import type { Candidates } from '../search/candidateSource';
import { WEIGHTS, type SearchIndex } from '../search/searchIndex';
import type { QueryWord } from '../search/tally';

import { forEachEntry } from './candidateReader';

/** Arranges the postings of these products and words like the in-memory index. */
export function arrangeCandidates(
  index: SearchIndex,
  words: readonly QueryWord[],
  rows: readonly Candidate[],
): Candidates {
  const wantedTerms = new Set(words.flatMap(({ readings }) => readings.map(({ term }) => term)));
  const postings: { term: number; product: number; weight: number }[] = [];
  rows.forEach(({ entries }, product) => {
    forEachEntry(entries, (entry) => {
      const term = Math.floor(entry / WEIGHTS);
      if (wantedTerms.has(term)) postings.push({ term, product, weight: entry % WEIGHTS });
    });
  });
  const starts = new Uint32Array((index.holders?.length ?? 0) + 1);
  for (const { term } of postings) starts[term + 1]! += 1;
  for (let term = 1; term < starts.length; term += 1) starts[term]! += starts[term - 1]!;
  const next = starts.slice();
  const products = new Uint32Array(postings.length);
  const weights = new Uint8Array(postings.length);
  for (const { term, product, weight } of postings) {
    const position = next[term]!;
    next[term] = position + 1;
    products[position] = product;
    weights[position] = weight;
  }

  const productOfNumber = new Map(rows.map(({ number }, product) => [number, product]));
  const bestFirst = Array.from(rows.keys()).sort((a, b) => rows[a]!.rank - rows[b]!.rank);
  const rankOf = new Uint32Array(rows.length);
  bestFirst.forEach((product, position) => (rankOf[product] = position));
  return {
    index: {
      ...index,
      starts,
      products,
      weights,
      nameLength: Uint8Array.from(rows, ({ length }) => length),
    },
    words: words.map((word) => ({
      ...word,
      ids: word.ids.flatMap((number) => productOfNumber.get(number) ?? []),
    })),
    isOffered: () => true,
    rankOf,
    bestFirst,
    numberOf: (product) => rows[product]!.number,
  };
}
