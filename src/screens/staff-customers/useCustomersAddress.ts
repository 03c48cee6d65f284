import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { parsePageNumber } from '#domain/pages';

import type { CustomerView } from '../../api/staffCustomers';
import { withQueryParams } from '../../ui/withQueryParams';

export const VIEWS: readonly CustomerView[] = ['all', 'active', 'locked', 'held'];

/** Search, view and page, stored in the URL so that a list can be shared. */
export function useCustomersAddress() {
  const [searchParams, setSearchParams] = useSearchParams();
  return useMemo(() => {
    const updatedParams = (entries: Record<string, string>) =>
      withQueryParams(searchParams, entries);
    const view = VIEWS.find((known) => known === searchParams.get('view')) ?? 'all';
    const search = searchParams.get('search') ?? '';
    return {
      view,
      search,
      isNarrowed: view !== 'all' || search !== '',
      page: parsePageNumber(searchParams.get('page')),
      query: searchParams.toString(),
      turnTo: (page: number) => setSearchParams(updatedParams({ page: String(page) })),
      narrow: (change: { search?: string; view?: string }) =>
        setSearchParams(updatedParams({ ...change, page: '' }), { replace: true }),
    };
  }, [searchParams, setSearchParams]);
}

export type CustomersAddress = ReturnType<typeof useCustomersAddress>;
