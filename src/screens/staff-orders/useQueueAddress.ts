import type { Call } from '#contract/route';
import type { listQueue } from '#contract/staffOrders';
import { COUNTRIES, type Country } from '#domain/countries';
import { localTimeZone } from '#domain/days';
import { QUEUE_SORT_COLUMNS } from '#domain/deskSorting';
import { QUEUES } from '#domain/queues';

import { parseDay } from '../../features/day-filter/parseDay';
import { sortingOfList } from '../../features/paging/sortingOfList';
import { useListParams } from '../../features/paging/useListParams';

/** Filters of a queue; an empty string means unset. Days are YYYY-MM-DD. */
interface QueueFilterValues {
  search: string;
  from: string;
  to: string;
  country: Country | '';
  /** '1' for late orders only. */
  late: '1' | '';
}

/** Queue, search, filters, sorting and page of the list. */
export function useQueueAddress() {
  const list = useListParams<'queue' | 'sort' | keyof QueueFilterValues>();
  const { params } = list;
  const filters: QueueFilterValues = {
    search: params.get('search') ?? '',
    from: parseDay(params.get('from')),
    to: parseDay(params.get('to')),
    country: COUNTRIES.find((country) => country === params.get('country')) ?? '',
    late: params.get('late') ? '1' : '',
  };
  return {
    ...list,
    queue: QUEUES.find((queue) => queue === params.get('queue')) ?? QUEUES[0],
    filters,
    sorted: sortingOfList(list, QUEUE_SORT_COLUMNS),
    isNarrowed: Object.values(filters).some((text) => text !== ''),
  };
}

export type QueueAddress = ReturnType<typeof useQueueAddress>;

type Query = Omit<Call<typeof listQueue>['query'], 'page' | 'pagination'>;

/** Converts the filters to query parameters; days are those of this computer's time zone. */
export function queueQuery({ queue, filters }: Pick<QueueAddress, 'queue' | 'filters'>): Query {
  const { search, from, to, country, late } = filters;
  return {
    queue,
    ...(search && { search }),
    ...(from && { from }),
    ...(to && { to }),
    ...((from || to) && { zone: localTimeZone() }),
    ...(country && { country }),
    ...(late && { late: true }),
  };
}
