import { localTimeZone } from '#domain/days';

import type { useCustomer } from '../../store/useMarket';

import type { OrdersFilterValues } from './useOrdersAddress';

/**
 * Returns the query for the order list; unset filters are omitted, and days are those of this
 * machine's time zone.
 */
export const ordersQuery = (
  { user_id, lang }: ReturnType<typeof useCustomer>,
  { search, from, to, status, sort, ordered_by }: OrdersFilterValues,
) => ({
  user_id,
  lang,
  ...(search && { search }),
  ...(from && { from }),
  ...(to && { to }),
  ...((from || to) && { zone: localTimeZone() }),
  ...(status && { status }),
  ...(sort && { sort }),
  ...(ordered_by && { ordered_by }),
});

/**
 * Returns the query for the export, which always includes the time zone for the dates in the file.
 */
export const exportQuery = (
  customer: ReturnType<typeof useCustomer>,
  filters: OrdersFilterValues,
) => ({
  ...ordersQuery(customer, filters),
  zone: localTimeZone(),
});
