import type { SerializedError } from '@reduxjs/toolkit';

import type { MessageKey, Said } from '../i18n/messages/en';

import type { CallError } from './baseQuery';

export type Failure = CallError | SerializedError | undefined;

/** Why a call failed: the server's own sentence, or one of ours where it wrote none. */
export function reasonOf(error: Failure, unanswered: MessageKey = 'error.offline'): Said {
  if (isUnreachable(error)) return { key: unanswered };
  if (error && 'status' in error && typeof error.data?.message === 'string') {
    return { text: error.data.message };
  }
  if (isPassing(error)) return { key: 'error.trouble' };
  if (isUnknown(error)) return { key: 'error.unknown' };
  const isRefusal = error && 'status' in error && typeof error.status === 'number';
  return { key: isRefusal ? 'error.refused' : 'error.unreadable' };
}

/** The server could not be reached, as opposed to having refused. */
export const isUnreachable = (error: Failure): boolean =>
  error !== undefined &&
  'status' in error &&
  (error.status === 'FETCH_ERROR' || error.status === 'TIMEOUT_ERROR');

/** The server knows of no such thing. */
export const isUnknown = (error: Failure): boolean =>
  error !== undefined && 'status' in error && error.status === 404;

/** Somebody else was faster. */
export const isConflict = (error: Failure): boolean =>
  error !== undefined && 'status' in error && error.status === 409;

/** The same call may work in a while: no answer, too many calls, or a server in trouble. */
export const isPassing = (error: Failure): boolean =>
  isUnreachable(error) ||
  (error !== undefined &&
    'status' in error &&
    typeof error.status === 'number' &&
    (error.status === 429 || error.status >= 500));

/** The key of the call has been used for another. */
export const isReused = (error: Failure): boolean =>
  error !== undefined && 'status' in error && error.status === 422;
