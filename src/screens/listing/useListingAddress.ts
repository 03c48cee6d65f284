import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { usePageAddress } from '../../features/paging/usePageAddress';

import { chosenIn, FILTERS, type FilterName } from './listingAt';

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
    return {
      ...paging,
      search: address,
      filters: chosenIn(address),
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
