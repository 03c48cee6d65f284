import { wordsNear, type NearWord } from './nearWords';
import type { SearchIndex } from './searchIndex';
import type { Shelf } from './shelf';
import { productsWithAny, withPlaces, type QueryWord } from './tally';

/** The most likely intended word by typed word. */
export type Fixes = ReadonlyMap<string, NearWord>;

/** Tolerance for comparing sums of the same shares. */
const ROUNDING = 1e-4;
/** Factor for the guess that a word was mistyped although it matches something as it is. */
const DESPITE_MEANING = 0.6;

/**
 * Returns the most likely intended word for each doubtful word. Corrections are chosen together: a
 * word that occurs with the others in some product is likelier than a closer one that never does.
 */
export async function fixesFor(
  shelf: Shelf,
  sure: readonly QueryWord[],
  doubtful: readonly QueryWord[],
): Promise<Fixes> {
  const open = doubtful.map(({ word, readings }) => {
    const worth = readings.length > 0 ? DESPITE_MEANING : 1;
    const near = wordsNear(shelf.index, word).map((one) => ({ ...one, share: one.share * worth }));
    return { typed: word, readings, near };
  });
  if (open.every(({ near }) => near.length === 0)) return new Map();

  const asked = open.map(({ typed, near, readings }) => ({
    word: typed,
    readings: [...near, ...readings],
    ids: [],
  }));
  const { index, words, isOffered } = await shelf.around(sure, asked);
  const products = productsWithAny(index, words).filter(isOffered);
  const combination = withPlaces(index, products, (places) => {
    const sums = new Float32Array(products.length);
    for (const { readings } of sure) addBest(index, readings, places, sums);
    const chosen = asked.map(({ readings }) => addBest(index, readings, places, sums));
    return mostHeld(products, sums, chosen);
  });
  return new Map(
    open.flatMap(({ typed, near }, at) => {
      const fix = near[(combination?.[at] ?? 0) - 1];
      return fix ? [[typed, fix] as const] : [];
    }),
  );
}

/** Adds each product's best share; returns the number of the reading it came from, from 1 on. */
function addBest(
  { starts, products }: SearchIndex,
  readings: QueryWord['readings'],
  places: Uint32Array,
  sums: Float32Array,
): Uint16Array {
  const best = new Float32Array(sums.length);
  const from = new Uint16Array(sums.length);
  readings.forEach(({ term, share }, reading) => {
    const end = starts[term + 1]!;
    for (let entry = starts[term]!; entry < end; entry += 1) {
      const at = places[products[entry]!]! - 1;
      if (at < 0 || share <= best[at]!) continue;
      sums[at]! += share - best[at]!;
      best[at] = share;
      from[at] = reading + 1;
    }
  });
  return from;
}

/**
 * The choice of readings with the highest sum, then with the most products; ties go to the first in
 * listing order.
 */
function mostHeld(
  products: Uint32Array,
  sums: Float32Array,
  chosen: readonly Uint16Array[],
): number[] | undefined {
  const highest = sums.reduce((most, sum) => Math.max(most, sum), 0);
  const choices = new Map<string, { held: number; first: number }>();
  products.forEach((product, at) => {
    if (sums[at] === 0 || sums[at]! < highest - ROUNDING) return;
    const choice = chosen.map((from) => from[at]!).join();
    const { held, first } = choices.get(choice) ?? { held: 0, first: product };
    choices.set(choice, { held: held + 1, first: Math.min(first, product) });
  });
  const [best] = [...choices].sort(([, a], [, b]) => b.held - a.held || a.first - b.first);
  return best?.[0].split(',').map(Number);
}
