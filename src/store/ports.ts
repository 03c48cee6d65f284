import { selectLanguage } from '../slices/language';
import { selectToken, sessionExpired } from '../slices/session';

import { doubtConnection, restoreConnection } from './connection';
import type { AppDispatch, RootState, StorePorts } from './hooks';
import type { SignInGate } from './signInGate';

/** Binds what the calls need to the slices that hold it. */
export const makePorts = (
  gate: SignInGate,
  joinCustomer: StorePorts['joinCustomer'],
): StorePorts => ({
  joinCustomer,
  tokenOf: (state) => selectToken(state as RootState),
  languageOf: (state) => selectLanguage(state as RootState),
  signInAgain: (dispatch) => {
    dispatch(sessionExpired());
    return gate.wait();
  },
  connectionFailed: (dispatch) => {
    void (dispatch as AppDispatch)(doubtConnection());
  },
  connectionWorked: (dispatch) => {
    (dispatch as AppDispatch)(restoreConnection());
  },
});
