import type { Country } from '#domain/countries';
import type { Language } from '#domain/languages';

import type { SearchIndex } from '../catalogue/search/searchIndex';
import { documentFrequency } from '../catalogue/search/vocabulary';
import type { Db } from '../db/client';

import type { Build } from './build';
import { containsTerm, type CandidateReader } from './candidateReader';
import { NO_RANKS, readPostingLookup, type PostingLookup } from './postingLookup';
import { intersect, subtract, unite, type SortedRanks } from './sortedRanks';
import { SPAN_SIZE, WITHHELD } from './tables/postings';

/** Number of postings of the rarest word of a query to read at first; later rounds read more. */
const FIRST_POSTINGS = 8_192;
const GROWTH = 4;
/**
 * So many times more products may contain all words than if these were independent: with fewer than
 * a query asks for even so, everything is read in one round.
 */
const CORRELATION = 10;
/** So few products are read to see whether they contain the other words, instead of postings. */
const MAX_VERIFIED = 256;

/** A word of a query: its terms, and the ranks of products whose id equals it. */
export interface QueriedWord {
  terms: readonly number[];
  ranks: readonly number[];
}

/** Asks for at most `limit` of the most popular products that contain all of these words. */
export interface HolderQuery {
  words: readonly QueriedWord[];
  limit: number;
}

export interface HolderScope {
  country: Country;
  language: Language;
  index: SearchIndex;
  reader: CandidateReader;
}

/** Returns the ranks of products that match any of the queries and are offered in the country. */
export async function findHolders(
  db: Db,
  build: Build,
  scope: HolderScope,
  queries: readonly HolderQuery[],
): Promise<number[]> {
  const { country, language, index, reader } = scope;
  const sizeOf = ({ terms, ranks }: QueriedWord) =>
    terms.reduce((sum, term) => sum + documentFrequency(index, term), ranks.length);
  const searches = queries
    .map(({ words, limit }) => new HolderSearch(words, limit, sizeOf))
    .filter(({ size }) => size > 0);

  const { size: products } = build.facts;
  const spans = Math.ceil(products / SPAN_SIZE);
  const popular = searches.filter((search) => search.mayReachLimit(products));
  const largest = Math.max(1, ...popular.map(({ size }) => size));
  let spanCount = Math.ceil(spans * Math.min(1, FIRST_POSTINGS / largest));
  const found = new Set<number>();
  for (let first = 0; first < spans; first += spanCount, spanCount *= GROWTH) {
    const pending = searches.filter(({ left }) => left > 0);
    if (pending.length === 0) break;
    const end = Math.min(spans, first + spanCount);
    for (const search of pending) search.begin(first, end);
    for (let level = 0; pending.some((search) => search.needs(level)); level += 1) {
      const needing = pending.filter((search) => search.needs(level));
      const postings = await readPostingLookup(db, build, language, {
        terms: needing.flatMap((search) => search.words[level]!.terms),
        spans: needing.flatMap((search) => search.spans),
      });
      for (const search of needing) search.narrow(level, postings);
    }
    const withheld = await readPostingLookup(db, build, country, {
      terms: [WITHHELD],
      spans: pending.flatMap((search) => search.spans),
    });
    for (const search of pending) search.exclude((span) => withheld.ranks([WITHHELD], span));
    await reader.read(pending.flatMap((search) => search.unverified()));
    for (const search of pending) for (const rank of search.finish(reader)) found.add(rank);
  }
  return [...found];
}

/**
 * One query on its way through the ranks. In each round the spans are narrowed by one word after
 * another, the rarest first, until so few products are left that they can be read.
 */
class HolderSearch {
  readonly words: readonly QueriedWord[];
  /** Number of products that contain each word, ascending. */
  readonly #sizes: readonly number[];
  left: number;
  /** Ranks, within each span of this round, of the products that may match. */
  #ranks = new Map<number, SortedRanks>();
  /** Number of words that these are known to contain. */
  #checked = 0;

  constructor(words: readonly QueriedWord[], limit: number, sizeOf: (word: QueriedWord) => number) {
    this.words = words.toSorted((a, b) => sizeOf(a) - sizeOf(b));
    this.#sizes = this.words.map(sizeOf);
    this.left = limit;
  }

  /** Number of products that contain the rarest word. */
  get size(): number {
    return this.#sizes[0] ?? 0;
  }

  /** Whether more products may match than are asked for, of so many products. */
  mayReachLimit(products: number): boolean {
    const expected = this.#sizes.reduce((count, size) => (count * size) / products, products);
    return expected * CORRELATION >= this.left;
  }

  get spans(): readonly number[] {
    return [...this.#ranks.keys()];
  }

  begin(first: number, end: number): void {
    this.#ranks = new Map();
    this.#checked = 0;
    for (let span = first; span < end; span += 1) this.#ranks.set(span, NO_RANKS);
  }

  /** Whether the postings of a word are needed to go on. */
  needs(level: number): boolean {
    if (level === 0) return true;
    return level < this.words.length && this.#count() > MAX_VERIFIED;
  }

  narrow(level: number, postings: PostingLookup): void {
    const word = this.words[level]!;
    this.#replace((span, ranks) => {
      const holders = holdersOf(word, span, postings);
      return level === 0 ? holders : intersect(ranks, holders);
    });
    this.#checked = level + 1;
  }

  exclude(withheldIn: (span: number) => SortedRanks): void {
    const limit = this.#isVerified ? this.left : MAX_VERIFIED;
    this.#replace((span, ranks) => subtract(ranks, withheldIn(span), limit));
  }

  /** Ranks of products that have yet to be read. */
  unverified(): readonly number[] {
    return this.#isVerified ? [] : this.#first(MAX_VERIFIED);
  }

  /** Ranks of the products of this round that contain all words, the most popular first. */
  finish(reader: CandidateReader): readonly number[] {
    const unchecked = this.words.slice(this.#checked);
    const contains =
      (rank: number) =>
      ({ terms, ranks }: QueriedWord) =>
        ranks.includes(rank) || containsTerm(reader.get(rank), terms);
    const found =
      unchecked.length === 0
        ? this.#first(this.left)
        : this.unverified()
            .filter((rank) => unchecked.every(contains(rank)))
            .slice(0, this.left);
    this.left -= found.length;
    return found;
  }

  /** Whether the postings of all words were intersected. */
  get #isVerified(): boolean {
    return this.#checked === this.words.length;
  }

  #count(): number {
    let count = 0;
    for (const ranks of this.#ranks.values()) count += ranks.length;
    return count;
  }

  #first(limit: number): number[] {
    const first: number[] = [];
    for (const [span, ranks] of this.#ranks) {
      for (const rank of ranks) {
        if (first.length === limit) return first;
        first.push(span * SPAN_SIZE + rank);
      }
    }
    return first;
  }

  #replace(ranksIn: (span: number, ranks: SortedRanks) => SortedRanks): void {
    for (const [span, before] of this.#ranks) {
      const ranks = ranksIn(span, before);
      if (ranks.length > 0) this.#ranks.set(span, ranks);
      else this.#ranks.delete(span);
    }
  }
}

/** The ranks within a span of the products that contain a word. */
function holdersOf({ terms, ranks }: QueriedWord, span: number, postings: PostingLookup) {
  const first = span * SPAN_SIZE;
  const own = ranks.filter((rank) => rank >= first && rank < first + SPAN_SIZE);
  return unite([postings.ranks(terms, span), Uint16Array.from(own, (rank) => rank - first).sort()]);
}
