import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { api } from '../api/api';
import type { CallError } from '../api/callError';
import { isServerReachable } from '../api/isServerReachable';
import type { Ports } from '../api/ports';
import { isTemporary } from '../api/reasonOf';
import {
  connectionCheckBegan,
  connectionLost,
  connectionRestored,
  retriesBegan,
  retriesEnded,
  selectIsCheckingConnection,
  selectIsConnectionLost,
} from '../slices/connection';

import type { AppDispatch, RootState } from './hooks';

/** Interval for checking whether the server is back, in milliseconds. */
const POLL_MS = 3000;

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
 * Handles a call without a response: a check determines whether only that call failed or the whole
 * server is unreachable. While it is, the check is repeated every few seconds.
 */
export const checkConnection = (): ConnectionThunk<Promise<void>> => async (dispatch, getState) => {
  if (selectIsCheckingConnection(getState()) || selectIsConnectionLost(getState())) return;
  dispatch(connectionCheckBegan());
  const isReachable = await isServerReachable();
  dispatch(isReachable ? connectionRestored() : connectionLost());
  while (selectIsConnectionLost(getState())) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    if (await isServerReachable()) dispatch(restoreConnection());
  }
};

type Query = NonNullable<RootState[typeof api.reducerPath]['queries'][string]>;

const refetchQueries =
  (isMeant: (query: Query) => boolean): ConnectionThunk<void> =>
  (dispatch, getState) => {
    const endpoints = api.endpoints as Record<string, Refetchable>;
    for (const query of Object.values(getState()[api.reducerPath].queries)) {
      const endpoint = endpoints[query?.endpointName ?? ''];
      if (!query || !endpoint || !isMeant(query)) continue;
      (dispatch as AppDispatch)(endpoint.initiate(query.originalArgs, again));
    }
  };

/** The server responds again; only calls that failed because of it are refetched. */
export const restoreConnection = (): ConnectionThunk<void> => (dispatch, getState) => {
  if (!selectIsConnectionLost(getState())) return;
  dispatch(connectionRestored());
  dispatch(
    refetchQueries(({ status, error }) => status === 'rejected' && isTemporary(error as CallError)),
  );
};

/** Refetches every cached response, because the data the page was rendered from is stale. */
export const refetchAll = (): ConnectionThunk<void> =>
  refetchQueries(({ status }) => status === 'fulfilled');

/** How the calls of a store report on the connection. */
export const connectionPorts = {
  connectionFailed: (dispatch) => dispatch(checkConnection() as never),
  connectionWorked: (dispatch) => dispatch(restoreConnection() as never),
  retriesBegan: (dispatch) => dispatch(retriesBegan() as never),
  retriesEnded: (dispatch) => dispatch(retriesEnded() as never),
} satisfies Partial<Ports>;
