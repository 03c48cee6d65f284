import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { APPLICATION_STATUSES } from '#domain/application/statuses';
import { parsePageNumber } from '#domain/pages';

import { withQueryParams } from '../../ui/withQueryParams';

/** Status, search and page, stored in the URL so that a view can be shared. */
export function useApplicationsAddress() {
  const [searchParams, setSearchParams] = useSearchParams();
  return useMemo(() => {
    const updatedParams = (entries: Record<string, string>) =>
      withQueryParams(searchParams, entries);
    return {
      page: parsePageNumber(searchParams.get('page')),
      status: APPLICATION_STATUSES.find((status) => status === searchParams.get('status')),
      search: searchParams.get('search') ?? '',
      query: searchParams.toString(),
      /** Returns the link to the same search with another status. */
      linkToStatus: (status: string) => `?${updatedParams({ status, page: '' })}`,
      turnTo: (page: number) => setSearchParams(updatedParams({ page: String(page) })),
      searchFor: (search: string) =>
        setSearchParams(updatedParams({ search, page: '' }), { replace: true }),
    };
  }, [searchParams, setSearchParams]);
}

export type ApplicationsAddress = ReturnType<typeof useApplicationsAddress>;
