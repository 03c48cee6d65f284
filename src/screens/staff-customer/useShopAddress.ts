import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';

import { readPageNumber } from '#domain/pages';

/**
 * Search in the shop as this customer, stored in the URL; the state of the back link is preserved.
 */
export function useShopAddress() {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  return useMemo(() => {
    const write = (search: string, page: number) =>
      setAddress(
        { ...(search && { search }), ...(page > 1 && { page: String(page) }) },
        { replace: true, state },
      );
    const search = address.get('search') ?? '';
    return {
      search,
      page: readPageNumber(address.get('page')),
      narrow: (words: string) => write(words, 1),
      turnTo: (page: number) => write(search, page),
    };
  }, [address, setAddress, state]);
}
