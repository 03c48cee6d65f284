import type { Country } from '#domain/countries';

import { offeredIn } from '../filterProducts';
import { numbersOfTypedId, type Snapshot } from '../snapshot';

import type { SearchIndex } from './searchIndex';
import type { QueryWord } from './tally';
import { readingsOf } from './vocabulary';

/** Products that are compared with each other, numbered among themselves in listing order. */
export interface Candidates {
  /** Contains at least the postings of these products for the words of the query. */
  index: SearchIndex;
  /** The words, with the ids as numbers of this stock. */
  words: readonly QueryWord[];
  isOffered: (product: number) => boolean;
  /** Popularity rank by product, and products by rank. */
  rankOf: ArrayLike<number>;
  bestFirst: ArrayLike<number>;
  /** Returns the number of a product in the whole catalogue. */
  numberOf: (product: number) => number;
}

/** What a search in one language and country uses: the words, and the products with them. */
export interface CandidateSource {
  /** The words of the catalogue; their postings are in a `Stock`. */
  index: SearchIndex;
  /** Returns the possible meanings of each word. */
  read: (words: readonly string[]) => Promise<QueryWord[]>;
  /** Returns the products that contain all the words, and possibly others. */
  withAll: (words: readonly QueryWord[]) => Promise<Candidates>;
  /**
   * Returns the products that contain any of the words; if they are very many, those with most of
   * them.
   */
  withAny: (words: readonly QueryWord[]) => Promise<Candidates>;
  /**
   * Returns the products that contain so many of the words that these are worth at least this share
   * of all; the numbers of those that contain every word are known.
   */
  withMost: (
    words: readonly QueryWord[],
    share: number,
    complete: readonly number[],
  ) => Promise<Candidates>;
  /**
   * Returns the products that contain any reading of the doubtful words, alone or with the certain
   * ones.
   */
  around: (sure: readonly QueryWord[], doubtful: readonly QueryWord[]) => Promise<Candidates>;
}

/** The shelf of a catalogue held in memory. */
export function memoryCandidateSource(
  snapshot: Snapshot,
  index: SearchIndex,
  country: Country,
): CandidateSource {
  const { rankOf, bestFirst } = snapshot;
  const isOffered = offeredIn(snapshot, country);
  const wholeCatalogue = {
    index,
    isOffered,
    rankOf,
    bestFirst,
    numberOf: (product: number) => product,
  };
  return {
    index,
    read: async (words) =>
      words.map((word) => ({
        word,
        readings: readingsOf(index, word),
        ids: numbersOfTypedId(snapshot, word),
      })),
    withAll: async (words) => ({ ...wholeCatalogue, words }),
    withAny: async (words) => ({ ...wholeCatalogue, words }),
    withMost: async (words) => ({ ...wholeCatalogue, words }),
    around: async (sure, doubtful) => ({ ...wholeCatalogue, words: [...sure, ...doubtful] }),
  };
}
