import { featuresApi } from '../api/features';
import { RETRIES } from '../api/ports';
import { selectLanguage } from '../slices/language';
import { selectToken, sessionExpired } from '../slices/session';

import { connectionPorts } from './connection';
import type { AppDispatch, RootState, StorePorts } from './hooks';
import type { SignInGate } from './signInGate';

const { listFeatures } = featuresApi.endpoints;

/** Connects what the API needs to the slices that provide it. */
export const makePorts = (
  gate: SignInGate,
  joinCustomer: StorePorts['joinCustomer'],
): StorePorts => ({
  fetch: (request) => window.early?.take?.(request as Request) ?? fetch(request),
  retries: RETRIES,
  warn: (...args) => console.warn(...args),
  joinCustomer,
  tokenOf: (state) => selectToken(state as RootState),
  languageOf: (state) => selectLanguage(state as RootState),
  signInAgain: (dispatch) => {
    dispatch(sessionExpired());
    return gate.wait();
  },
  isAble: async (dispatch, feature) => {
    const asking = listFeatures.initiate(undefined, { subscribe: false });
    const { data } = await (dispatch as AppDispatch)(asking);
    return data?.includes(feature);
  },
  ...connectionPorts,
});
