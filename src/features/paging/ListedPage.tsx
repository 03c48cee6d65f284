import type { ReactNode } from 'react';

import { DEFAULT_PAGE_SIZE, lastPage } from '#domain/pages';

import type { Failure } from '../../api/reasonOf';
import { LoadError } from '../../ui/LoadError';
import { RedirectToLastPage } from '../../ui/RedirectToLastPage';

/** A page of a list. */
export interface Listed<Found> {
  /** While a page loads, the one before. */
  found: Found | undefined;
  isFetching: boolean;
  last: number;
  /** Rendered in place of the list if it could not be loaded. */
  failure: ReactNode;
}

interface ListedPageProps<Found> {
  query: {
    data?: Found | undefined;
    currentData?: Found | undefined;
    error?: Failure;
    isFetching: boolean;
    refetch: () => void;
  };
  /** The requested page. */
  page: number;
  children: (listed: Listed<Found>) => ReactNode;
}

/** Renders a page of a query, or redirects if the list does not or no longer has it. */
export function ListedPage<Found extends { total: number }>(props: ListedPageProps<Found>) {
  const { query, page, children } = props;
  const { data, currentData, error, isFetching, refetch } = query;
  const found = currentData ?? (error ? undefined : data);
  const last = lastPage(found?.total ?? 0, DEFAULT_PAGE_SIZE);
  if (currentData && page > last) return <RedirectToLastPage last={last} />;
  const failure = error && !found && <LoadError error={error} onRetry={refetch} />;
  return children({ found, isFetching, last, failure });
}
