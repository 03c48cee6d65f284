import { MAX_PRODUCTS } from '../snapshot';

import type { CandidateSource, Candidates } from './candidateSource';
import type { SearchIndex } from './searchIndex';
import {
  maximumOf,
  productsWithAll,
  productsWithAny,
  rarityOf,
  shortProducts,
  tallyMatches,
  withNeeded,
  maxWeightOf,
  type QueryWord,
  type Tally,
} from './tally';

/** Score added to a product whose name contains nothing but the query. */
const WHOLE_NAME_SCORE = 6;
/** Share of the best match's worth that a partial match must reach to be one of the first. */
const FILL_THRESHOLD = 0.3;
/** The same to be shown beyond them, if no product contains every word. */
const PARTIAL_THRESHOLD = 0.7;
/** Number of matches from which no others are added. */
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
 * listing order. If they are fewer than `enough`, the best partial matches follow; if there are
 * none, the result is empty.
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
  if (complete.length >= enough) {
    const tally = tallyMatches(strict.index, strict.words, complete);
    return sortMatches(strict, tally, Infinity).map(strict.numberOf);
  }
  const numbers = Array.from(complete, strict.numberOf);
  const candidates = await source.withMost(words, FILL_THRESHOLD, numbers);
  return rankNear(candidates, FILL_THRESHOLD).slice(0, enough).map(candidates.numberOf);
}

/**
 * Returns the best partial matches when no product contains every word, and which words the first
 * of them contains.
 */
export async function rankPartialMatches(
  source: CandidateSource,
  words: readonly QueryWord[],
): Promise<{ products: number[]; isMatched: (word: QueryWord) => boolean }> {
  const candidates = await source.withAny(words);
  const best = rankNear(candidates, PARTIAL_THRESHOLD);
  const [first] = best;
  const others =
    first === undefined || best.length >= ENOUGH_MATCHES
      ? []
      : rankNear(candidates, FILL_THRESHOLD).slice(0, ENOUGH_MATCHES);
  const products = [...new Set([...best, ...others])];
  const idsOf = new Map(candidates.words.map(({ word, ids }) => [word, ids]));
  return {
    products: products.slice(0, Math.max(best.length, ENOUGH_MATCHES)).map(candidates.numberOf),
    isMatched: (word) =>
      first !== undefined &&
      containsWord(candidates.index, { ...word, ids: idsOf.get(word.word) ?? [] }, first),
  };
}

/** Returns the products that reach a share of the best one's worth, the best first. */
function rankNear(candidates: Candidates, share: number): number[] {
  const tally = tallyNear(candidates, share);
  return sortMatches(candidates, tally, maximumOf(tally.worth) * share);
}

/**
 * Tallies the products that may reach a share of the best one's worth: without the words that matter
 * most, none can, however many of the others it contains.
 */
function tallyNear({ index, words, isOffered }: Candidates, share: number): Tally {
  const rarestFirst = words
    .map((word) => ({ word, gain: rarityOf(index, word) }))
    .sort((one, other) => maxWeightOf(index, other.word) - maxWeightOf(index, one.word));
  const complete = productsWithAll(index, words);
  const short = shortProducts(index, words);
  return withNeeded(rarestFirst, (needed) => {
    const products = productsWithAny(index, needed, complete, short).filter(isOffered);
    const result = tallyMatches(index, words, products);
    return { result, least: maximumOf(result.worth) * share };
  });
}

/** Sorts complete matches before those that reach `threshold` or whose whole name was typed. */
function sortMatches(
  { index, words, rankOf, bestFirst }: Candidates,
  { products, scores, matched, worth, named }: Tally,
  threshold: number,
): number[] {
  const keys = new Float64Array(products.length);
  let count = 0;
  for (let position = 0; position < products.length; position += 1) {
    const product = products[position]!;
    const isWhole = matched[position] === words.length;
    const share = Math.min(1, named[position]! / Math.max(1, index.nameLength[product]!));
    const isNear =
      worth[position]! >= threshold ||
      (threshold < Infinity && share === 1 && matched[position]! > 1);
    if (!isWhole && !isNear) continue;
    const score =
      Math.round((scores[position]! + WHOLE_NAME_SCORE * share) * 100) +
      (isWhole ? COMPLETE_MATCH_SCORE : 0);
    keys[count] = rankOf[product]! - score * RANK_RANGE;
    count += 1;
  }
  const bestKeys = keys.subarray(0, count).sort();
  const rankIn = (key: number) => key - Math.floor(key / RANK_RANGE) * RANK_RANGE;
  return Array.from(bestKeys, (key) => bestFirst[rankIn(key)]!);
}
