import { useListBrandsQuery, useListFilterOptionsQuery } from '../../api/catalogue';
import type { Filters } from '../../api/readFilters';

/** What a category, or a search, can be narrowed by; brands are asked for by themselves where they did not come along. */
export function useFilters(
  query: Parameters<typeof useListFilterOptionsQuery>[0] & object,
  { skip = false } = {},
): Filters | undefined {
  const { data: options } = useListFilterOptionsQuery(query, { skip });
  const { data: brands } = useListBrandsQuery(query, { skip: !options || !!options.brand });
  return options && { ...options, brand: options.brand ?? brands };
}
