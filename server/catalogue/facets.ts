import type { FacetValue } from '#contract/catalogue';
import { translateFacetValue, type Facet } from '#domain/facetNames';
import { languageTag, type Language } from '#domain/languages';

import { getOrCreate, cachePerOwner } from './cache';
import type { Numbers, Snapshot } from './snapshot';

const countCacheOf = cachePerOwner<Numbers, FacetValue[]>();

/** Counts the values of a facet among these products, sorted by the collation of the language. */
export const countFacet = (
  snapshot: Snapshot,
  facet: Facet,
  products: Numbers,
  language: Language,
): FacetValue[] =>
  getOrCreate(countCacheOf(products), `${facet} ${language}`, () => {
    const { values, of } = snapshot.facets[facet];
    const counts = new Uint32Array(values.texts.length);
    for (const number of products) counts[of[number]!]! += 1;

    const collator = new Intl.Collator(languageTag(language), { numeric: true });
    return values.texts
      .map((value, index) => ({
        name: translateFacetValue(facet, value, language),
        value,
        count: counts[index] ?? 0,
      }))
      .filter(({ value, count }) => value !== '' && count > 0)
      .sort((a, b) => collator.compare(a.name, b.name) || (a.value < b.value ? -1 : 1));
  });
