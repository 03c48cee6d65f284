import type { ReactNode } from 'react';

import type { Failure } from '../api/reasonOf';

import { LoadError } from './LoadError';
import { TableSkeleton } from './TableSkeleton';

/** A query's hook result. */
export interface QueryState<Data> {
  data?: Data | undefined;
  currentData?: Data | undefined;
  error?: Failure;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Returns what a query has found; while other arguments load, what it found with the earlier ones. */
export const foundBy = <Data,>({ data, currentData, error }: QueryState<Data>): Data | undefined =>
  currentData ?? (error ? undefined : data);

interface LoadedProps<Data> {
  query: QueryState<Data>;
  /** Number of rows of the placeholder. */
  rows?: number;
  /** Whether it is a whole screen. */
  isPage?: boolean;
  children: (data: Data) => ReactNode;
}

/** Renders what a query has found, or a placeholder, or why it could not be loaded. */
export function Loaded<Data>({ query, rows, isPage, children }: LoadedProps<Data>) {
  const found = foundBy(query);
  if (found !== undefined) return children(found);
  const { error, refetch } = query;
  if (error) return <LoadError error={error} onRetry={() => void refetch()} isPage={isPage} />;
  return <TableSkeleton rows={rows} />;
}
