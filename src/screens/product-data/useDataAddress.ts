import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { usePageAddress } from '../../features/paging/usePageAddress';
import { changedAddress } from '../../ui/changedAddress';

/** `flag` is a class flag; `stock` is '1' to show only products in stock. */
const NAMES = ['category', 'brand', 'flag', 'stock', 'search'] as const;

/** Filters of the list; an empty string means unset. */
export type DataFilters = Record<(typeof NAMES)[number], string>;

/** Filters and page, stored in the URL; changing a filter returns to the first page. */
export function useDataAddress() {
  const [address, setAddress] = useSearchParams();
  const paging = usePageAddress();
  const narrowed = useMemo(() => {
    const filters = Object.fromEntries(
      NAMES.map((name) => [name, address.get(name) ?? '']),
    ) as DataFilters;
    return {
      filters,
      isNarrowed: Object.values(filters).some(Boolean),
      narrow: (change: Partial<DataFilters>) =>
        setAddress(changedAddress(address, { ...change, page: '' }), { replace: true }),
    };
  }, [address, setAddress]);
  return { ...paging, ...narrowed };
}

export type DataAddress = ReturnType<typeof useDataAddress>;
