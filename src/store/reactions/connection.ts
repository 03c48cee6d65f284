import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';

import { api } from '../../api/api';
import {
  connectionLost,
  connectionRestored,
  selectIsConnectionLost,
} from '../../slices/connection';

import type { RootState } from '../store';

import type { When } from './reactions';

/** Milliseconds between two looks whether the server is back. */
const LOOK_EVERY = 3000;

/** While the server does not answer it is asked again; once it does, only what failed is read anew. */
export function reactToConnection(when: When) {
  when({
    actionCreator: connectionLost,
    effect: async (_lost, { dispatch, getState, getOriginalState, delay }) => {
      if (selectIsConnectionLost(getOriginalState())) return;
      while (selectIsConnectionLost(getState())) {
        await delay(LOOK_EVERY);
        const { accountApi } = await import('../../api/account');
        const look = dispatch(
          accountApi.endpoints.listFeatures.initiate(undefined, {
            forceRefetch: true,
            subscribe: false,
          }),
        );
        await look;
      }
    },
  });

  when({
    actionCreator: connectionRestored,
    effect: (_restored, { dispatch, getState }) => {
      for (const query of Object.values(getState()[api.reducerPath].queries)) {
        if (query?.status !== 'rejected' || !query.endpointName) continue;
        const endpoints = api.endpoints as Record<string, Refetchable>;
        const endpoint = endpoints[query.endpointName];
        if (endpoint) {
          void dispatch(
            endpoint.initiate(query.originalArgs, { forceRefetch: true, subscribe: false }),
          );
        }
      }
    },
  });
}

interface Refetchable {
  initiate: (
    args: unknown,
    options: { forceRefetch: boolean; subscribe: boolean },
  ) => ThunkAction<unknown, RootState, unknown, UnknownAction>;
}
