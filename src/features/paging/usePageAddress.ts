import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { readPageNumber, readPageSize } from '#domain/pages';

/** Page and page size as they stand in the address, so that a page can be sent to a colleague. */
export function usePageAddress() {
  const [address, setAddress] = useSearchParams();
  return useMemo(() => {
    const change = (work: (next: URLSearchParams) => void) => {
      const next = new URLSearchParams(address);
      work(next);
      setAddress(next);
    };
    return {
      page: readPageNumber(address.get('page')),
      pagination: readPageSize(address.get('pagination')),
      turnTo: (page: number) => change((next) => next.set('page', String(page))),
      /** Another page size starts at the first page. */
      showPerPage: (size: number) =>
        change((next) => {
          next.set('pagination', String(size));
          next.delete('page');
        }),
    };
  }, [address, setAddress]);
}
