import type { Country } from '#domain/countries';

import { offeredIn } from '../narrow';
import type { Snapshot } from '../snapshot';

import { WEIGHT, type SearchIndex } from './searchIndex';
import { holdersOf, type Reading } from './vocabulary';

/** One word of a query: the terms it may stand for, and the products whose id it is. */
export interface QueryWord {
  readings: readonly Reading[];
  ids: readonly number[];
}

export interface Ranked {
  /** Numbers of the products that hold the most words, the best first. */
  products: number[];
  /** True when they hold every word. */
  isComplete: boolean;
}

const ID_WEIGHT = 12;
/** What a name is worth on top that says nothing else than the query. */
const WHOLE_NAME = 6;
/** Room in a sorting key for the rank that decides between equal scores. */
const RANKS = 2 ** 20;

/** Scores the products of a country by the words they hold; equal scores stand by popularity, then listing order. */
export function rank(
  snapshot: Snapshot,
  index: SearchIndex,
  words: readonly QueryWord[],
  country: Country,
): Ranked {
  const size = snapshot.productIds.length;
  const tally: Tally = {
    scores: new Float32Array(size),
    held: new Uint8Array(size),
    named: new Uint8Array(size),
  };
  for (const word of words) count(index, word, tally);
  const { scores, held, named } = tally;

  const isOffered = offeredIn(snapshot, country);
  let most = 0;
  for (let product = 0; product < size; product += 1) {
    if (held[product]! > most && isOffered(product)) most = held[product]!;
  }
  if (most === 0) return { products: [], isComplete: false };

  const keys: number[] = [];
  for (let product = 0; product < size; product += 1) {
    if (held[product] !== most || !isOffered(product)) continue;
    const share = Math.min(1, named[product]! / Math.max(1, index.nameLength[product]!));
    const score = Math.round((scores[product]! + WHOLE_NAME * share) * 100);
    keys.push(score * RANKS + (RANKS - 1 - snapshot.rankOf[product]!));
  }
  const products = Array.from(
    Float64Array.from(keys).sort().reverse(),
    (key) => snapshot.bestFirst[RANKS - 1 - (key % RANKS)]!,
  );
  return { products, isComplete: most === words.length };
}

/** By product: what its words are worth, how many it holds, and how many of them in its name. */
interface Tally {
  scores: Float32Array;
  held: Uint8Array;
  named: Uint8Array;
}

/** Adds to each product what its best reading of one word is worth; rare words are worth more. */
function count(
  index: SearchIndex,
  { readings, ids }: QueryWord,
  { scores, held, named }: Tally,
): void {
  const size = scores.length;
  const best = new Float32Array(size);
  const isNamed = new Uint8Array(size);
  const { starts, products, weights } = index;
  const holders = Math.max(1, ...readings.map(({ term }) => holdersOf(index, term)));
  const rarity = Math.log2(1 + size / holders);
  for (const { term, share } of readings) {
    for (let entry = starts[term]!; entry < starts[term + 1]!; entry += 1) {
      const product = products[entry]!;
      best[product] = Math.max(best[product]!, weights[entry]! * share * rarity);
      if (weights[entry] === WEIGHT.name) isNamed[product] = 1;
    }
  }
  for (const product of ids) best[product] = ID_WEIGHT * Math.log2(1 + size);

  for (let product = 0; product < size; product += 1) {
    if (best[product] === 0) continue;
    scores[product]! += best[product]!;
    named[product]! += isNamed[product]!;
    held[product]! += 1;
  }
}
