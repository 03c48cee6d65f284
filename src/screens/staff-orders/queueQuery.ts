import type { Call } from '#contract/route';
import type { listQueue } from '#contract/staffOrders';

import type { QueueAddress } from './useQueueAddress';

type Query = Omit<Call<typeof listQueue>['query'], 'page' | 'pagination'>;

/** What the address asks for, as it travels; days are those of this computer. */
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
