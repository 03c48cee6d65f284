import { useSearchParams } from 'react-router';

import type { Sort } from '#domain/sorting';

import { withQueryParams } from '../../ui/withQueryParams';

import { selectedFilters, FILTERS, selectedSort, type FilterName } from './toFilterQuery';

const NO_FILTERS = Object.fromEntries(FILTERS.map((name) => [name, '']));

/**
 * Filters and sorting, stored in the query string so that a filtered list can be shared, with
 * functions to change them; the caller navigates to the changed address.
 */
export function useNarrowing(goTo: (address: URLSearchParams) => void) {
  const [address] = useSearchParams();
  const filters = selectedFilters(address);

  return {
    filters,
    chosen: Object.values(filters).flat().length,
    sort: selectedSort(address),
    toggleFilter: (name: FilterName, value: string) => {
      const previous = filters[name];
      const remaining = previous.filter((entry) => entry !== value);
      const isNew = remaining.length === previous.length;
      const next = withQueryParams(address, { [name]: '' });
      for (const entry of isNew ? [...remaining, value] : remaining) next.append(name, entry);
      goTo(next);
    },
    clearFilters: () => goTo(withQueryParams(address, NO_FILTERS)),
    sortBy: (sort: Sort | undefined) => goTo(withQueryParams(address, { sort: sort ?? '' })),
  };
}

export type Narrowing = ReturnType<typeof useNarrowing>;
