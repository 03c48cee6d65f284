import type { Language } from '#domain/languages';

import type { Db } from '../../db/client';
import { readCandidates, type Candidate } from '../../db/listed/postings';
import { WEIGHTS } from '../search/searchIndex';

import type { Build } from './build';

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
    const missing = ranks.filter((rank) => !this.#rows.has(rank));
    if (missing.length > 0) {
      const rows = await readCandidates(this.db, this.build.build, this.language, missing);
      for (const row of rows) this.#rows.set(row.rank, row);
    }
    return ranks.flatMap((rank) => this.#rows.get(rank) ?? []).sort((a, b) => a.number - b.number);
  }

  /** A product that has been read. */
  get(rank: number): Candidate | undefined {
    return this.#rows.get(rank);
  }
}

/** Whether a product contains one of the terms. */
export function containsTerm(candidate: Candidate | undefined, terms: readonly number[]): boolean {
  let isContained = false;
  forEachEntry(candidate?.entries ?? '', (entry) => {
    isContained ||= terms.includes(Math.floor(entry / WEIGHTS));
  });
  return isContained;
}

const ZERO = 48;
const NINE = 57;

/**
 * Parses an array of integers in PostgreSQL's text format, without allocating strings for its
 * parts.
 */
export function forEachEntry(entries: string, visit: (entry: number) => void): void {
  let entry = -1;
  for (let position = 0; position < entries.length; position += 1) {
    const charCode = entries.charCodeAt(position);
    if (charCode >= ZERO && charCode <= NINE) entry = Math.max(0, entry) * 10 + charCode - ZERO;
    else if (entry >= 0) {
      visit(entry);
      entry = -1;
    }
  }
}
