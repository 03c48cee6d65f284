import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { COUNTRIES, type Country } from '#domain/countries';
import { parsePageNumber } from '#domain/pages';
import { QUEUES } from '#domain/queues';

import { parseDay } from '../../features/day-filter/parseDay';
import { withQueryParams } from '../../ui/withQueryParams';

/** Filters of a queue; an empty string means unset. Days are YYYY-MM-DD. */
interface QueueFilterValues {
  search: string;
  from: string;
  to: string;
  country: Country | '';
}

/** Queue, search, filters and page, stored in the URL so that a view can be shared. */
export function useQueueAddress() {
  const [searchParams, setSearchParams] = useSearchParams();
  return useMemo(() => {
    const updatedParams = (entries: Record<string, string>) =>
      withQueryParams(searchParams, entries);
    const queue = QUEUES.find((queue) => queue === searchParams.get('queue')) ?? QUEUES[0];
    const filters: QueueFilterValues = {
      search: searchParams.get('search') ?? '',
      from: parseDay(searchParams.get('from')),
      to: parseDay(searchParams.get('to')),
      country: COUNTRIES.find((country) => country === searchParams.get('country')) ?? '',
    };
    return {
      queue,
      filters,
      isNarrowed: Object.values(filters).some((text) => text !== ''),
      page: parsePageNumber(searchParams.get('page')),
      query: searchParams.toString(),
      /** Returns the link to the same search in another queue. */
      linkToQueue: (queue: string) => `?${updatedParams({ queue, page: '' })}`,
      turnTo: (page: number) => setSearchParams(updatedParams({ page: String(page) })),
      narrow: (change: Partial<Record<keyof QueueFilterValues, string>>) =>
        setSearchParams(updatedParams({ ...change, page: '' }), { replace: true }),
    };
  }, [searchParams, setSearchParams]);
}

export type QueueAddress = ReturnType<typeof useQueueAddress>;
