import { useSearchParams } from 'react-router';

import type { Sort } from '#domain/sorting';

import { selectedFilters, FILTERS, selectedSort, type FilterName } from './toFilterQuery';

/**
 * Filters and sorting, stored in the query string so that a filtered list can be shared, with
 * functions to change them; the caller navigates to the changed address.
 */
export function useNarrowing(goTo: (address: URLSearchParams) => void) {
  const [address] = useSearchParams();
  const update = (edit: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(address);
    edit(next);
    goTo(next);
  };
  const filters = selectedFilters(address);

  return {
    filters,
    chosen: Object.values(filters).flat().length,
    sort: selectedSort(address),
    toggleFilter: (name: FilterName, value: string) =>
      update((next) => {
        const previous = next.getAll(name);
        const remaining = previous.filter((entry) => entry !== value);
        const isNew = remaining.length === previous.length;
        next.delete(name);
        for (const entry of isNew ? [...remaining, value] : remaining) next.append(name, entry);
      }),
    clearFilters: () =>
      update((next) => {
        for (const name of FILTERS) next.delete(name);
      }),
    sortBy: (sort: Sort | undefined) =>
      update((next) => {
        if (sort) next.set('sort', sort);
        else next.delete('sort');
      }),
  };
}

export type Narrowing = ReturnType<typeof useNarrowing>;
