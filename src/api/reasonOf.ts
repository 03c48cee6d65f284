import type { SerializedError } from '@reduxjs/toolkit';

import type { CallError } from './baseQuery';

/** The server's own words for a refusal, or the plain reason why no answer came. */
export function reasonOf(error: CallError | SerializedError | undefined): string {
  if (!error) return '';
  if ('status' in error) {
    if (error.data?.message) return error.data.message;
    return typeof error.status === 'number' ? `HTTP ${error.status}` : (error.error ?? '');
  }
  return error.message ?? '';
}

/** The server could not be reached, as opposed to having refused. */
export const isUnreachable = (error: CallError | SerializedError | undefined): boolean =>
  error !== undefined &&
  'status' in error &&
  (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR');

/** The server knows of no such thing. */
export const isUnknown = (error: CallError | SerializedError | undefined): boolean =>
  error !== undefined && 'status' in error && error.status === 404;

/** Somebody else was faster. */
export const isConflict = (error: CallError | SerializedError | undefined): boolean =>
  error !== undefined && 'status' in error && error.status === 409;

/** The same call may work in a while: no answer, too many calls, or a server in trouble. */
export const isPassing = (error: CallError | SerializedError | undefined): boolean =>
  isUnreachable(error) ||
  (error !== undefined &&
    'status' in error &&
    typeof error.status === 'number' &&
    (error.status === 429 || error.status >= 500));

/** The key of the call has been used for another. */
export const isReused = (error: CallError | SerializedError | undefined): boolean =>
  error !== undefined && 'status' in error && error.status === 422;
