import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { APPLICATION_STATUSES } from '#domain/application/statuses';
import { readPageNumber } from '#domain/pages';

import { changedAddress } from '../../ui/changedAddress';

/** Status, search and page, stored in the URL so that a view can be shared. */
export function useApplicationsAddress() {
  const [address, setAddress] = useSearchParams();
  return useMemo(() => {
    const changed = (entries: Record<string, string>) => changedAddress(address, entries);
    return {
      page: readPageNumber(address.get('page')),
      status: APPLICATION_STATUSES.find((status) => status === address.get('status')),
      search: address.get('search') ?? '',
      query: address.toString(),
      /** Returns the link to the same search with another status. */
      ofStatus: (status: string) => `?${changed({ status, page: '' })}`,
      turnTo: (page: number) => setAddress(changed({ page: String(page) })),
      searchFor: (search: string) => setAddress(changed({ search, page: '' }), { replace: true }),
    };
  }, [address, setAddress]);
}

export type ApplicationsAddress = ReturnType<typeof useApplicationsAddress>;
