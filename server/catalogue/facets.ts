import type { FacetValue } from '#contract/catalogue';
import { facetName, type Facet } from '#domain/facetNames';
import { htmlLanguage, type Language } from '#domain/languages';

import type { Snapshot } from './snapshot';

/** The values that these products have of a facet, each with its count, in the order of the language. */
export function countFacet(
  snapshot: Snapshot,
  facet: Facet,
  products: readonly number[],
  language: Language,
): FacetValue[] {
  const { values, of } = snapshot.facets[facet];
  const counts = new Uint32Array(values.texts.length);
  for (const number of products) {
    const value = of[number] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }

  const inOrder = new Intl.Collator(htmlLanguage(language), { numeric: true });
  return values.texts
    .map((value, at) => ({
      name: facetName(facet, value, language),
      value,
      count: counts[at] ?? 0,
    }))
    .filter(({ value, count }) => value !== '' && count > 0)
    .sort((a, b) => inOrder.compare(a.name, b.name));
}
