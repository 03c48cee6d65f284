import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { APPLICATION_STATES } from '#domain/application/states';
import { readPageNumber } from '#domain/pages';

/** State, search and page as they stand in the address, so that a view can be sent to a colleague. */
export function useApplicationsAddress() {
  const [address, setAddress] = useSearchParams();
  return useMemo(() => {
    const changed = (entries: Record<string, string>) => {
      const next = new URLSearchParams(address);
      for (const [name, value] of Object.entries(entries)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    };
    return {
      page: readPageNumber(address.get('page')),
      state: APPLICATION_STATES.find((state) => state === address.get('state')),
      search: address.get('search') ?? '',
      query: address.toString(),
      /** Where the same search stands for another state. */
      ofState: (state: string) => `?${changed({ state, page: '' })}`,
      turnTo: (page: number) => setAddress(changed({ page: String(page) })),
      searchFor: (search: string) => setAddress(changed({ search, page: '' }), { replace: true }),
    };
  }, [address, setAddress]);
}

export type ApplicationsAddress = ReturnType<typeof useApplicationsAddress>;
