import type { FacetValue, FilterOptions } from '#contract/catalogue';

import { asNumber, asText, type Fields } from './lenientFields';

/** A filter value; third-party servers may omit its count. */
export type FilterValue = Omit<FacetValue, 'count'> & { count: number | undefined };
export type Filters = Record<'colors' | 'type' | 'size', FilterValue[]> &
  Pick<FilterOptions, 'flags'> & { brand: FilterValue[] | undefined };

function parseFacet(one: unknown): FilterValue[] {
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

export const parseFacets = (list: unknown): FilterValue[] =>
  Array.isArray(list) ? list.flatMap(parseFacet) : [];

/** Reads the filters of a category, filling in any fields the server omits. */
export const parseFilters = (options: Partial<FilterOptions> | null): Filters => ({
  colors: parseFacets(options?.colors),
  type: parseFacets(options?.type),
  size: parseFacets(options?.size),
  brand: options?.brand && parseFacets(options.brand),
  flags: options?.flags,
});
