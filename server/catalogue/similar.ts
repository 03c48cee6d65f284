import type { Country } from '#domain/countries';
import type { Facet } from '#domain/facetNames';

import { offeredIn } from './filterProducts';
import type { Snapshot } from './snapshot';

/** What two products can have in common, and its weight. */
export const SIMILARITY_WEIGHTS: readonly [facet: Facet, weight: number][] = [
  ['type', 4],
  ['brand', 3],
  ['size', 2],
  ['color', 1],
];

/**
 * Other products of the same category, continuing with its ancestors until there are enough: the
 * most similar first.
 */
export function findSimilar(
  snapshot: Snapshot,
  product: number,
  country: Country,
  limit: number,
): number[] {
  const isOffered = offeredIn(snapshot, country);
  const likeness = similarityTo(snapshot, product);
  const found: number[] = [];
  let node = snapshot.categoryOf[product];
  for (; node && found.length < limit; node = node.parent) {
    const best = new TopProducts(limit - found.length);
    const { products } = node;
    for (let index = 0; index < products.length; index += 1) {
      const other = products[index]!;
      const score = likeness(other);
      const rank = snapshot.rankOf[other]!;
      if (!best.accepts(score, rank) || other === product) continue;
      if (isOffered(other) && !found.includes(other)) best.add(other, score, rank);
    }
    found.push(...best.products);
  }
  return found;
}

function similarityTo({ facets }: Snapshot, product: number): (other: number) => number {
  const weightedFacets = SIMILARITY_WEIGHTS.map(([facet, weight]) => {
    const { of, values } = facets[facet];
    const value = of[product] ?? 0;
    return { of, value, weight: values.texts[value] === '' ? 0 : weight };
  });
  return (other) => {
    let sum = 0;
    for (let index = 0; index < weightedFacets.length; index += 1) {
      const { of, value, weight } = weightedFacets[index]!;
      if (of[other] === value) sum += weight;
    }
    return sum;
  };
}

/** Keeps the best few of many: the most similar first, ties by popularity. */
class TopProducts {
  readonly #held: { product: number; likeness: number; rank: number }[] = [];

  constructor(readonly capacity: number) {}

  get products(): number[] {
    return this.#held.map(({ product }) => product);
  }

  accepts(likeness: number, rank: number): boolean {
    const last = this.#held[this.capacity - 1];
    return !last || likeness > last.likeness || (likeness === last.likeness && rank < last.rank);
  }

  add(product: number, likeness: number, rank: number): void {
    this.#held.push({ product, likeness, rank });
    this.#held.sort((a, b) => b.likeness - a.likeness || a.rank - b.rank);
    if (this.#held.length > this.capacity) this.#held.pop();
  }
}
