import type { Static } from 'typebox';

import type { listOrders } from '#contract/orders';
import { dayAfter, dayBegins, isTimeZone } from '#domain/days';
import { releasedBy } from '#domain/orders';

import type { Wanted } from '../services/findOrders';
import { Refusal } from '../services/refusal';

type Asked = Pick<
  Static<typeof listOrders.schema.querystring>,
  'search' | 'from' | 'to' | 'zone' | 'status' | 'sort'
>;

/** What a call wants of the history. */
export const wantedIn = ({ status, sort, ...asked }: Asked, now: Date): Wanted => ({
  ...soughtIn(asked),
  status,
  sort,
  releasedBy: releasedBy(now).toISOString(),
});

/** What a call searches orders for: its days are those of its own time zone. */
export function soughtIn({ search = '', from, to, ...asked }: Omit<Asked, 'status' | 'sort'>) {
  const zone = zoneIn(asked);
  return {
    words: search.split(/\s+/).filter(Boolean),
    from: from === undefined ? undefined : begins('from', from, zone),
    until: to === undefined ? undefined : begins('to', to, zone, dayAfter),
  };
}

/** The time zone of a call, UTC where it names none. */
export function zoneIn({ zone = 'UTC' }: Pick<Asked, 'zone'>): string {
  if (!isTimeZone(zone)) throw badField('zone');
  return zone;
}

function begins(field: string, day: string, zone: string, which = (one: string) => one): string {
  if (Number.isNaN(Date.parse(day))) throw badField(field);
  return dayBegins(which(day), zone).toISOString();
}

const badField = (field: string): Refusal =>
  new Refusal(400, 'field.form', { field, params: { field } });
