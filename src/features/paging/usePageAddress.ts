import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { readPageNumber, readPageSize } from '#domain/pages';

/** Page and page size as they stand in the address, so that a page can be sent to a colleague. */
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
      page: readPageNumber(address.get('page')),
      pagination: readPageSize(address.get('pagination')),
      addressOf: (page: number) => `?${atPage(page)}`,
      turnTo: (page: number) => setAddress(atPage(page)),
      /** Another page size starts at the first page. */
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
