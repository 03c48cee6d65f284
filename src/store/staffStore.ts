import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';

import { api } from '../api/api';
import { RETRIES, type Ports } from '../api/ports';
import { connectionSlice } from '../slices/connection';
import { deskKeysSlice } from '../slices/deskKeys';
import { languageSlice, selectLanguage } from '../slices/language';
import { noticesSlice } from '../slices/notices';
import {
  selectStaffToken,
  staffSessionExpired,
  staffSessionSlice,
  staffSignedOut,
} from '../slices/staffSession';

import { connectionPorts } from './connection';
import { deskKeysEntry, staffEntry } from './persistence/staffEntry';
import { makeSignInGate, type SignInGate } from './signInGate';

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  staffSession: staffSessionSlice.reducer,
  language: languageSlice.reducer,
  connection: connectionSlice.reducer,
  notices: noticesSlice.reducer,
  deskKeys: deskKeysSlice.reducer,
});
export type StaffState = ReturnType<typeof reducer>;

/** Calls from staff screens carry the staff token, the only one in this store. */
const makeStaffPorts = (gate: SignInGate): Ports => ({
  fetch: (...args) => fetch(...args),
  retries: RETRIES,
  warn: (...args) => console.warn(...args),
  tokenOf: (state) => selectStaffToken(state as StaffState),
  languageOf: (state) => selectLanguage(state as StaffState),
  signInAgain: (dispatch) => {
    dispatch(staffSessionExpired());
    return gate.wait();
  },
  // The staff screens ship together with their server.
  isAble: async () => true,
  ...connectionPorts,
});

/** Creates the store of the staff screens, which share nothing with a customer's except the tab. */
export function makeStaffStore() {
  const { session, language } = staffEntry.read();
  const gate = makeSignInGate();
  const store = configureStore({
    reducer,
    preloadedState: {
      staffSession: { session, isExpired: false },
      language: { selected: language },
      deskKeys: { areOn: deskKeysEntry.read() },
    },
    devTools: false,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: makeStaffPorts(gate) },
        serializableCheck: { ignoredActionPaths: ['meta.arg', 'meta.baseQueryMeta'] },
      }).concat(api.middleware),
  });
  let before = store.getState();
  store.subscribe(() => {
    const now = store.getState();
    const { staffSession, language, deskKeys } = now;
    if (staffSession !== before.staffSession || language !== before.language) {
      staffEntry.write({ session: staffSession.session, language: language.selected });
    }
    if (deskKeys !== before.deskKeys) deskKeysEntry.write(deskKeys.areOn);
    if (staffSession !== before.staffSession && !staffSession.isExpired) {
      gate.open(staffSession.session !== null);
    }
    before = now;
  });
  return store;
}

export type StaffStore = ReturnType<typeof makeStaffStore>;
export const useStaffSelector = useSelector.withTypes<StaffState>();
export const useStaffDispatch = useDispatch.withTypes<StaffStore['dispatch']>();

/** Ends the session with everything that was fetched in it, before the next person signs in. */
export const endStaffSession =
  () =>
  (dispatch: StaffStore['dispatch']): void => {
    dispatch(staffSignedOut());
    dispatch(api.util.resetApiState());
  };
