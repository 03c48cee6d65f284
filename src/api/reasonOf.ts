import type { SerializedError } from '@reduxjs/toolkit';

import type { MessageKey, Said } from '../i18n/messages/en';

import type { CallError } from './callError';

export type Failure = CallError | SerializedError | undefined;

/** A host that asks for the token, and that the server's settings do not name among those that may be sent it. */
export const TOKEN_WITHHELD = {
  status: 'CUSTOM_ERROR',
  error: 'The token may not be sent there.',
} as const satisfies CallError;

/** Why a call failed: the server's own sentence, or one of ours where it wrote none. */
export function reasonOf(error: Failure, unanswered: MessageKey = 'error.offline'): Said {
  if (isUnreachable(error)) return { key: unanswered };
  if (statusOf(error) === TOKEN_WITHHELD.status) return { key: 'error.tokenWithheld' };
  const sentence = sentenceOf(error);
  if (sentence !== undefined) return { text: sentence };
  if (statusOf(error) === 'PARSING_ERROR') return { key: 'error.unreadable' };
  if (isPassing(error)) return { key: 'error.trouble' };
  if (isUnknown(error)) return { key: 'error.unknown' };
  return { key: typeof statusOf(error) === 'number' ? 'error.refused' : 'error.unreadable' };
}

const statusOf = (error: Failure) => (error && 'status' in error ? error.status : undefined);

/** The server could not be reached, as opposed to having refused. */
export const isUnreachable = (error: Failure): boolean =>
  statusOf(error) === 'FETCH_ERROR' || statusOf(error) === 'TIMEOUT_ERROR';

/** The server knows of no such thing. */
export const isUnknown = (error: Failure): boolean => statusOf(error) === 404;

/** Somebody else was faster. */
export const isConflict = (error: Failure): boolean => statusOf(error) === 409;

/** It has been changed between being read and being sent. */
export const isStale = (error: Failure): boolean => statusOf(error) === 412;

/** The key of the call has been used for another. */
export const isReused = (error: Failure): boolean => statusOf(error) === 422;

/** The server's own sentence: only it writes one. */
const sentenceOf = (error: Failure): string | undefined =>
  error && 'status' in error && typeof error.data?.message === 'string'
    ? error.data.message
    : undefined;

/**
 * Nothing tells that the call was refused, and nothing that it was carried out: no answer, or one that
 * something on the way to the server has written. It is repeated as it was.
 */
export const isUndecided = (error: Failure): boolean => {
  const status = statusOf(error);
  if (isUnreachable(error) || status === 'PARSING_ERROR') return true;
  const isBusy = typeof status === 'number' && (status === 429 || status > 501);
  return isBusy && sentenceOf(error) === undefined;
};

/** The same call may work in a while: it is undecided, or the server is busy or in trouble. */
export const isPassing = (error: Failure): boolean => {
  const status = statusOf(error);
  return isUndecided(error) || (typeof status === 'number' && (status === 429 || status >= 500));
};
