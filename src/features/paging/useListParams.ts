import { useSearchParams } from 'react-router';

import { parsePageNumber } from '#domain/pages';

import { withQueryParams } from '../../ui/withQueryParams';

/** The page of a list and what narrows it, stored in the URL so that a view can be shared. */
export function useListParams<Name extends string>() {
  const [params, setParams] = useSearchParams();
  const onFirstPage = (change: Partial<Record<Name, string>>) =>
    withQueryParams(params, { ...(change as Record<Name, string>), page: '' });
  return {
    params,
    query: params.toString(),
    page: parsePageNumber(params.get('page')),
    /** Returns the link to another view of the list. */
    linkTo: (change: Partial<Record<Name, string>>) => `?${onFirstPage(change)}`,
    turnTo: (page: number) => setParams(withQueryParams(params, { page: String(page) })),
    /** Replaces the current entry of the browser history. */
    narrow: (change: Partial<Record<Name, string>>) =>
      setParams(onFirstPage(change), { replace: true }),
  };
}
