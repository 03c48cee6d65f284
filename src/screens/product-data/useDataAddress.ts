import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { usePageAddress } from '../../features/paging/usePageAddress';
import { withQueryParams } from '../../ui/withQueryParams';

/** `flag` is a class flag; `stock` is '1' to show only products in stock. */
const FILTER_NAMES = ['category', 'brand', 'flag', 'stock', 'search'] as const;

/** Filters of the list; an empty string means unset. */
export type DataFilters = Record<(typeof FILTER_NAMES)[number], string>;

/** Filters and page, stored in the URL; changing a filter returns to the first page. */
export function useDataAddress() {
  const [searchParams, setSearchParams] = useSearchParams();
  const paging = usePageAddress();
  const filterState = useMemo(() => {
    const filters = Object.fromEntries(
      FILTER_NAMES.map((name) => [name, searchParams.get(name) ?? '']),
    ) as DataFilters;
    return {
      filters,
      isNarrowed: Object.values(filters).some(Boolean),
      narrow: (change: Partial<DataFilters>) =>
        setSearchParams(withQueryParams(searchParams, { ...change, page: '' }), { replace: true }),
    };
  }, [searchParams, setSearchParams]);
  return { ...paging, ...filterState };
}

export type DataAddress = ReturnType<typeof useDataAddress>;
