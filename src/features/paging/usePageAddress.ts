import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { parsePageNumber, parsePageSize } from '#domain/pages';

/** Page and page size, stored in the query string so that a page can be shared. */
export function usePageAddress() {
  const [address, setAddress] = useSearchParams();
  return useMemo(() => {
    const withChange = (edit: (next: URLSearchParams) => void) => {
      const next = new URLSearchParams(address);
      edit(next);
      return next;
    };
    const queryOfPage = (page: number) => withChange((next) => next.set('page', String(page)));
    return {
      page: parsePageNumber(address.get('page')),
      pagination: parsePageSize(address.get('pagination')),
      addressOf: (page: number) => `?${queryOfPage(page)}`,
      turnTo: (page: number) => setAddress(queryOfPage(page)),
      /** Changing the page size returns to the first page. */
      showPerPage: (size: number) =>
        setAddress(
          withChange((next) => {
            next.set('pagination', String(size));
            next.delete('page');
          }),
        ),
    };
  }, [address, setAddress]);
}
