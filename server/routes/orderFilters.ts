import type { Static } from 'typebox';

import type { listOrders } from '#contract/orders';
import { dayAfter, startOfDay, isTimeZone } from '#domain/days';
import { releaseCutoff } from '#domain/orders';

import { Refusal } from '../services/actions/refusal';
import type { OrderFilters } from '../services/orders/findOrders';
import { storedIdOf, type Orderers } from '../services/orders/orderers';

type OrderQuery = Pick<
  Static<typeof listOrders.schema.querystring>,
  'search' | 'from' | 'to' | 'zone' | 'status' | 'sort' | 'ordered_by'
>;

/** Returns what a request selects from the order history. */
export const orderFiltersOf = (
  { status: state, sort, ordered_by, ...filters }: OrderQuery,
  now: Date,
  orderers: Orderers,
): OrderFilters => ({
  ...searchFiltersOf(filters),
  state,
  sort,
  // Somebody else's id finds nothing.
  storedUserId:
    ordered_by === undefined ? undefined : (storedIdOf(orderers, ordered_by) ?? ordered_by),
  releasedBy: releaseCutoff(now).toISOString(),
});

/** Returns the search words and period of a request; its days are in its own time zone. */
export function searchFiltersOf({
  search = '',
  from,
  to,
  ...filters
}: Omit<OrderQuery, 'status' | 'sort' | 'ordered_by'>) {
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
