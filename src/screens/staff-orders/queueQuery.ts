import type { Call } from '#contract/route';
import type { listQueue } from '#contract/staffOrders';

import type { QueueAddress } from './useQueueAddress';

type Query = Omit<Call<typeof listQueue>['query'], 'page' | 'pagination'>;

/** Converts the filters to query parameters; days are those of this computer's time zone. */
export function queueQuery({ queue, wanted }: Pick<QueueAddress, 'queue' | 'wanted'>): Query {
  const { search, from, to, country } = wanted;
  return {
    queue,
    ...(search && { search }),
    ...(from && { from }),
    ...(to && { to }),
    ...((from || to) && { zone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
    ...(country && { country }),
  };
}
