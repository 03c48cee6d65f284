import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { COUNTRIES, type Country } from '#domain/countries';
import { readPageNumber } from '#domain/pages';

import { QUEUES } from '#domain/queues';

import { readDay } from '../../features/day-filter/readDay';
import { changedAddress } from '../../ui/changedAddress';

/** Filters of a queue; an empty string means unset. Days are YYYY-MM-DD. */
interface QueueWanted {
  search: string;
  from: string;
  to: string;
  country: Country | '';
}

/** Queue, search, filters and page, stored in the URL so that a view can be shared. */
export function useQueueAddress() {
  const [address, setAddress] = useSearchParams();
  return useMemo(() => {
    const changed = (entries: Record<string, string>) => changedAddress(address, entries);
    const queue = QUEUES.find((queue) => queue === address.get('queue')) ?? QUEUES[0];
    const wanted: QueueWanted = {
      search: address.get('search') ?? '',
      from: readDay(address.get('from')),
      to: readDay(address.get('to')),
      country: COUNTRIES.find((country) => country === address.get('country')) ?? '',
    };
    return {
      queue,
      wanted,
      isNarrowed: Object.values(wanted).some((text) => text !== ''),
      page: readPageNumber(address.get('page')),
      query: address.toString(),
      /** Returns the link to the same search in another queue. */
      ofQueue: (queue: string) => `?${changed({ queue, page: '' })}`,
      turnTo: (page: number) => setAddress(changed({ page: String(page) })),
      narrow: (change: Partial<Record<keyof QueueWanted, string>>) =>
        setAddress(changed({ ...change, page: '' }), { replace: true }),
    };
  }, [address, setAddress]);
}

export type QueueAddress = ReturnType<typeof useQueueAddress>;
