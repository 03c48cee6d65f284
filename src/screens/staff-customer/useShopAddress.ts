import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';

import { parsePageNumber } from '#domain/pages';

/**
 * Search in the shop as this customer, stored in the URL; the state of the back link is preserved.
 */
export function useShopAddress() {
  const [searchParams, setSearchParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  return useMemo(() => {
    const updateUrl = (search: string, page: number) =>
      setSearchParams(
        { ...(search && { search }), ...(page > 1 && { page: String(page) }) },
        { replace: true, state },
      );
    const search = searchParams.get('search') ?? '';
    return {
      search,
      page: parsePageNumber(searchParams.get('page')),
      narrow: (text: string) => updateUrl(text, 1),
      turnTo: (page: number) => updateUrl(search, page),
    };
  }, [searchParams, setSearchParams, state]);
}
