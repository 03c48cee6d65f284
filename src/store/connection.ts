import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { api } from '../api/api';
import { bannersApi } from '../api/banners';
import { connectionLost, connectionRestored, selectIsConnectionLost } from '../slices/connection';

import type { AppDispatch, RootState } from './hooks';

/** Milliseconds between two looks whether the server is back. */
const LOOK_EVERY = 3000;

interface Refetchable {
  initiate: (
    args: unknown,
    options: { forceRefetch: boolean; subscribe: boolean },
  ) => ThunkAction<unknown, RootState, unknown, UnknownAction>;
}

const again = { forceRefetch: true, subscribe: false };

/** Says that the server does not answer, and looks every few seconds whether it does again. */
export const loseConnection =
  (): ThunkAction<void, RootState, unknown, UnknownAction> => (dispatch, getState) => {
    if (selectIsConnectionLost(getState())) return;
    dispatch(connectionLost());
    const looking = setInterval(() => {
      if (!selectIsConnectionLost(getState())) clearInterval(looking);
      else void dispatch(bannersApi.endpoints.listBanners.initiate({}, again));
    }, LOOK_EVERY);
  };

/** Only what failed is read anew. */
export const restoreConnection =
  (): ThunkAction<void, RootState, unknown, UnknownAction> => (dispatch, getState) => {
    if (!selectIsConnectionLost(getState())) return;
    dispatch(connectionRestored());
    const endpoints = api.endpoints as Record<string, Refetchable>;
    for (const query of Object.values(getState()[api.reducerPath].queries)) {
      const endpoint = query?.status === 'rejected' && endpoints[query.endpointName ?? ''];
      if (endpoint) (dispatch as AppDispatch)(endpoint.initiate(query.originalArgs, again));
    }
  };
