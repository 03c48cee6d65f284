import type { SerializedError } from '@reduxjs/toolkit';

import type { MessageKey, MessageOrText } from '../i18n/messages/en';

import type { CallError } from './callError';

export type Failure = CallError | SerializedError | undefined;

/**
 * A host requires the token but is not among those that the server's settings allow to receive it.
 */
export const TOKEN_WITHHELD = {
  status: 'CUSTOM_ERROR',
  error: 'The token may not be sent there.',
} as const satisfies CallError;

/** HTTP status of a refusal that was sent as a success. */
export const REFUSED = 200;

/** Returns why a call failed: the server's own message, or one of ours if it sent none. */
export function reasonOf(
  error: Failure,
  unreachableKey: MessageKey = 'error.offline',
): MessageOrText {
  if (isUnreachable(error)) return { key: unreachableKey };
  if (statusOf(error) === TOKEN_WITHHELD.status) return { key: 'error.tokenWithheld' };
  const sentence = serverMessageOf(error);
  if (sentence !== undefined) return { text: sentence };
  if (statusOf(error) === 'PARSING_ERROR') return { key: 'error.unreadable' };
  if (isTemporary(error)) return { key: 'error.trouble' };
  if (isNotFound(error)) return { key: 'error.unknown' };
  return { key: typeof statusOf(error) === 'number' ? 'error.refused' : 'error.unreadable' };
}

const statusOf = (error: Failure) => (error && 'status' in error ? error.status : undefined);

/** Whether the server could not be reached, as opposed to having refused. */
export const isUnreachable = (error: Failure): boolean =>
  statusOf(error) === 'FETCH_ERROR' || statusOf(error) === 'TIMEOUT_ERROR';

/** Whether the requested resource does not exist. */
export const isNotFound = (error: Failure): boolean => statusOf(error) === 404;

/** Whether the answer said neither that the change was made nor why it was not. */
export const isUnconfirmed = (error: Failure): boolean =>
  statusOf(error) === REFUSED && serverMessageOf(error) === undefined;

/** Whether the call conflicts with another change. */
export const isConflict = (error: Failure): boolean => statusOf(error) === 409;

/** Whether the resource was changed between being read and being sent. */
export const isStale = (error: Failure): boolean => statusOf(error) === 412;

/** Whether the call's idempotency key was already used for a different call. */
export const isReused = (error: Failure): boolean => statusOf(error) === 422;

/** The server's own message; proxies never send one. */
const serverMessageOf = (error: Failure): string | undefined =>
  error && 'status' in error && typeof error.data?.message === 'string'
    ? error.data.message
    : undefined;

/**
 * Whether the outcome of a call is unknown: there was no response, or it came from something
 * between client and server. Such a call is repeated unchanged.
 */
export const isOutcomeUnknown = (error: Failure): boolean => {
  const status = statusOf(error);
  if (isUnreachable(error) || status === 'PARSING_ERROR') return true;
  const isBusy = typeof status === 'number' && (status === 429 || status > 501);
  return isBusy && serverMessageOf(error) === undefined;
};

/**
 * Whether the same call may succeed later: its outcome is unknown, or the server is busy or
 * failing.
 */
export const isTemporary = (error: Failure): boolean => {
  const status = statusOf(error);
  return (
    isOutcomeUnknown(error) || (typeof status === 'number' && (status === 429 || status >= 500))
  );
};
