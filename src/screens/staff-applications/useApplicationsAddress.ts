import { APPLICATION_STATUSES } from '#domain/application/statuses';

import { useListParams } from '../../features/paging/useListParams';

/** Status, search and page of the list. */
export function useApplicationsAddress() {
  const { params, ...list } = useListParams<'search' | 'status'>();
  return {
    ...list,
    status: APPLICATION_STATUSES.find((status) => status === params.get('status')),
    search: params.get('search') ?? '',
  };
}

export type ApplicationsAddress = ReturnType<typeof useApplicationsAddress>;
