import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { api } from '../api/api';
import type { CallError } from '../api/callError';
import { isServerThere } from '../api/isServerThere';
import { isPassing } from '../api/reasonOf';
import {
  connectionDoubted,
  connectionLost,
  connectionRestored,
  selectIsConnectionDoubted,
  selectIsConnectionLost,
} from '../slices/connection';

import type { AppDispatch, RootState } from './hooks';

/** Milliseconds between two looks whether the server is back. */
const LOOK_EVERY = 3000;

interface Refetchable {
  initiate: (
    args: unknown,
    options: { forceRefetch: boolean; subscribe: boolean },
  ) => ThunkAction<unknown, RootState, unknown, UnknownAction>;
}

type Connected = Pick<RootState, 'connection' | typeof api.reducerPath>;
type ConnectionThunk<Result> = ThunkAction<Result, Connected, unknown, UnknownAction>;

const again = { forceRefetch: true, subscribe: false };

/**
 * A call had no answer: one look tells whether it is that call's own trouble or the whole
 * server's. While the server does not answer, it is looked for every few seconds.
 */
export const doubtConnection = (): ConnectionThunk<Promise<void>> => async (dispatch, getState) => {
  if (selectIsConnectionDoubted(getState()) || selectIsConnectionLost(getState())) return;
  dispatch(connectionDoubted());
  const isThere = await isServerThere();
  if (!selectIsConnectionDoubted(getState())) return;
  dispatch(isThere ? connectionRestored() : connectionLost());
  while (selectIsConnectionLost(getState())) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    if (await isServerThere()) dispatch(restoreConnection());
  }
};

type Query = NonNullable<RootState[typeof api.reducerPath]['queries'][string]>;

const askAgain =
  (isMeant: (query: Query) => boolean): ConnectionThunk<void> =>
  (dispatch, getState) => {
    const endpoints = api.endpoints as Record<string, Refetchable>;
    for (const query of Object.values(getState()[api.reducerPath].queries)) {
      const endpoint = endpoints[query?.endpointName ?? ''];
      if (!query || !endpoint || !isMeant(query)) continue;
      (dispatch as AppDispatch)(endpoint.initiate(query.originalArgs, again));
    }
  };

/** The server answers; only what failed for want of it is read anew. */
export const restoreConnection = (): ConnectionThunk<void> => (dispatch, getState) => {
  if (!selectIsConnectionLost(getState())) return;
  dispatch(connectionRestored());
  dispatch(askAgain(({ status, error }) => status === 'rejected' && isPassing(error as CallError)));
};

/** What the page was drawn from is no longer so. */
export const renewAnswers = (): ConnectionThunk<void> =>
  askAgain(({ status }) => status === 'fulfilled');
