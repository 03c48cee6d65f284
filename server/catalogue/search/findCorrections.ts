import type { CandidateSource } from './candidateSource';
import { nearWords, type NearWord } from './nearWords';
import type { SearchIndex } from './searchIndex';
import {
  countHolders,
  maximumOf,
  productsWithAny,
  withNeeded,
  withPositions,
  type QueryWord,
} from './tally';

/** The most likely intended word by typed word. */
export type Corrections = ReadonlyMap<string, NearWord>;

/** Tolerance for comparing sums of the same shares. */
const ROUNDING_TOLERANCE = 1e-4;
/** Above the number of choices for a word. */
const CHOICES = 2 ** 16;
/** Factor for the guess that a word was mistyped although it matches something as it is. */
const MATCHED_WORD_FACTOR = 0.6;

/**
 * Returns the most likely intended word for each doubtful word. Corrections are chosen together: a
 * word that occurs with the others in some product is likelier than a closer one that never does.
 */
export async function findCorrections(
  source: CandidateSource,
  sure: readonly QueryWord[],
  doubtful: readonly QueryWord[],
): Promise<Corrections> {
  const candidates = doubtful.map(({ word, readings }) => {
    const factor = readings.length > 0 ? MATCHED_WORD_FACTOR : 1;
    const near = nearWords(source.index, word).map((nearWord) => ({
      ...nearWord,
      share: nearWord.share * factor,
    }));
    return { typed: word, readings, near };
  });
  if (candidates.every(({ near }) => near.length === 0)) return new Map();

  const candidateWords = candidates.map(({ typed, near, readings }) => ({
    word: typed,
    readings: [...near, ...readings],
    ids: [],
  }));
  const { index, words, isOffered } = await source.around(sure, candidateWords);
  const rarestFirst = words
    .filter(({ readings }) => readings.length > 0)
    .map((word) => ({ word, gain: 1 }))
    .sort((one, other) => countHolders(index, one.word) - countHolders(index, other.word));
  const combination = withNeeded(rarestFirst, (needed) => {
    const products = productsWithAny(index, needed).filter(isOffered);
    return withPositions(index, products, (positions) => {
      const sums = new Float32Array(products.length);
      for (const { readings } of sure) addBestShares(index, readings, positions, sums);
      const readingChoices = candidateWords.map(({ readings }) =>
        addBestShares(index, readings, positions, sums),
      );
      const highest = maximumOf(sums);
      return { result: bestCombination(products, sums, highest, readingChoices), least: highest };
    });
  });
  return new Map(
    candidates.flatMap(({ typed, near }, position) => {
      const correction = near[(combination?.[position] ?? 0) - 1];
      return correction ? [[typed, correction] as const] : [];
    }),
  );
}

/** Adds each product's best share; returns the number of the reading it came from, from 1 on. */
function addBestShares(
  { starts, products }: SearchIndex,
  readings: QueryWord['readings'],
  positions: Uint32Array,
  sums: Float32Array,
): Uint16Array {
  const best = new Float32Array(sums.length);
  const from = new Uint16Array(sums.length);
  readings.forEach(({ term, share }, reading) => {
    const end = starts[term + 1]!;
    for (let entry = starts[term]!; entry < end; entry += 1) {
      const position = positions[products[entry]!]! - 1;
      if (position < 0 || share <= best[position]!) continue;
      sums[position]! += share - best[position]!;
      best[position] = share;
      from[position] = reading + 1;
    }
  });
  return from;
}

/**
 * The choice of readings with the highest sum, then with the most products; ties go to the first in
 * listing order.
 */
function bestCombination(
  products: Uint32Array,
  sums: Float32Array,
  highest: number,
  readingChoices: readonly Uint16Array[],
): number[] | undefined {
  const choices = new ChoiceNumbers();
  const held = new Map<number, { count: number; first: number; position: number }>();
  for (let position = 0; position < products.length; position += 1) {
    if (sums[position] === 0 || sums[position]! < highest - ROUNDING_TOLERANCE) continue;
    const choice = readingChoices.reduce(
      (before, from) => choices.after(before, from[position]!),
      0,
    );
    const product = products[position]!;
    const known = held.get(choice);
    if (!known) held.set(choice, { count: 1, first: product, position });
    else {
      known.count += 1;
      known.first = Math.min(known.first, product);
    }
  }
  const [best] = [...held.values()].sort((a, b) => b.count - a.count || a.first - b.first);
  return best && readingChoices.map((from) => from[best.position]!);
}

/** Numbers sequences of choices: thousands of products may share one. */
class ChoiceNumbers {
  readonly #numbers = new Map<number, number>();

  /** The number of a sequence that continues a numbered one. */
  after(before: number, choice: number): number {
    const key = before * CHOICES + choice;
    const number = this.#numbers.get(key) ?? this.#numbers.size + 1;
    this.#numbers.set(key, number);
    return number;
  }
}
