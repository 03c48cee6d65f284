import type { Country } from '#domain/countries';
import type { Language } from '#domain/languages';

import type { Db } from '../../db/client';
import {
  OFFERED,
  readPostings,
  SPAN_SIZE,
  type PostedBy,
  type Posting,
} from '../../db/listed/postings';
import { cachePerOwner } from '../cache';

import type { Build } from './build';

/** Size limit of the postings cache of one build, in bytes; the least recently used are evicted. */
const MAX_CACHE_BYTES = 64_000_000;

const postingsOf = cachePerOwner<Build, Uint16Array>(
  () => MAX_CACHE_BYTES,
  ({ byteLength }) => byteLength,
);

/** A word of a query: its terms, and the ranks of products whose id equals it. */
export interface QueriedWord {
  terms: readonly number[];
  ranks: readonly number[];
}

/** Asks for at most `most` of the most popular products that contain all of these words. */
export interface HolderQuery {
  words: readonly QueriedWord[];
  most: number;
}

/** Returns the ranks of products that match any of the lists and are offered in the country. */
export async function findHolders(
  db: Db,
  build: Build,
  { country, language }: { country: Country; language: Language },
  lists: readonly HolderQuery[],
): Promise<number[]> {
  const found = new Set<number>();
  const pending = lists.map(({ words, most }) => ({ words, left: most }));
  const spans = Math.ceil(build.facts.size / SPAN_SIZE);
  // Doubles the spans per round: common words are found in the first, rare ones in few queries.
  for (
    let first = 0, spanCount = 1;
    first < spans && pending.length > 0;
    first += spanCount, spanCount *= 2
  ) {
    const end = Math.min(spans, first + spanCount);
    const terms = new Set(pending.flatMap(({ words }) => words.flatMap((word) => word.terms)));
    const offered = await readPostingLookup(db, build, country, [OFFERED], [first, end]);
    const posted = await readPostingLookup(db, build, language, [...terms], [first, end]);
    for (let span = first; span < end; span += 1) {
      const spanProducts = new SpanProducts(span, offered(OFFERED, span), (term) =>
        posted(term, span),
      );
      for (const list of pending) {
        if (list.left === 0) continue;
        const ranks = spanProducts.holding(list.words, list.left);
        for (const rank of ranks) found.add(span * SPAN_SIZE + rank);
        list.left -= ranks.length;
      }
    }
    pending.splice(0, pending.length, ...pending.filter(({ left }) => left > 0));
  }
  return [...found];
}

const NO_RANKS = new Uint16Array();

/** Reads the postings that are not cached, and returns a lookup of all of them. */
async function readPostingLookup(
  db: Db,
  build: Build,
  postedBy: PostedBy,
  terms: readonly number[],
  [first, end]: readonly [number, number],
) {
  const cache = postingsOf(build);
  const cacheKeyOf = ({ term, span }: Pick<Posting, 'term' | 'span'>) =>
    `${postedBy} ${term} ${span}`;
  const ranksByKey = new Map<string, Uint16Array>();
  const missing = new Set<number>();
  for (const term of terms) {
    for (let span = first; span < end; span += 1) {
      const name = cacheKeyOf({ term, span });
      const ranks = cache.get(name);
      if (ranks) ranksByKey.set(name, ranks);
      else missing.add(term);
    }
  }
  if (missing.size > 0) {
    const rows = await readPostings(db, build.build, postedBy, [...missing], [first, end]);
    for (const row of rows) ranksByKey.set(cacheKeyOf(row), row.ranks);
    for (const term of missing) {
      for (let span = first; span < end; span += 1) {
        const name = cacheKeyOf({ term, span });
        cache.set(name, ranksByKey.get(name) ?? NO_RANKS);
      }
    }
  }
  return (term: number, span: number) => ranksByKey.get(cacheKeyOf({ term, span })) ?? NO_RANKS;
}

/** The products of one span of ranks. */
class SpanProducts {
  readonly #marks = new Map<QueriedWord, Uint8Array>();
  readonly #isOffered;

  constructor(
    readonly span: number,
    offered: Uint16Array,
    readonly ranksOf: (term: number) => Uint16Array,
  ) {
    this.#isOffered = markRanks([offered]);
  }

  /** Returns the first products that contain all of the words. */
  holding(words: readonly QueriedWord[], most: number): number[] {
    const sizes = new Map(words.map((word) => [word, this.#size(word)]));
    const [rarest, ...others] = words.toSorted((a, b) => sizes.get(a)! - sizes.get(b)!);
    const found: number[] = [];
    if (!rarest || sizes.get(rarest) === 0) return found;
    const marks = [this.#isOffered, ...others.map((word) => this.#marksOf(word))];
    for (const rank of this.#ranks(rarest)) {
      if (found.length === most) break;
      if (marks.every((flags) => flags[rank] === 1)) found.push(rank);
    }
    return found;
  }

  #lists({ terms, ranks }: QueriedWord): Uint16Array[] {
    const first = this.span * SPAN_SIZE;
    const ownRanks = ranks.filter((rank) => rank >= first && rank < first + SPAN_SIZE);
    return [...terms.map(this.ranksOf), Uint16Array.from(ownRanks, (rank) => rank - first)];
  }

  #size(word: QueriedWord): number {
    return this.#lists(word).reduce((sum, { length }) => sum + length, 0);
  }

  #marksOf(word: QueriedWord): Uint8Array {
    const marks = this.#marks.get(word) ?? markRanks(this.#lists(word));
    this.#marks.set(word, marks);
    return marks;
  }

  /** Ascending and without duplicates. */
  #ranks(word: QueriedWord): Iterable<number> {
    const lists = this.#lists(word).filter(({ length }) => length > 0);
    if (lists.length === 1) return lists[0]!;
    return [...new Set(lists.flatMap((list) => [...list]))].sort((a, b) => a - b);
  }
}

function markRanks(lists: readonly Uint16Array[]): Uint8Array {
  const marks = new Uint8Array(SPAN_SIZE);
  for (const list of lists) for (const rank of list) marks[rank] = 1;
  return marks;
}
