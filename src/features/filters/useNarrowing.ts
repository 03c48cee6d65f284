import { useSearchParams } from 'react-router';

import type { Sort } from '#domain/sorting';

import { chosenIn, FILTERS, sortIn, type FilterName } from './narrowingIn';

/**
 * Filters and sorting, stored in the query string so that a filtered list can be shared, with
 * functions to change them; the caller navigates to the changed address.
 */
export function useNarrowing(goTo: (address: URLSearchParams) => void) {
  const [address] = useSearchParams();
  const change = (work: (next: URLSearchParams) => void) => {
    const next = new URLSearchParams(address);
    work(next);
    goTo(next);
  };
  const filters = chosenIn(address);

  return {
    filters,
    chosen: Object.values(filters).flat().length,
    sort: sortIn(address),
    toggleFilter: (name: FilterName, value: string) =>
      change((next) => {
        const before = next.getAll(name);
        const kept = before.filter((one) => one !== value);
        const isNew = kept.length === before.length;
        next.delete(name);
        for (const one of isNew ? [...kept, value] : kept) next.append(name, one);
      }),
    clearFilters: () =>
      change((next) => {
        for (const name of FILTERS) next.delete(name);
      }),
    sortBy: (sort: Sort | undefined) =>
      change((next) => {
        if (sort) next.set('sort', sort);
        else next.delete('sort');
      }),
  };
}

export type Narrowing = ReturnType<typeof useNarrowing>;
