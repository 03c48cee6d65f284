import type { Facet } from '#domain/facetNames';

type Filter = string | string[] | undefined;

/** One value or many of a filter, as a list. */
export const listOf = (filter: Filter): string[] => (filter === undefined ? [] : [filter].flat());

/** Class flags come one by one or together: `F` or `F,R`. None at all is `undefined`. */
export function flagsOf(filter: Filter): string[] | undefined {
  const flags = listOf(filter).flatMap((text) => text.split(/[\s,]+/).filter(Boolean));
  return flags.length > 0 ? flags : undefined;
}

/** What a call narrows a list by. */
export const facetsOf = (query: Partial<Record<Facet, Filter>>): Record<Facet, string[]> => ({
  brand: listOf(query.brand),
  color: listOf(query.color),
  type: listOf(query.type),
  size: listOf(query.size),
});
