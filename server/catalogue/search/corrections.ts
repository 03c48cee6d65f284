import { wordsNear, type NearWord } from './nearWords';
import type { QueryWord } from './rank';
import type { SearchIndex } from './searchIndex';

/** By a typed word, the word that was most likely meant. */
export type Fixes = ReadonlyMap<string, NearWord>;

/** Sums of the same shares may differ by this much. */
const ROUNDING = 1e-4;
/** What the guess is worth that a word was mistyped which means something as it stands. */
const DESPITE_MEANING = 0.6;

/**
 * For each doubtful word the word that was most likely meant. They are chosen together: a word that
 * stands beside the others in some product is likelier than one that is nearer and never does.
 */
export function fixesFor(
  index: SearchIndex,
  sure: readonly QueryWord[],
  doubtful: readonly QueryWord[],
  isOffered: (product: number) => boolean,
): Fixes {
  const open = doubtful.map(({ word, readings }) => {
    const worth = readings.length > 0 ? DESPITE_MEANING : 1;
    const near = wordsNear(index, word).map((one) => ({ ...one, share: one.share * worth }));
    return { typed: word, readings, near };
  });
  if (open.every(({ near }) => near.length === 0)) return new Map();

  const sums = new Float32Array(index.nameLength.length);
  for (const { readings } of sure) addBest(index, readings, sums);
  const chosen = open.map(({ readings, near }) => addBest(index, [...near, ...readings], sums));

  const combination = mostHeld(sums, chosen, isOffered);
  return new Map(
    open.flatMap(({ typed, near }, at) => {
      const fix = near[(combination?.[at] ?? 0) - 1];
      return fix ? [[typed, fix] as const] : [];
    }),
  );
}

/** Adds to each product its best share; answers the number of the reading it came from, from one on. */
function addBest(
  { starts, products, nameLength }: SearchIndex,
  readings: QueryWord['readings'],
  sums: Float32Array,
): Uint16Array {
  const best = new Float32Array(nameLength.length);
  const from = new Uint16Array(nameLength.length);
  readings.forEach(({ term, share }, at) => {
    for (let entry = starts[term]!; entry < starts[term + 1]!; entry += 1) {
      const product = products[entry]!;
      if (share <= best[product]!) continue;
      sums[product]! += share - best[product]!;
      best[product] = share;
      from[product] = at + 1;
    }
  });
  return from;
}

/** The choice of readings that leads to the highest sum, and to the most products with it. */
function mostHeld(
  sums: Float32Array,
  chosen: readonly Uint16Array[],
  isOffered: (product: number) => boolean,
): number[] | undefined {
  let highest = 0;
  for (let product = 0; product < sums.length; product += 1) {
    if (sums[product]! > highest && isOffered(product)) highest = sums[product]!;
  }
  const counts = new Map<string, number>();
  for (let product = 0; product < sums.length; product += 1) {
    const isBest = sums[product]! > 0 && sums[product]! >= highest - ROUNDING;
    if (!isBest || !isOffered(product)) continue;
    const choice = chosen.map((from) => from[product]!).join();
    counts.set(choice, (counts.get(choice) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best?.[0].split(',').map(Number);
}
