import type { Country } from '#domain/countries';

import { offeredIn } from '../narrow';
import { numbersOf, type Snapshot } from '../snapshot';

import type { SearchIndex } from './searchIndex';
import type { QueryWord } from './tally';
import { readingsOf } from './vocabulary';

/** Products that are compared with each other, numbered among themselves in listing order. */
export interface Stock {
  /** Holds at least what these products hold of the words that were asked for. */
  index: SearchIndex;
  /** The words, with the numbers that the products have here. */
  words: readonly QueryWord[];
  isOffered: (product: number) => boolean;
  /** Places from the most to the least popular, and the products by these. */
  rankOf: ArrayLike<number>;
  bestFirst: ArrayLike<number>;
  /** What the whole catalogue calls a product. */
  numberOf: (product: number) => number;
}

/** What is searched in one language for one country: its words, and the products that hold them. */
export interface Shelf {
  /** The words of the catalogue; which products hold them is asked for by `Stock`. */
  index: SearchIndex;
  /** What each word may stand for. */
  read: (words: readonly string[]) => Promise<QueryWord[]>;
  /** The products that hold all the words, and maybe others. */
  withAll: (words: readonly QueryWord[]) => Promise<Stock>;
  /** The products that hold any of the words: where they are very many, those that hold most of them. */
  withAny: (words: readonly QueryWord[]) => Promise<Stock>;
  /** The products that hold any of the readings of doubtful words, beside words that are sure. */
  around: (sure: readonly QueryWord[], doubtful: readonly QueryWord[]) => Promise<Stock>;
}

/** The shelf of a catalogue that lies in memory. */
export function memoryShelf(snapshot: Snapshot, index: SearchIndex, country: Country): Shelf {
  const { rankOf, bestFirst } = snapshot;
  const isOffered = offeredIn(snapshot, country);
  const whole = { index, isOffered, rankOf, bestFirst, numberOf: (product: number) => product };
  return {
    index,
    read: async (words) =>
      words.map((word) => ({
        word,
        readings: readingsOf(index, word),
        ids: numbersOf(snapshot, word),
      })),
    withAll: async (words) => ({ ...whole, words }),
    withAny: async (words) => ({ ...whole, words }),
    around: async (sure, doubtful) => ({ ...whole, words: [...sure, ...doubtful] }),
  };
}
