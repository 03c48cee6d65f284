import { MOST_PRODUCTS } from '../snapshot';

import type { SearchIndex } from './searchIndex';
import type { Shelf, Candidates } from './shelf';
import { productsWithAll, productsWithAny, tallyOf, type QueryWord, type Tally } from './tally';

/** Score added to a product whose name contains nothing but the query. */
const WHOLE_NAME = 6;
/** Share of the best partial match that another must reach to be shown with it. */
const BESIDE_BEST = 0.7;
/**
 * The same with complete matches, and the number of complete matches from which no others are
 * added.
 */
const BESIDE_COMPLETE = 0.8;
const ENOUGH = 10;
/** Score added for containing every word, above any other score. */
const WHOLE = 1e6;
/** Range of a sort key reserved for the rank, which decides between equal scores. */
const RANKS = MOST_PRODUCTS;

/** Whether a product contains a word of a query. */
const holds = (
  { starts, products }: SearchIndex,
  { readings, ids }: QueryWord,
  product: number,
): boolean =>
  ids.includes(product) ||
  readings.some(({ term }) => products.subarray(starts[term], starts[term + 1]).includes(product));

export const means = ({ readings, ids }: QueryWord): boolean =>
  readings.length > 0 || ids.length > 0;

/**
 * Returns the products that contain every word, the best first: by score, then popularity, then
 * listing order. If they are few, near matches follow; if there are none, the result is empty.
 */
export async function rank(shelf: Shelf, words: readonly QueryWord[]): Promise<number[]> {
  if (!words.every(means)) return [];
  const narrow = await shelf.withAll(words);
  const whole = productsWithAll(narrow.index, narrow.words).filter(narrow.isOffered);
  if (whole.length === 0) return [];
  const isEnough = whole.length >= ENOUGH;
  const stock = isEnough ? narrow : await shelf.withAny(words);
  const tally = tallyOf(stock.index, stock.words, isEnough ? whole : offeredWithAny(stock));
  const least = isEnough ? Infinity : greatest(tally.worth) * BESIDE_COMPLETE;
  return inOrder(stock, tally, words.length, least)
    .slice(0, Math.max(whole.length, ENOUGH))
    .map(stock.numberOf);
}

/**
 * Returns the best partial matches when no product contains every word, and which words the first
 * of them contains.
 */
export async function rankNearly(
  shelf: Shelf,
  words: readonly QueryWord[],
): Promise<{ products: number[]; isHeld: (word: QueryWord) => boolean }> {
  const stock = await shelf.withAny(words);
  const tally = tallyOf(stock.index, stock.words, offeredWithAny(stock));
  const products = inOrder(stock, tally, words.length, greatest(tally.worth) * BESIDE_BEST);
  const [first] = products;
  const idsOf = new Map(stock.words.map(({ word, ids }) => [word, ids]));
  return {
    products: products.map(stock.numberOf),
    isHeld: (word) =>
      first !== undefined &&
      holds(stock.index, { ...word, ids: idsOf.get(word.word) ?? [] }, first),
  };
}

const offeredWithAny = ({ index, words, isOffered }: Candidates) =>
  productsWithAny(index, words).filter(isOffered);

const greatest = (numbers: Float32Array): number =>
  numbers.reduce((most, number) => Math.max(most, number), 0);

/** Sorts complete matches before those that reach `least` or whose whole name was typed. */
function inOrder(
  { index, rankOf, bestFirst }: Candidates,
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
    keys[count] = score * RANKS + (RANKS - 1 - rankOf[product]!);
    count += 1;
  });
  return Array.from(
    keys.subarray(0, count).sort().reverse(),
    (key) => bestFirst[RANKS - 1 - (key % RANKS)]!,
  );
}
