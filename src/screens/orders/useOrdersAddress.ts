import { ORDER_STATES, type OrderState } from '#domain/fulfilment';
import { ORDER_SORTS, type OrderSort } from '#domain/orders';

import { parseDay } from '../../features/day-filter/parseDay';
import { useListParams } from '../../features/paging/useListParams';

/** Filters and sort order of the history; an empty string means unset. Days are YYYY-MM-DD. */
export interface OrdersFilterValues {
  search: string;
  from: string;
  to: string;
  status: OrderState | '';
  sort: OrderSort | '';
  /** The user id of whoever placed the orders. */
  ordered_by: string;
}

/** Values that clear every filter. */
export const NO_FILTERS = { search: '', from: '', to: '', status: '', ordered_by: '' } as const;

/** Search, dates, status, sort order and page of the list. */
export function useOrdersAddress() {
  const { params, ...list } = useListParams<keyof OrdersFilterValues>();
  const filters: OrdersFilterValues = {
    search: params.get('search') ?? '',
    from: parseDay(params.get('from')),
    to: parseDay(params.get('to')),
    status: ORDER_STATES.find((status) => status === params.get('status')) ?? '',
    ordered_by: params.get('ordered_by') ?? '',
    sort: ORDER_SORTS.find((sort) => sort === params.get('sort')) ?? '',
  };
  return {
    ...list,
    filters,
    isNarrowed: Boolean(
      filters.search || filters.from || filters.to || filters.status || filters.ordered_by,
    ),
  };
}

export type OrdersAddress = ReturnType<typeof useOrdersAddress>;
