import type { CustomerView } from '../../api/staffCustomers';
import { useListParams } from '../../features/paging/useListParams';

export const VIEWS: readonly CustomerView[] = ['all', 'active', 'locked', 'held'];

/** Search, view and page of the list. */
export function useCustomersAddress() {
  const { params, ...list } = useListParams<'search' | 'view'>();
  const view = VIEWS.find((known) => known === params.get('view')) ?? 'all';
  const search = params.get('search') ?? '';
  return { ...list, view, search, isNarrowed: view !== 'all' || search !== '' };
}

export type CustomersAddress = ReturnType<typeof useCustomersAddress>;
