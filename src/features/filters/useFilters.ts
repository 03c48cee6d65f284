import { useListBrandsQuery, useListFilterOptionsQuery } from '../../api/catalogue';
import type { Filters } from '../../api/parseFilters';

/**
 * Returns the filter options of a category or a search; brands are fetched separately if not
 * included.
 */
export function useFilters(
  query: Parameters<typeof useListFilterOptionsQuery>[0] & object,
  { skip = false } = {},
): Filters | undefined {
  const { data: options } = useListFilterOptionsQuery(query, { skip });
  const { data: brands } = useListBrandsQuery(query, { skip: !options || !!options.brand });
  return options && { ...options, brand: options.brand ?? brands };
}
