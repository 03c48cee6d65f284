import type { SearchIndex } from './searchIndex';
import { documentFrequency, type WordReading } from './vocabulary';
import { WEIGHT } from './wordBook';

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

const countHolders = (index: SearchIndex, { readings, ids }: QueryWord): number =>
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

/** The products that contain at least one word. */
export const productsWithAny = (index: SearchIndex, words: readonly QueryWord[]): Uint32Array =>
  withMarks(index, (marks) => {
    const found: number[] = [];
    for (const word of words) {
      forEachHolder(index, word, (product) => {
        if (marks[product] === 0) found.push(product);
        marks[product] = 1;
      });
    }
    for (const product of found) marks[product] = 0;
    return Uint32Array.from(found);
  });

/** Runs `work` with the position of each of these products among them, from 1 on; 0 for others. */
export const withPositions = <Result>(
  index: SearchIndex,
  products: Uint32Array,
  work: (positions: Uint32Array) => Result,
): Result =>
  withMarks(index, (marks) => {
    products.forEach((product, position) => (marks[product] = position + 1));
    const result = work(marks);
    for (const product of products) marks[product] = 0;
    return result;
  });

const isNumber = (word: string): boolean => /^[\d.]+$/.test(word);

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
      best[position] = Math.max(best[position]!, weights[entry]! * share * rarity);
      shares[position] = Math.max(shares[position]!, share);
      if (weights[entry] === WEIGHT.name) isNamed[position] = 1;
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
