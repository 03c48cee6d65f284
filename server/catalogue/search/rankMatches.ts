import { MAX_PRODUCTS } from '../snapshot';

import type { CandidateSource, Candidates } from './candidateSource';
import type { SearchIndex } from './searchIndex';
import {
  productsWithAll,
  productsWithAny,
  tallyMatches,
  type QueryWord,
  type Tally,
} from './tally';

/** Score added to a product whose name contains nothing but the query. */
const WHOLE_NAME_SCORE = 6;
/** Share of the best partial match that another must reach to be shown with it. */
const PARTIAL_THRESHOLD = 0.7;
/**
 * The same with complete matches, and the number of complete matches from which no others are
 * added.
 */
const NEAR_THRESHOLD = 0.8;
const ENOUGH_MATCHES = 10;
/** Score added for containing every word, above any other score. */
const COMPLETE_MATCH_SCORE = 1e6;
/** Range of a sort key reserved for the rank, which decides between equal scores. */
const RANK_RANGE = MAX_PRODUCTS;

/** Whether a product contains a word of a query. */
const containsWord = (
  { starts, products }: SearchIndex,
  { readings, ids }: QueryWord,
  product: number,
): boolean =>
  ids.includes(product) ||
  readings.some(({ term }) => products.subarray(starts[term], starts[term + 1]).includes(product));

export const hasMatches = ({ readings, ids }: QueryWord): boolean =>
  readings.length > 0 || ids.length > 0;

/**
 * Returns the products that contain every word, the best first: by score, then popularity, then
 * listing order. If they are fewer than `enough`, near matches follow; if there are none, the result
 * is empty.
 */
export async function rankMatches(
  source: CandidateSource,
  words: readonly QueryWord[],
  enough = ENOUGH_MATCHES,
): Promise<number[]> {
  if (!words.every(hasMatches)) return [];
  const strict = await source.withAll(words);
  const complete = productsWithAll(strict.index, strict.words).filter(strict.isOffered);
  if (complete.length === 0) return [];
  const isEnough = complete.length >= enough;
  const candidates = isEnough
    ? strict
    : await source.withMost(words, NEAR_THRESHOLD, Array.from(complete, strict.numberOf));
  const tally = tallyMatches(
    candidates.index,
    candidates.words,
    isEnough ? complete : offeredWithAny(candidates),
  );
  const threshold = isEnough ? Infinity : maximum(tally.worth) * NEAR_THRESHOLD;
  return sortMatches(candidates, tally, words.length, threshold)
    .slice(0, Math.max(complete.length, enough))
    .map(candidates.numberOf);
}

/**
 * Returns the best partial matches when no product contains every word, and which words the first
 * of them contains.
 */
export async function rankPartialMatches(
  source: CandidateSource,
  words: readonly QueryWord[],
): Promise<{ products: number[]; isHeld: (word: QueryWord) => boolean }> {
  const candidates = await source.withAny(words);
  const tally = tallyMatches(candidates.index, candidates.words, offeredWithAny(candidates));
  const products = sortMatches(
    candidates,
    tally,
    words.length,
    maximum(tally.worth) * PARTIAL_THRESHOLD,
  );
  const [first] = products;
  const idsOf = new Map(candidates.words.map(({ word, ids }) => [word, ids]));
  return {
    products: products.map(candidates.numberOf),
    isHeld: (word) =>
      first !== undefined &&
      containsWord(candidates.index, { ...word, ids: idsOf.get(word.word) ?? [] }, first),
  };
}

const offeredWithAny = ({ index, words, isOffered }: Candidates) =>
  productsWithAny(index, words).filter(isOffered);

const maximum = (numbers: Float32Array): number =>
  numbers.reduce((most, number) => Math.max(most, number), 0);

/** Sorts complete matches before those that reach `threshold` or whose whole name was typed. */
function sortMatches(
  { index, rankOf, bestFirst }: Candidates,
  { products, scores, matched, worth, named }: Tally,
  words: number,
  threshold: number,
): number[] {
  const keys = new Float64Array(products.length);
  let count = 0;
  products.forEach((product, position) => {
    const isWhole = matched[position] === words;
    const share = Math.min(1, named[position]! / Math.max(1, index.nameLength[product]!));
    const isNear =
      worth[position]! >= threshold ||
      (threshold < Infinity && share === 1 && matched[position]! > 1);
    if (!isWhole && !isNear) return;
    const score =
      Math.round((scores[position]! + WHOLE_NAME_SCORE * share) * 100) +
      (isWhole ? COMPLETE_MATCH_SCORE : 0);
    keys[count] = score * RANK_RANGE + (RANK_RANGE - 1 - rankOf[product]!);
    count += 1;
  });
  return Array.from(
    keys.subarray(0, count).sort().reverse(),
    (key) => bestFirst[RANK_RANGE - 1 - (key % RANK_RANGE)]!,
  );
}
