import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { usePageAddress } from '../../features/paging/usePageAddress';

export const FILTERS = ['brand', 'color', 'type', 'size'] as const;
export type FilterName = (typeof FILTERS)[number];
type Filters = Record<FilterName, string[]>;

/** Page, page size and filters as they stand in the address, and ways to change them. */
export function useListingAddress() {
  const [address, setAddress] = useSearchParams();
  const paging = usePageAddress();

  return useMemo(() => {
    const change = (work: (next: URLSearchParams) => void) => {
      const next = new URLSearchParams(address);
      work(next);
      setAddress(next);
    };
    const filters = Object.fromEntries(
      FILTERS.map((name) => [name, address.getAll(name)]),
    ) as Filters;

    return {
      ...paging,
      filters,
      toggleFilter: (name: FilterName, value: string) =>
        change((next) => {
          const kept = next.getAll(name).filter((one) => one !== value);
          const isNew = kept.length === next.getAll(name).length;
          next.delete(name);
          for (const one of isNew ? [...kept, value] : kept) next.append(name, one);
          next.delete('page');
        }),
      clearFilters: () =>
        change((next) => {
          for (const name of [...FILTERS, 'page']) next.delete(name);
        }),
    };
  }, [address, setAddress, paging]);
}

export type ListingAddress = ReturnType<typeof useListingAddress>;
