import type { CandidateSource } from './candidateSource';
import { nearWords, type NearWord } from './nearWords';
import type { SearchIndex } from './searchIndex';
import { productsWithAny, withPositions, type QueryWord } from './tally';

/** The most likely intended word by typed word. */
export type Corrections = ReadonlyMap<string, NearWord>;

/** Tolerance for comparing sums of the same shares. */
const ROUNDING_TOLERANCE = 1e-4;
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
  const products = productsWithAny(index, words).filter(isOffered);
  const combination = withPositions(index, products, (positions) => {
    const sums = new Float32Array(products.length);
    for (const { readings } of sure) addBestShares(index, readings, positions, sums);
    const readingChoices = candidateWords.map(({ readings }) =>
      addBestShares(index, readings, positions, sums),
    );
    return bestCombination(products, sums, readingChoices);
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
  readingChoices: readonly Uint16Array[],
): number[] | undefined {
  const highest = sums.reduce((most, sum) => Math.max(most, sum), 0);
  const choices = new Map<string, { held: number; first: number }>();
  products.forEach((product, position) => {
    if (sums[position] === 0 || sums[position]! < highest - ROUNDING_TOLERANCE) return;
    const choice = readingChoices.map((from) => from[position]!).join();
    const { held, first } = choices.get(choice) ?? { held: 0, first: product };
    choices.set(choice, { held: held + 1, first: Math.min(first, product) });
  });
  const [best] = [...choices].sort(([, a], [, b]) => b.held - a.held || a.first - b.first);
  return best?.[0].split(',').map(Number);
}
