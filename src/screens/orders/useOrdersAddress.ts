import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { ORDER_SORTS, ORDER_STATUSES, type OrderSort, type OrderStatus } from '#domain/orders';
import { parsePageNumber } from '#domain/pages';

import { parseDay } from '../../features/day-filter/parseDay';
import { withQueryParams } from '../../ui/withQueryParams';

/** Filters and sort order of the history; an empty string means unset. Days are YYYY-MM-DD. */
export interface OrdersFilterValues {
  search: string;
  from: string;
  to: string;
  status: OrderStatus | '';
  sort: OrderSort | '';
}

/** Values that clear every filter. */
export const NO_FILTERS = { search: '', from: '', to: '', status: '' } as const;

/** Search, dates, status, sort order and page, stored in the URL so that a view can be shared. */
export function useOrdersAddress() {
  const [searchParams, setSearchParams] = useSearchParams();
  return useMemo(() => {
    const updateUrl = (entries: Record<string, string>, options?: { replace: boolean }) =>
      setSearchParams(withQueryParams(searchParams, entries), options);
    const filters: OrdersFilterValues = {
      search: searchParams.get('search') ?? '',
      from: parseDay(searchParams.get('from')),
      to: parseDay(searchParams.get('to')),
      status: ORDER_STATUSES.find((status) => status === searchParams.get('status')) ?? '',
      sort: ORDER_SORTS.find((sort) => sort === searchParams.get('sort')) ?? '',
    };
    return {
      page: parsePageNumber(searchParams.get('page')),
      filters,
      isNarrowed: Boolean(filters.search || filters.from || filters.to || filters.status),
      turnTo: (page: number) => updateUrl({ page: String(page) }),
      /** Returns to the first page, and replaces the current entry of the browser history. */
      narrow: (change: Partial<Record<keyof OrdersFilterValues, string>>) =>
        updateUrl({ ...change, page: '' }, { replace: true }),
    };
  }, [searchParams, setSearchParams]);
}

export type OrdersAddress = ReturnType<typeof useOrdersAddress>;
