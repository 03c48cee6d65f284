import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { parsePageNumber, parsePageSize } from '#domain/pages';

import { withQueryParams } from '../../ui/withQueryParams';

/** Page and page size, stored in the query string so that a page can be shared. */
export function usePageAddress() {
  const [address, setAddress] = useSearchParams();
  return useMemo(() => {
    const queryOfPage = (page: number) => withQueryParams(address, { page: String(page) });
    return {
      page: parsePageNumber(address.get('page')),
      pagination: parsePageSize(address.get('pagination')),
      addressOf: (page: number) => `?${queryOfPage(page)}`,
      turnTo: (page: number) => setAddress(queryOfPage(page)),
      /** Changing the page size returns to the first page. */
      showPerPage: (size: number) =>
        setAddress(withQueryParams(address, { pagination: String(size), page: '' })),
    };
  }, [address, setAddress]);
}
