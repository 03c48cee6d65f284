import type { Country } from '#domain/countries';

import { offeredIn } from '../narrow';
import { numbersOf, type Snapshot } from '../snapshot';

import { WEIGHT, type SearchIndex } from './searchIndex';
import { holdersOf, readingsOf, type Reading } from './vocabulary';

/** One word of a query: the terms it may stand for, and the products whose id it is. */
export interface QueryWord {
  word: string;
  readings: readonly Reading[];
  ids: readonly number[];
}

/** What is searched: a snapshot by one language, for one country. */
export interface Shelf {
  snapshot: Snapshot;
  index: SearchIndex;
  country: Country;
}

export interface Ranked {
  /** Numbers of the products, the best first. */
  products: number[];
  /** True when some hold every word. */
  isComplete: boolean;
}

const ID_WEIGHT = 12;
/** What a name is worth on top that says nothing else than the query. */
const WHOLE_NAME = 6;
/** What a number says beside a word: a size or a count is sooner left out than what the thing is. */
const NUMBER = 0.5;
/** Share of the best partial hit that another must hold to be shown beside it. */
const BESIDE_BEST = 0.7;
/** The same beside products that hold every word, where these are few. */
const BESIDE_COMPLETE = 0.8;
const ENOUGH = 10;
/** What holding every word is worth above all else. */
const WHOLE = 1e6;
/** Room in a sorting key for the rank that decides between equal scores. */
const RANKS = 2 ** 20;

export const readWord = ({ snapshot, index }: Shelf, word: string): QueryWord => ({
  word,
  readings: readingsOf(index, word),
  ids: numbersOf(snapshot, word),
});

/** True where a product holds a word of a query. */
export const holds = (
  { starts, products }: SearchIndex,
  { readings, ids }: QueryWord,
  product: number,
): boolean =>
  ids.includes(product) ||
  readings.some(({ term }) => products.subarray(starts[term], starts[term + 1]).includes(product));

export const means = ({ readings, ids }: QueryWord): boolean =>
  readings.length > 0 || ids.length > 0;

/** Ranks by words as they are written. */
export const rankWords = (shelf: Shelf, words: readonly string[]): Ranked =>
  rank(
    shelf,
    words.map((word) => readWord(shelf, word)),
  );

/**
 * Scores the products of a country by the words they hold: those that hold every word stand first.
 * Where these are few, or none, the ones that hold nearly as much follow. Equal scores stand by
 * popularity, then listing order.
 */
export function rank({ snapshot, index, country }: Shelf, words: readonly QueryWord[]): Ranked {
  const tally = tallyOf(index, words);
  const isOffered = offeredIn(snapshot, country);
  const { complete, best } = most(tally, words.length, isOffered);
  const isComplete = complete > 0;
  const least = best * (isComplete ? BESIDE_COMPLETE : BESIDE_BEST);

  const keys: number[] = [];
  tally.scores.forEach((score, product) => {
    if (score === 0 || !isOffered(product)) return;
    const held = tally.held[product]!;
    const isWhole = held === words.length;
    const named = Math.min(1, tally.named[product]! / Math.max(1, index.nameLength[product]!));
    const isNear = tally.worth[product]! >= least || (named === 1 && held > 1);
    if (!isWhole && (complete >= ENOUGH || !isNear)) return;
    const worth = Math.round((score + WHOLE_NAME * named) * 100) + (isWhole ? WHOLE : 0);
    keys.push(worth * RANKS + (RANKS - 1 - snapshot.rankOf[product]!));
  });
  const products = Array.from(
    Float64Array.from(keys).sort().reverse(),
    (key) => snapshot.bestFirst[RANKS - 1 - (key % RANKS)]!,
  );
  return { products, isComplete };
}

/** How many products hold every word, and the most that the words of one say. */
function most(
  { held, worth }: Tally,
  words: number,
  isOffered: (product: number) => boolean,
): { complete: number; best: number } {
  let complete = 0;
  let best = 0;
  held.forEach((count, product) => {
    if (count === 0 || !isOffered(product)) return;
    if (count === words) complete += 1;
    best = Math.max(best, worth[product]!);
  });
  return { complete, best };
}

/** By product: its score, how many words it holds, what these tell apart, and how many stand in its name. */
interface Tally {
  scores: Float32Array;
  held: Uint8Array;
  worth: Float32Array;
  named: Uint8Array;
}

const isNumber = (word: string): boolean => /^[\d.]+$/.test(word);

function tallyOf(index: SearchIndex, words: readonly QueryWord[]): Tally {
  const size = index.nameLength.length;
  const tally: Tally = {
    scores: new Float32Array(size),
    held: new Uint8Array(size),
    worth: new Float32Array(size),
    named: new Uint8Array(size),
  };
  for (const word of words) count(index, word, tally);
  return tally;
}

/** Adds to each product what its best reading of one word is worth; rare words are worth more. */
function count(
  index: SearchIndex,
  { word, readings, ids }: QueryWord,
  { scores, held, worth, named }: Tally,
): void {
  const size = scores.length;
  const best = new Float32Array(size);
  const isNamed = new Uint8Array(size);
  const shares = new Float32Array(size);
  const { starts, products, weights } = index;
  const holders = Math.max(1, ...readings.map(({ term }) => holdersOf(index, term)));
  const rarity = Math.log2(1 + size / holders) * (isNumber(word) ? NUMBER : 1);
  for (const { term, share } of readings) {
    for (let entry = starts[term]!; entry < starts[term + 1]!; entry += 1) {
      const product = products[entry]!;
      best[product] = Math.max(best[product]!, weights[entry]! * share * rarity);
      shares[product] = Math.max(shares[product]!, share);
      if (weights[entry] === WEIGHT.name) isNamed[product] = 1;
    }
  }
  for (const product of ids) {
    best[product] = ID_WEIGHT * Math.log2(1 + size);
    shares[product] = 1;
  }

  for (let product = 0; product < size; product += 1) {
    if (best[product] === 0) continue;
    scores[product]! += best[product]!;
    named[product]! += isNamed[product]!;
    held[product]! += 1;
    worth[product]! += rarity * shares[product]!;
  }
}
