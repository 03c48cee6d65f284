import type { Country } from '#domain/countries';
import type { Facet } from '#domain/facetNames';

import { offeredIn } from './narrow';
import type { Snapshot } from './snapshot';

/** What two products can have in common, and its weight. */
export const LIKENESS: readonly [facet: Facet, weight: number][] = [
  ['type', 4],
  ['brand', 3],
  ['size', 2],
  ['color', 1],
];

/**
 * Other products of the same category, continuing with its ancestors until there are enough: the
 * most similar first.
 */
export function similarTo(
  snapshot: Snapshot,
  product: number,
  country: Country,
  limit: number,
): number[] {
  const isOffered = offeredIn(snapshot, country);
  const likeness = likenessTo(snapshot, product);
  const found: number[] = [];
  let node = snapshot.categoryOf[product];
  for (; node && found.length < limit; node = node.parent) {
    const best = new Best(limit - found.length);
    const { products } = node;
    for (let at = 0; at < products.length; at += 1) {
      const other = products[at]!;
      const alike = likeness(other);
      const rank = snapshot.rankOf[other]!;
      if (!best.takes(alike, rank) || other === product) continue;
      if (isOffered(other) && !found.includes(other)) best.add(other, alike, rank);
    }
    found.push(...best.products);
  }
  return found;
}

function likenessTo({ facets }: Snapshot, product: number): (other: number) => number {
  const weighed = LIKENESS.map(([facet, weight]) => {
    const { of, values } = facets[facet];
    const value = of[product] ?? 0;
    return { of, value, weight: values.texts[value] === '' ? 0 : weight };
  });
  return (other) => {
    let sum = 0;
    for (let at = 0; at < weighed.length; at += 1) {
      const { of, value, weight } = weighed[at]!;
      if (of[other] === value) sum += weight;
    }
    return sum;
  };
}

/** Keeps the best few of many: the most similar first, ties by popularity. */
class Best {
  readonly #held: { product: number; likeness: number; rank: number }[] = [];

  constructor(readonly most: number) {}

  get products(): number[] {
    return this.#held.map(({ product }) => product);
  }

  takes(likeness: number, rank: number): boolean {
    const last = this.#held[this.most - 1];
    return !last || likeness > last.likeness || (likeness === last.likeness && rank < last.rank);
  }

  add(product: number, likeness: number, rank: number): void {
    this.#held.push({ product, likeness, rank });
    this.#held.sort((a, b) => b.likeness - a.likeness || a.rank - b.rank);
    if (this.#held.length > this.most) this.#held.pop();
  }
}
