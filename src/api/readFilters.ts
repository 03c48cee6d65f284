import type { FacetValue, FilterOptions } from '#contract/catalogue';

import { asNumber, asText, type Fields } from './lenientFields';

/** A filter value; third-party servers may omit its count. */
export type Facet = Omit<FacetValue, 'count'> & { count: number | undefined };
export type Filters = Record<'colors' | 'type' | 'size', Facet[]> &
  Pick<FilterOptions, 'flags'> & { brand: Facet[] | undefined };

function readFacet(one: unknown): Facet[] {
  const { name, value, count } = (typeof one === 'object' && one ? one : { name: one }) as Fields;
  if (!asText(name)) return [];
  return [
    {
      name: asText(name),
      ...(value !== undefined && { value: asText(value) }),
      count: count === undefined ? undefined : asNumber(count),
    },
  ];
}

export const readFacets = (list: unknown): Facet[] =>
  Array.isArray(list) ? list.flatMap(readFacet) : [];

/** Reads the filters of a category, filling in any fields the server omits. */
export const readFilters = (options: Partial<FilterOptions> | null): Filters => ({
  colors: readFacets(options?.colors),
  type: readFacets(options?.type),
  size: readFacets(options?.size),
  brand: options?.brand && readFacets(options.brand),
  flags: options?.flags,
});
