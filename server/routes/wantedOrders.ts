import type { Static } from 'typebox';

import type { listOrders } from '#contract/orders';
import { dayAfter, startOfDay, isTimeZone } from '#domain/days';
import { releasedBy } from '#domain/orders';

import type { Wanted } from '../services/findOrders';
import { Refusal } from '../services/refusal';

type Asked = Pick<
  Static<typeof listOrders.schema.querystring>,
  'search' | 'from' | 'to' | 'zone' | 'status' | 'sort'
>;

/** Returns what a request selects from the order history. */
export const wantedIn = ({ status, sort, ...asked }: Asked, now: Date): Wanted => ({
  ...soughtIn(asked),
  status,
  sort,
  releasedBy: releasedBy(now).toISOString(),
});

/** Returns the search words and period of a request; its days are in its own time zone. */
export function soughtIn({ search = '', from, to, ...asked }: Omit<Asked, 'status' | 'sort'>) {
  const zone = zoneIn(asked);
  return {
    words: search.split(/\s+/).filter(Boolean),
    from: from === undefined ? undefined : startOfDay(from, zone).toISOString(),
    until: to === undefined ? undefined : startOfDay(dayAfter(to), zone).toISOString(),
  };
}

/** Returns the time zone of a request, UTC by default; 400 if it is unknown. */
export function zoneIn({ zone = 'UTC' }: Pick<Asked, 'zone'>): string {
  if (!isTimeZone(zone)) {
    throw new Refusal(400, 'field.form', { field: 'zone', params: { field: 'zone' } });
  }
  return zone;
}
