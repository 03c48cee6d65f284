import type { Static } from 'typebox';

import type { listOrders } from '#contract/orders';
import { dayAfter, startOfDay, isTimeZone } from '#domain/days';
import { releaseCutoff } from '#domain/orders';

import { Refusal } from '../services/actions/refusal';
import type { OrderFilters } from '../services/orders/findOrders';

type OrderQuery = Pick<
  Static<typeof listOrders.schema.querystring>,
  'search' | 'from' | 'to' | 'zone' | 'status' | 'sort'
>;

/** Returns what a request selects from the order history. */
export const orderFiltersOf = (
  { status: state, sort, ...filters }: OrderQuery,
  now: Date,
): OrderFilters => ({
  ...searchFiltersOf(filters),
  state,
  sort,
  releasedBy: releaseCutoff(now).toISOString(),
});

/** Returns the search words and period of a request; its days are in its own time zone. */
export function searchFiltersOf({
  search = '',
  from,
  to,
  ...filters
}: Omit<OrderQuery, 'status' | 'sort'>) {
  const zone = timeZoneOf(filters);
  return {
    words: search.split(/\s+/).filter(Boolean),
    from: from === undefined ? undefined : startOfDay(from, zone).toISOString(),
    until: to === undefined ? undefined : startOfDay(dayAfter(to), zone).toISOString(),
  };
}

/** Returns the time zone of a request, UTC by default; 400 if it is unknown. */
export function timeZoneOf({ zone = 'UTC' }: Pick<OrderQuery, 'zone'>): string {
  if (!isTimeZone(zone)) {
    throw new Refusal(400, 'field.form', { field: 'zone', params: { field: 'zone' } });
  }
  return zone;
}
