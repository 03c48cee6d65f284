import type { Language } from '#domain/languages';

import { cachePerOwner } from '../catalogue/cache';
import { WEIGHTS } from '../catalogue/search/wordBook';
import type { Db } from '../db/client';

import type { Build } from './build';
import { readCandidates, type Candidate } from './tables/postings';

/**
 * Size limit of the products of one build that are cached, and the estimated size of one without its
 * words, in bytes; the least recently used are evicted.
 */
const MAX_CACHE_BYTES = 16_000_000;
const CANDIDATE_BYTES = 250;

const candidatesOf = cachePerOwner<Build, Candidate>(
  () => MAX_CACHE_BYTES,
  ({ entries }) => CANDIDATE_BYTES + entries.byteLength,
);

/** Reads products with their words by their ranks, each once for a search. */
export class CandidateReader {
  readonly #rows = new Map<number, Candidate>();

  constructor(
    readonly db: Db,
    readonly build: Build,
    readonly language: Language,
  ) {}

  /** In listing order. */
  async read(ranks: readonly number[]): Promise<Candidate[]> {
    const cache = candidatesOf(this.build);
    const cacheKeyOf = (rank: number) => `${this.language} ${rank}`;
    const missing = ranks.filter((rank) => {
      const row = this.#rows.get(rank) ?? cache.get(cacheKeyOf(rank));
      if (row) this.#rows.set(rank, row);
      return !row;
    });
    if (missing.length > 0) {
      const rows = await readCandidates(this.db, this.build.build, this.language, missing);
      for (const row of rows) this.#rows.set(row.rank, cache.set(cacheKeyOf(row.rank), row));
    }
    return ranks.flatMap((rank) => this.#rows.get(rank) ?? []).sort((a, b) => a.number - b.number);
  }

  /** A product that has been read. */
  get(rank: number): Candidate | undefined {
    return this.#rows.get(rank);
  }
}

/** Whether a product contains one of the terms. */
export const containsTerm = (candidate: Candidate | undefined, terms: readonly number[]): boolean =>
  candidate?.entries.some((entry) => terms.includes(Math.floor(entry / WEIGHTS))) ?? false;
