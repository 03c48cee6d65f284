import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { COUNTRIES, type Country } from '#domain/countries';
import { readPageNumber } from '#domain/pages';

import { QUEUES } from '#domain/queues';

import { readDay } from '../../features/day-filter/readDay';
import { changedAddress } from '../../ui/changedAddress';

/** What narrows a queue; an empty text leaves it as it is. Days are YYYY-MM-DD. */
interface QueueWanted {
  search: string;
  from: string;
  to: string;
  country: Country | '';
}

/** Queue, search, filters and page as they stand in the address, so that a view can be sent to a colleague. */
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
      /** Where the same search stands for another queue. */
      ofQueue: (queue: string) => `?${changed({ queue, page: '' })}`,
      turnTo: (page: number) => setAddress(changed({ page: String(page) })),
      narrow: (change: Partial<Record<keyof QueueWanted, string>>) =>
        setAddress(changed({ ...change, page: '' }), { replace: true }),
    };
  }, [address, setAddress]);
}

export type QueueAddress = ReturnType<typeof useQueueAddress>;
