import type { Country } from '#domain/countries';
import type { Language } from '#domain/languages';

import type { Db } from '../../db/client';
import { OFFERED, readPostings, SPAN, type PostedBy, type Posting } from '../../db/listed/postings';
import { cachePerOwner } from '../cache';

import type { Build } from './build';

/** Size limit of the postings cache of one build, in bytes; the least recently used are evicted. */
const MOST_BYTES = 64_000_000;

const postingsOf = cachePerOwner<Build, Uint16Array>(
  () => MOST_BYTES,
  ({ byteLength }) => byteLength,
);

/** A word of a query: its terms, and the ranks of products whose id equals it. */
export interface AskedWord {
  terms: readonly number[];
  ranks: readonly number[];
}

/** Asks for at most `most` of the most popular products that contain all of these words. */
export interface Asked {
  words: readonly AskedWord[];
  most: number;
}

/** Returns the ranks of products that match any of the lists and are offered in the country. */
export async function findHolders(
  db: Db,
  build: Build,
  { country, language }: { country: Country; language: Language },
  lists: readonly Asked[],
): Promise<number[]> {
  const found = new Set<number>();
  const open = lists.map(({ words, most }) => ({ words, left: most }));
  const spans = Math.ceil(build.facts.size / SPAN);
  // Doubles the spans per round: common words are found in the first, rare ones in few queries.
  for (let first = 0, many = 1; first < spans && open.length > 0; first += many, many *= 2) {
    const end = Math.min(spans, first + many);
    const terms = new Set(open.flatMap(({ words }) => words.flatMap((word) => word.terms)));
    const offered = await read(db, build, country, [OFFERED], [first, end]);
    const posted = await read(db, build, language, [...terms], [first, end]);
    for (let span = first; span < end; span += 1) {
      const shelf = new Span(span, offered(OFFERED, span), (term) => posted(term, span));
      for (const list of open) {
        if (list.left === 0) continue;
        const ranks = shelf.holding(list.words, list.left);
        for (const rank of ranks) found.add(span * SPAN + rank);
        list.left -= ranks.length;
      }
    }
    open.splice(0, open.length, ...open.filter(({ left }) => left > 0));
  }
  return [...found];
}

const NONE = new Uint16Array();

/** Reads the postings that are not cached, and returns a lookup of all of them. */
async function read(
  db: Db,
  build: Build,
  by: PostedBy,
  terms: readonly number[],
  [first, end]: readonly [number, number],
) {
  const kept = postingsOf(build);
  const nameOf = ({ term, span }: Pick<Posting, 'term' | 'span'>) => `${by} ${term} ${span}`;
  const here = new Map<string, Uint16Array>();
  const missing = new Set<number>();
  for (const term of terms) {
    for (let span = first; span < end; span += 1) {
      const name = nameOf({ term, span });
      const ranks = kept.get(name);
      if (ranks) here.set(name, ranks);
      else missing.add(term);
    }
  }
  if (missing.size > 0) {
    const rows = await readPostings(db, build.build, by, [...missing], [first, end]);
    for (const row of rows) here.set(nameOf(row), row.ranks);
    for (const term of missing) {
      for (let span = first; span < end; span += 1) {
        const name = nameOf({ term, span });
        kept.set(name, here.get(name) ?? NONE);
      }
    }
  }
  return (term: number, span: number) => here.get(nameOf({ term, span })) ?? NONE;
}

/** The products of one span of ranks. */
class Span {
  readonly #marks = new Map<AskedWord, Uint8Array>();
  readonly #isOffered;

  constructor(
    readonly span: number,
    offered: Uint16Array,
    readonly ranksOf: (term: number) => Uint16Array,
  ) {
    this.#isOffered = marked([offered]);
  }

  /** Returns the first products that contain all of the words. */
  holding(words: readonly AskedWord[], most: number): number[] {
    const sizes = new Map(words.map((word) => [word, this.#size(word)]));
    const [rarest, ...others] = words.toSorted((a, b) => sizes.get(a)! - sizes.get(b)!);
    const found: number[] = [];
    if (!rarest || sizes.get(rarest) === 0) return found;
    const marks = [this.#isOffered, ...others.map((word) => this.#marksOf(word))];
    for (const rank of this.#ranks(rarest)) {
      if (found.length === most) break;
      if (marks.every((one) => one[rank] === 1)) found.push(rank);
    }
    return found;
  }

  #lists({ terms, ranks }: AskedWord): Uint16Array[] {
    const first = this.span * SPAN;
    const own = ranks.filter((rank) => rank >= first && rank < first + SPAN);
    return [...terms.map(this.ranksOf), Uint16Array.from(own, (rank) => rank - first)];
  }

  #size(word: AskedWord): number {
    return this.#lists(word).reduce((sum, { length }) => sum + length, 0);
  }

  #marksOf(word: AskedWord): Uint8Array {
    const marks = this.#marks.get(word) ?? marked(this.#lists(word));
    this.#marks.set(word, marks);
    return marks;
  }

  /** Ascending and without duplicates. */
  #ranks(word: AskedWord): Iterable<number> {
    const lists = this.#lists(word).filter(({ length }) => length > 0);
    if (lists.length === 1) return lists[0]!;
    return [...new Set(lists.flatMap((list) => [...list]))].sort((a, b) => a - b);
  }
}

function marked(lists: readonly Uint16Array[]): Uint8Array {
  const marks = new Uint8Array(SPAN);
  for (const list of lists) for (const rank of list) marks[rank] = 1;
  return marks;
}
