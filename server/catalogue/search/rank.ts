import type { Country } from '#domain/countries';

import { offeredIn } from '../narrow';
import { MOST_PRODUCTS, numbersOf, type Snapshot } from '../snapshot';

import type { SearchIndex } from './searchIndex';
import { productsWithAll, productsWithAny, tallyOf, type QueryWord, type Tally } from './tally';
import { readingsOf } from './vocabulary';

/** What is searched: a snapshot by one language, for one country. */
export interface Shelf {
  snapshot: Snapshot;
  index: SearchIndex;
  country: Country;
}

/** What a name is worth on top that says nothing else than the query. */
const WHOLE_NAME = 6;
/** Share of the best partial hit that another must hold to be shown beside it. */
const BESIDE_BEST = 0.7;
/** The same beside products that hold every word, where these are few. */
const BESIDE_COMPLETE = 0.8;
const ENOUGH = 10;
/** What holding every word is worth above all else. */
const WHOLE = 1e6;
/** Room in a sorting key for the rank that decides between equal scores. */
const RANKS = MOST_PRODUCTS;

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
  const { snapshot, index, country } = shelf;
  const whole = productsWithAll(index, words).filter(offeredIn(snapshot, country));
  if (whole.length === 0) return [];
  const isEnough = whole.length >= ENOUGH;
  const tally = tallyOf(index, words, isEnough ? whole : offeredWithAny(shelf, words));
  const least = isEnough ? Infinity : greatest(tally.worth) * BESIDE_COMPLETE;
  return inOrder(shelf, tally, words.length, least).slice(0, Math.max(whole.length, ENOUGH));
}

/** The products that hold the most, where none holds every word. */
export function rankNearly(shelf: Shelf, words: readonly QueryWord[]): number[] {
  const tally = tallyOf(shelf.index, words, offeredWithAny(shelf, words));
  return inOrder(shelf, tally, words.length, greatest(tally.worth) * BESIDE_BEST);
}

const offeredWithAny = ({ snapshot, index, country }: Shelf, words: readonly QueryWord[]) =>
  productsWithAny(index, words).filter(offeredIn(snapshot, country));

const greatest = (numbers: Float32Array): number =>
  numbers.reduce((most, number) => Math.max(most, number), 0);

/** Products that hold all the words, before those that hold at least so much or whose whole name was said. */
function inOrder(
  { snapshot, index }: Shelf,
  { products, scores, held, worth, named }: Tally,
  words: number,
  least: number,
): number[] {
  const keys = new Float64Array(products.length);
  let count = 0;
  products.forEach((product, at) => {
    const isWhole = held[at] === words;
    const share = Math.min(1, named[at]! / Math.max(1, index.nameLength[product]!));
    const isNear = worth[at]! >= least || (least < Infinity && share === 1 && held[at]! > 1);
    if (!isWhole && !isNear) return;
    const score = Math.round((scores[at]! + WHOLE_NAME * share) * 100) + (isWhole ? WHOLE : 0);
    keys[count] = score * RANKS + (RANKS - 1 - snapshot.rankOf[product]!);
    count += 1;
  });
  return Array.from(
    keys.subarray(0, count).sort().reverse(),
    (key) => snapshot.bestFirst[RANKS - 1 - (key % RANKS)]!,
  );
}
