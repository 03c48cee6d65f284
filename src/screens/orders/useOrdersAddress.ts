import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { ORDER_SORTS, ORDER_STATUSES, type OrderSort, type OrderStatus } from '#domain/orders';
import { readPageNumber } from '#domain/pages';

import { readDay } from '../../features/day-filter/readDay';
import { changedAddress } from '../../ui/changedAddress';

/** What narrows and sorts the history; an empty text leaves it as it is. Days are YYYY-MM-DD. */
export interface OrdersWanted {
  search: string;
  from: string;
  to: string;
  status: OrderStatus | '';
  sort: OrderSort | '';
}

/** Every order there is. */
export const EVERYTHING = { search: '', from: '', to: '', status: '' } as const;

/** Search, dates, status, order and page as they stand in the address, so that a view can be sent to a colleague. */
export function useOrdersAddress() {
  const [address, setAddress] = useSearchParams();
  return useMemo(() => {
    const write = (entries: Record<string, string>, options?: { replace: boolean }) =>
      setAddress(changedAddress(address, entries), options);
    const wanted: OrdersWanted = {
      search: address.get('search') ?? '',
      from: readDay(address.get('from')),
      to: readDay(address.get('to')),
      status: ORDER_STATUSES.find((status) => status === address.get('status')) ?? '',
      sort: ORDER_SORTS.find((sort) => sort === address.get('sort')) ?? '',
    };
    return {
      page: readPageNumber(address.get('page')),
      wanted,
      isNarrowed: Boolean(wanted.search || wanted.from || wanted.to || wanted.status),
      turnTo: (page: number) => write({ page: String(page) }),
      /** Another search starts at the first page, and leaves no step behind it. */
      narrow: (change: Partial<Record<keyof OrdersWanted, string>>) =>
        write({ ...change, page: '' }, { replace: true }),
    };
  }, [address, setAddress]);
}

export type OrdersAddress = ReturnType<typeof useOrdersAddress>;
