import type { Db } from '../../db/client';
import { readPostings, type PostedBy, type Posting } from '../../db/listed/postings';
import { cachePerOwner, getOrCreate } from '../cache';

import type { Build } from './build';
import { unite, type SortedRanks } from './sortedRanks';

/**
 * Size limit of the postings of one build that are cached, with the unions of several terms, in
 * bytes; the least recently used are evicted.
 */
const MAX_CACHE_BYTES = 64_000_000;

const postingsOf = cachePerOwner<Build, Uint16Array>(
  () => MAX_CACHE_BYTES,
  ({ byteLength }) => byteLength,
);

export const NO_RANKS = new Uint16Array();

/** Returns the ranks within a span of the products that contain any of the terms. */
export type PostingLookup = (terms: readonly number[], span: number) => SortedRanks;

/** Reads the postings that are not cached, and returns a lookup of all of them. */
export async function readPostingLookup(
  db: Db,
  build: Build,
  postedBy: PostedBy,
  wanted: { terms: readonly number[]; spans: readonly number[] },
): Promise<PostingLookup> {
  const cache = postingsOf(build);
  const cacheKeyOf = ({ term, span }: Pick<Posting, 'term' | 'span'>) =>
    `${postedBy} ${term} ${span}`;
  const [terms, spans] = [[...new Set(wanted.terms)], [...new Set(wanted.spans)]];
  const ranksByKey = new Map<string, Uint16Array>();
  const missing = { terms: new Set<number>(), spans: new Set<number>() };
  for (const term of terms) {
    for (const span of spans) {
      const name = cacheKeyOf({ term, span });
      const ranks = cache.get(name);
      if (ranks) ranksByKey.set(name, ranks);
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
    for (const row of rows) ranksByKey.set(cacheKeyOf(row), row.ranks);
    for (const term of missing.terms) {
      for (const span of missing.spans) {
        const name = cacheKeyOf({ term, span });
        cache.set(name, ranksByKey.get(name) ?? NO_RANKS);
      }
    }
  }
  const ranksOf = (term: number, span: number) =>
    ranksByKey.get(cacheKeyOf({ term, span })) ?? NO_RANKS;
  return (terms, span) =>
    terms.length === 1
      ? ranksOf(terms[0]!, span)
      : getOrCreate(cache, `${postedBy} ${terms.join('+')} ${span}`, () =>
          unite(terms.map((term) => ranksOf(term, span))),
        );
}
