import type { Facet } from '#domain/facetNames';

type Filter = string | string[] | undefined;

/** Returns a filter with one or many values as a list. */
export const listOf = (filter: Filter): string[] => (filter === undefined ? [] : [filter].flat());

/**
 * Splits class flags, sent separately or together (`F` or `F,R`); `undefined` if there are none.
 */
export function flagsOf(filter: Filter): string[] | undefined {
  const flags = listOf(filter).flatMap((text) => text.split(/[\s,]+/).filter(Boolean));
  return flags.length > 0 ? flags : undefined;
}

/** Returns the facets that a request filters by. */
export const facetsOf = (query: Partial<Record<Facet, Filter>>): Record<Facet, string[]> => ({
  brand: listOf(query.brand),
  color: listOf(query.color),
  type: listOf(query.type),
  size: listOf(query.size),
});
