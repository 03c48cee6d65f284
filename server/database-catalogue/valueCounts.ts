import type { FacetValue } from '#contract/catalogue';
import { CLASS_FLAGS } from '#domain/classCodes';
import { translateFacetValue, type Facet } from '#domain/facetNames';
import { languageTag, type Language } from '#domain/languages';

import type { FlagCounts } from '../catalogue/view';

import type { Build } from './build';

/** Number of products with a value of a facet or class, which is a number of the build. */
export interface ValueCount {
  value: number;
  count: number;
}

export const sumOf = (counts: readonly ValueCount[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);

export function toFacetValues(
  { facts }: Build,
  facet: Facet,
  language: Language,
  counts: readonly ValueCount[],
): FacetValue[] {
  const collator = new Intl.Collator(languageTag(language), { numeric: true });
  return counts
    .map(({ value: valueNumber, count }) => {
      const value = facts.facets[facet][valueNumber] ?? '';
      return { name: translateFacetValue(facet, value, language), value, count };
    })
    .filter(({ value, count }) => value !== '' && count > 0)
    .sort((a, b) => collator.compare(a.name, b.name) || (a.value < b.value ? -1 : 1));
}

export function flagsOf({ facts }: Build, counts: readonly ValueCount[]): FlagCounts {
  const flags = { F: 0, R: 0, Y: 0, N: 0 };
  for (const flag of CLASS_FLAGS) {
    const code = facts.classes.indexOf(flag);
    flags[flag] = counts.find(({ value }) => value === code)?.count ?? 0;
  }
  return flags;
}
