import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { readPageNumber } from '#domain/pages';

import type { CustomerView } from '../../api/staffCustomers';
import { changedAddress } from '../../ui/changedAddress';

export const VIEWS: readonly CustomerView[] = ['all', 'active', 'locked', 'held'];

/** Search, view and page, stored in the URL so that a list can be shared. */
export function useCustomersAddress() {
  const [address, setAddress] = useSearchParams();
  return useMemo(() => {
    const changed = (entries: Record<string, string>) => changedAddress(address, entries);
    const view = VIEWS.find((known) => known === address.get('view')) ?? 'all';
    const search = address.get('search') ?? '';
    return {
      view,
      search,
      isNarrowed: view !== 'all' || search !== '',
      page: readPageNumber(address.get('page')),
      query: address.toString(),
      turnTo: (page: number) => setAddress(changed({ page: String(page) })),
      narrow: (change: { search?: string; view?: string }) =>
        setAddress(changed({ ...change, page: '' }), { replace: true }),
    };
  }, [address, setAddress]);
}

export type CustomersAddress = ReturnType<typeof useCustomersAddress>;
