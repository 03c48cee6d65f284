import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { parsePageNumber, parsePageSize } from '#domain/pages';

/** Page and page size, stored in the query string so that a page can be shared. */
export function usePageAddress() {
  const [address, setAddress] = useSearchParams();
  return useMemo(() => {
    const changed = (work: (next: URLSearchParams) => void) => {
      const next = new URLSearchParams(address);
      work(next);
      return next;
    };
    const atPage = (page: number) => changed((next) => next.set('page', String(page)));
    return {
      page: parsePageNumber(address.get('page')),
      pagination: parsePageSize(address.get('pagination')),
      addressOf: (page: number) => `?${atPage(page)}`,
      turnTo: (page: number) => setAddress(atPage(page)),
      /** Changing the page size returns to the first page. */
      showPerPage: (size: number) =>
        setAddress(
          changed((next) => {
            next.set('pagination', String(size));
            next.delete('page');
          }),
        ),
    };
  }, [address, setAddress]);
}
