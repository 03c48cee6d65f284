import type { SearchIndex } from './searchIndex';
import { documentFrequency, type WordReading } from './vocabulary';
import { isWrittenAsPlural, WEIGHT, weightOf } from './wordBook';
import { isNumber, isPlural } from './words';

/** One word of a query: the terms it may stand for, and the products whose id it is. */
export interface QueryWord {
  word: string;
  readings: readonly WordReading[];
  ids: readonly number[];
}

/**
 * Per product: its score, the number of words it contains, how distinctive these are, and how many
 * are in its name.
 */
export interface Tally {
  products: Uint32Array;
  scores: Float32Array;
  matched: Uint8Array;
  worth: Float32Array;
  named: Uint8Array;
}

const ID_WEIGHT = 12;
/** Factor for a word that is a plural in the query but not in the product, or the reverse. */
const OTHER_FORM_FACTOR = 0.7;
/** Tolerance for comparing sums of the same numbers. */
const ROUNDING_TOLERANCE = 1e-3;
/** Factor for the rarity of a number: a size or a count matters less than what the thing is. */
const NUMBER_FACTOR = 0.5;

/**
 * A number per product, reset to zero after each search: allocating a million costs more than a
 * search.
 */
const marksOf = new WeakMap<SearchIndex, Uint32Array>();

function withMarks<Result>(index: SearchIndex, work: (marks: Uint32Array) => Result): Result {
  const marks = marksOf.get(index) ?? new Uint32Array(index.nameLength.length);
  marksOf.set(index, marks);
  return work(marks);
}

function forEachHolder(
  { starts, products }: SearchIndex,
  { readings, ids }: QueryWord,
  visit: (product: number) => void,
): void {
  for (const { term } of readings) {
    const end = starts[term + 1]!;
    for (let entry = starts[term]!; entry < end; entry += 1) visit(products[entry]!);
  }
  ids.forEach(visit);
}

/** How many products contain a word, at most. */
export const countHolders = (index: SearchIndex, { readings, ids }: QueryWord): number =>
  readings.reduce((sum, { term }) => sum + documentFrequency(index, term), ids.length);

/** The products that contain every word. */
export const productsWithAll = (index: SearchIndex, words: readonly QueryWord[]): Uint32Array =>
  withMarks(index, (marks) => {
    const rarestFirst = [...words].sort((a, b) => countHolders(index, a) - countHolders(index, b));
    const [rarest] = rarestFirst;
    const found: number[] = [];
    rarestFirst.forEach((word, position) =>
      forEachHolder(index, word, (product) => {
        if (marks[product] !== position) return;
        marks[product] = position + 1;
        if (position + 1 === words.length) found.push(product);
      }),
    );
    if (rarest) forEachHolder(index, rarest, (product) => (marks[product] = 0));
    return Uint32Array.from(found);
  });

/** The products that contain at least one of the words, and those given. */
export const productsWithAny = (
  index: SearchIndex,
  words: readonly QueryWord[],
  ...given: readonly Uint32Array[]
): Uint32Array =>
  withMarks(index, (marks) => {
    const found: number[] = [];
    const add = (product: number) => {
      if (marks[product] === 0) found.push(product);
      marks[product] = 1;
    };
    for (const word of words) forEachHolder(index, word, add);
    for (const products of given) products.forEach(add);
    for (const product of found) marks[product] = 0;
    return Uint32Array.from(found);
  });

/** The products that contain several words, and not many besides: whole names may have been typed. */
export const shortProducts = (index: SearchIndex, words: readonly QueryWord[]): Uint32Array =>
  withMarks(index, (marks) => {
    const short: number[] = [];
    const found = new Set<number>();
    words.forEach((word, position) =>
      forEachHolder(index, word, (product) => {
        if (index.nameLength[product]! > words.length) return;
        if (marks[product] === 0) short.push(product);
        else if (marks[product] !== position + 1) found.add(product);
        marks[product] = position + 1;
      }),
    );
    for (const product of short) marks[product] = 0;
    return Uint32Array.from(found);
  });

/** Runs `work` with the position of each of these products among them, from 1 on; 0 for others. */
export const withPositions = <Result>(
  index: SearchIndex,
  products: Uint32Array,
  work: (positions: Uint32Array) => Result,
): Result =>
  withMarks(index, (marks) => {
    for (let position = 0; position < products.length; position += 1)
      marks[products[position]!] = position + 1;
    const result = work(marks);
    for (const product of products) marks[product] = 0;
    return result;
  });

