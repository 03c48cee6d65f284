import { cachePerOwner, getOrCreate } from '../catalogue/cache';
import type { Db } from '../db/client';

import type { Build } from './build';
import { unite, type SortedRanks } from './sortedRanks';
import { readPostings, type PostedBy, type WeightedRanks } from './tables/postings';

/**
 * Size limit of the postings of one build that are cached, with the unions of several terms, in
 * bytes; the least recently used are evicted. A large catalogue may use more.
 */
const CACHE_BYTES = 64_000_000;
const CACHE_BYTES_PER_PRODUCT = 48;

const postingsOf = cachePerOwner<Build, WeightedRanks>(
  ({ facts }) => Math.max(CACHE_BYTES, facts.size * CACHE_BYTES_PER_PRODUCT),
  ({ ranks, weights }) => ranks.byteLength + weights.byteLength,
);

const NO_WEIGHTS = new Uint8Array();
export const NO_RANKS = new Uint16Array();
const NONE: WeightedRanks = { ranks: NO_RANKS, weights: NO_WEIGHTS };

export interface PostingLookup {
  posting: (term: number, span: number) => WeightedRanks;
  /** Returns the ranks within a span of the products that contain any of the terms. */
  ranks: (terms: readonly number[], span: number) => SortedRanks;
}

/** Reads the postings that are not cached, and returns a lookup of all of them. */
export async function readPostingLookup(
  db: Db,
  build: Build,
  postedBy: PostedBy,
  wanted: { terms: readonly number[]; spans: readonly number[] },
): Promise<PostingLookup> {
  const cache = postingsOf(build);
  const cacheKeyOf = (term: number, span: number) => `${postedBy} ${term} ${span}`;
  const [terms, spans] = [[...new Set(wanted.terms)], [...new Set(wanted.spans)]];
  const postings = new Map<string, WeightedRanks>();
  const missing = { terms: new Set<number>(), spans: new Set<number>() };
  for (const term of terms) {
    for (const span of spans) {
      const cacheKey = cacheKeyOf(term, span);
      const cached = cache.get(cacheKey);
      if (cached) postings.set(cacheKey, cached);
      else {
        missing.terms.add(term);
        missing.spans.add(span);
      }
    }
  }
  if (missing.terms.size > 0) {
    const rows = await readPostings(db, build.build, postedBy, {
      terms: [...missing.terms],
      spans: [...missing.spans],
    });
    for (const row of rows) postings.set(cacheKeyOf(row.term, row.span), row);
    for (const term of missing.terms) {
      for (const span of missing.spans) {
        const cacheKey = cacheKeyOf(term, span);
        cache.set(cacheKey, postings.get(cacheKey) ?? NONE);
      }
    }
  }
  const posting = (term: number, span: number) => postings.get(cacheKeyOf(term, span)) ?? NONE;
  const unionOf = (terms: readonly number[], span: number) =>
    getOrCreate(cache, `${postedBy} ${terms.join('+')} ${span}`, () => ({
      ranks: unite(terms.map((term) => posting(term, span).ranks)),
      weights: NO_WEIGHTS,
    }));
  return {
    posting,
    ranks: (terms, span) =>
      (terms.length === 1 ? posting(terms[0]!, span) : unionOf(terms, span)).ranks,
  };
}
