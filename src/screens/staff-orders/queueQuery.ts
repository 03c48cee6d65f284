import type { Call } from '#contract/route';
import type { listQueue } from '#contract/staffOrders';
import { localTimeZone } from '#domain/days';

import type { QueueAddress } from './useQueueAddress';

type Query = Omit<Call<typeof listQueue>['query'], 'page' | 'pagination'>;

/** Converts the filters to query parameters; days are those of this computer's time zone. */
export function queueQuery({ queue, filters }: Pick<QueueAddress, 'queue' | 'filters'>): Query {
  const { search, from, to, country } = filters;
  return {
    queue,
    ...(search && { search }),
    ...(from && { from }),
    ...(to && { to }),
    ...((from || to) && { zone: localTimeZone() }),
    ...(country && { country }),
  };
}
