import type { Ports } from '../api/ports';
import { connectionLost, connectionRestored, selectIsConnectionLost } from '../slices/connection';
import { selectLanguage } from '../slices/language';
import { selectToken, sessionExpired } from '../slices/session';

import type { SignInGate } from './signInGate';
import type { RootState } from './store';

/** Binds what the calls need to the slices that hold it. */
export const makePorts = (gate: SignInGate): Ports => ({
  tokenOf: (state) => selectToken(state as RootState),
  languageOf: (state) => selectLanguage(state as RootState),
  signInAgain: (dispatch) => {
    dispatch(sessionExpired());
    return gate.wait();
  },
  connectionFailed: (dispatch) => {
    dispatch(connectionLost());
  },
  connectionWorked: (dispatch, getState) => {
    if (selectIsConnectionLost(getState() as RootState)) dispatch(connectionRestored());
  },
});