/** Adds up the matches of these products with a query. */
export const tallyMatches = (
  index: SearchIndex,
  words: readonly QueryWord[],
  products: Uint32Array,
): Tally =>
  withPositions(index, products, (positions) => {
    const tally: Tally = {
      products,
      scores: new Float32Array(products.length),
      matched: new Uint8Array(products.length),
      worth: new Float32Array(products.length),
      named: new Uint8Array(products.length),
    };
    for (const word of words) tallyWord(index, word, positions, tally);
    return tally;
  });

const sizeOf = ({ size, nameLength }: SearchIndex): number => size ?? nameLength.length;

/** How distinctive a word is: it decreases with the number of products that contain it. */
export function rarityOf(
  index: SearchIndex,
  { word, readings }: Pick<QueryWord, 'word' | 'readings'>,
): number {
  const holders = Math.max(1, ...readings.map(({ term }) => documentFrequency(index, term)));
  return Math.log2(1 + sizeOf(index) / holders) * (isNumber(word) ? NUMBER_FACTOR : 1);
}

/** What a word is worth at most in a product that contains it. */
export const maxWeightOf = (index: SearchIndex, word: QueryWord): number =>
  rarityOf(index, word) * highestShare(word);

/** Adds to each product the value of its best reading of one word; rare words count for more. */
function tallyWord(
  index: SearchIndex,
  { word, readings, ids }: QueryWord,
  positions: Uint32Array,
  { scores, matched, worth, named }: Tally,
): void {
  const size = sizeOf(index);
  const best = new Float32Array(scores.length);
  const shares = new Float32Array(scores.length);
  const isNamed = new Uint8Array(scores.length);
  const { starts, products, weights } = index;
  const rarity = rarityOf(index, { word, readings });
  for (const { term, share } of readings) {
    const end = starts[term + 1]!;
    for (let entry = starts[term]!; entry < end; entry += 1) {
      const position = positions[products[entry]!]! - 1;
      if (position < 0) continue;
      const isOtherForm = isWrittenAsPlural(weights[entry]!) !== isPlural(word);
      const weight = weightOf(weights[entry]!);
      const value = weight * share * rarity * (isOtherForm ? OTHER_FORM_FACTOR : 1);
      best[position] = Math.max(best[position]!, value);
      shares[position] = Math.max(shares[position]!, share);
      if (weight === WEIGHT.name) isNamed[position] = 1;
    }
  }
  for (const product of ids) {
    const position = positions[product]! - 1;
    if (position < 0) continue;
    best[position] = ID_WEIGHT * Math.log2(1 + size);
    shares[position] = 1;
  }

  for (let position = 0; position < best.length; position += 1) {
    if (best[position] === 0) continue;
    scores[position]! += best[position]!;
    named[position]! += isNamed[position]!;
    matched[position]! += 1;
    worth[position]! += rarity * shares[position]!;
  }
}

/** The greatest of these numbers, 0 if there are none. */
export function maximumOf(numbers: Float32Array): number {
  let most = 0;
  for (let at = 0; at < numbers.length; at += 1) most = Math.max(most, numbers[at]!);
  return most;
}

/** A word, and what a product gains by containing it, to be multiplied by the share of a reading. */
export interface BoundedWord {
  word: QueryWord;
  gain: number;
}

const highestShare = ({ ids, readings }: QueryWord): number =>
  Math.max(ids.length > 0 ? 1 : 0, ...readings.map(({ share }) => share));

/**
 * Runs `work` with the words and readings of which every product whose gains reach `least` must
 * contain one: first for the best reading of the first word, then for all that may reach what was
 * found.
 */
export function withNeeded<Result>(
  words: readonly BoundedWord[],
  work: (needed: QueryWord[]) => { result: Result; least: number },
): Result {
  const mostOf = words.map(({ word, gain }) => highestShare(word) * gain);
  const most = mostOf.reduce((sum, one) => sum + one, 0);
  const reaching = ({ word, gain }: BoundedWord, least: number): QueryWord => ({
    ...word,
    readings: word.readings.filter(({ share }) => share * gain >= least - ROUNDING_TOLERANCE),
  });
  const first = words.slice(0, 1).map((word) => reaching(word, mostOf[0]!));
  const { result, least } = work(first);

  let count = words.length;
  let rest = 0;
  while (count > 0 && (rest += mostOf[count - 1]!) < least - ROUNDING_TOLERANCE) count -= 1;
  const needed = words
    .slice(0, count)
    .map((word, position) => reaching(word, least - (most - mostOf[position]!)));
  return countReadings(needed) > countReadings(first) ? work(needed).result : result;
}

const countReadings = (words: readonly QueryWord[]): number =>
  words.reduce((sum, { readings, ids }) => sum + readings.length + ids.length, 0);
