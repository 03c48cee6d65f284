import type { Country } from '#domain/countries';
import type { Facet } from '#domain/facetNames';

import { offeredIn } from './narrow';
import type { Snapshot } from './snapshot';

/** What two products have in common, and how much it says. */
const LIKENESS: readonly [facet: Facet, weight: number][] = [
  ['type', 4],
  ['brand', 3],
  ['size', 2],
  ['color', 1],
];

/** Other products of the same sub-category, or of the one above where it has few: the most alike first. */
export function similarTo(
  snapshot: Snapshot,
  product: number,
  country: Country,
  limit: number,
): number[] {
  const isOffered = offeredIn(snapshot, country);
  const likeness = (other: number) =>
    LIKENESS.reduce((sum, [facet, weight]) => {
      const { of, values } = snapshot.facets[facet];
      const isAlike = of[other] === of[product] && values.texts[of[other] ?? 0] !== '';
      return isAlike ? sum + weight : sum;
    }, 0);

  const found: number[] = [];
  let node = snapshot.categoryOf[product];
  for (; node && found.length < limit; node = node.parent) {
    const others = node.products
      .filter((other) => other !== product && isOffered(other) && !found.includes(other))
      .map((other) => ({ other, likeness: likeness(other) }))
      .sort(
        (a, b) => b.likeness - a.likeness || snapshot.rankOf[a.other]! - snapshot.rankOf[b.other]!,
      );
    found.push(...others.slice(0, limit - found.length).map(({ other }) => other));
  }
  return found;
}
