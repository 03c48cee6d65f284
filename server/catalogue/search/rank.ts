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

/**
 * The products that hold every word, the best first: by score, then popularity, then listing order.
 * Where they are few, those that hold nearly as much follow; where there are none, nothing does.
 */
export function rank(shelf: Shelf, words: readonly QueryWord[]): number[] {
  if (!words.every(means)) return [];
  const tally = tallyOf(shelf.index, words);
  const { complete, best } = most(tally, words.length, offeredIn(shelf.snapshot, shelf.country));
  if (complete === 0) return [];
  const least = complete < ENOUGH ? best * BESIDE_COMPLETE : Infinity;
  return inOrder(shelf, tally, words.length, least).slice(0, Math.max(complete, ENOUGH));
}

/** The products that hold the most, where none holds every word. */
export function rankNearly(shelf: Shelf, words: readonly QueryWord[]): number[] {
  const tally = tallyOf(shelf.index, words);
  const { best } = most(tally, words.length, offeredIn(shelf.snapshot, shelf.country));
  return inOrder(shelf, tally, words.length, best * BESIDE_BEST);
}

/** Products that hold all the words, before those that hold at least so much or whose whole name was said. */
function inOrder(
  { snapshot, index, country }: Shelf,
  { scores, held, worth, named }: Tally,
  words: number,
  least: number,
): number[] {
  const isOffered = offeredIn(snapshot, country);
  const keys: number[] = [];
  for (let product = 0; product < scores.length; product += 1) {
    const isWhole = held[product] === words;
    if (held[product] === 0 || !(isWhole || least < Infinity) || !isOffered(product)) continue;
    const share = Math.min(1, named[product]! / Math.max(1, index.nameLength[product]!));
    const isNear = worth[product]! >= least || (share === 1 && held[product]! > 1);
    if (!isWhole && !isNear) continue;
    const score = Math.round((scores[product]! + WHOLE_NAME * share) * 100) + (isWhole ? WHOLE : 0);
    keys.push(score * RANKS + (RANKS - 1 - snapshot.rankOf[product]!));
  }
  return Array.from(
    Float64Array.from(keys).sort().reverse(),
    (key) => snapshot.bestFirst[RANKS - 1 - (key % RANKS)]!,
  );
}

/** How many products hold every word, and the most that the words of one say. */
function most(
  { held, worth }: Tally,
  words: number,
  isOffered: (product: number) => boolean,
): { complete: number; best: number } {
  let complete = 0;
  let best = 0;
  for (let product = 0; product < held.length; product += 1) {
    if (held[product] === 0 || !isOffered(product)) continue;
    if (held[product] === words) complete += 1;
    best = Math.max(best, worth[product]!);
  }
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
