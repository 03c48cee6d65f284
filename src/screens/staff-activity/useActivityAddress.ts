import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { ACTIVITY_KINDS, type ActivityKind } from '#domain/activity';
import { localTimeZone } from '#domain/days';

import type { ActivityQuery } from '../../api/staffActivity';
import { parseDay } from '../../features/day-filter/parseDay';
import { withQueryParams } from '../../ui/withQueryParams';

/** Filters of the activity log; an empty string means unset. Days are YYYY-MM-DD. */
interface ActivityFilterValues {
  kind: ActivityKind | '';
  actor: string;
  subject: string;
  from: string;
  to: string;
}

/** Filters and cursor, stored in the URL so that a view can be shared. */
export function useActivityAddress() {
  const [searchParams, setSearchParams] = useSearchParams();
  return useMemo(() => {
    const updatedParams = (entries: Record<string, string>) =>
      withQueryParams(searchParams, entries);
    const filters: ActivityFilterValues = {
      kind: ACTIVITY_KINDS.find((kind) => kind === searchParams.get('kind')) ?? '',
      actor: searchParams.get('actor') ?? '',
      subject: searchParams.get('subject') ?? '',
      from: parseDay(searchParams.get('from')),
      to: parseDay(searchParams.get('to')),
    };
    return {
      filters,
      after: searchParams.get('after') ?? '',
      isNarrowed: Object.values(filters).some((text) => text !== ''),
      /** Returns the link to another page of the same view; an empty cursor is the first page. */
      linkAfter: (after: string) => `?${updatedParams({ after })}`,
      narrow: (change: Partial<Record<keyof ActivityFilterValues, string>>) =>
        setSearchParams(updatedParams({ ...change, after: '' }), { replace: true }),
    };
  }, [searchParams, setSearchParams]);
}

export type ActivityAddress = ReturnType<typeof useActivityAddress>;

/** Converts the filters to query parameters; days are those of this computer's time zone. */
export function activityQuery({
  kind,
  actor,
  subject,
  from,
  to,
}: ActivityFilterValues): ActivityQuery {
  return {
    ...(kind && { kind }),
    ...(actor && { actor }),
    ...(subject && { subject }),
    ...(from && { from }),
    ...(to && { to }),
    ...((from || to) && { zone: localTimeZone() }),
  };
}
