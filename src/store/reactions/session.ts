import { accountApi } from '../../api/account';
import { api } from '../../api/api';
import { previewForgotten } from '../../slices/cartPreview';
import { favouritesForgotten } from '../../slices/favourites';
import { quantitiesPutAway } from '../../slices/quantities';
import {
  selectIsExpired,
  selectUserId,
  sessionFollowed,
  sessionLeft,
  signedIn,
  signInAnswered,
  signOutChosen,
} from '../../slices/session';
import { sessionEntries } from '../browserEntries';
import type { SignInGate } from '../signInGate';
import type { AppDispatch, Reload } from '../store';

import type { When } from './reactions';

/** Milliseconds that signing out waits for a server that does not answer. */
const PATIENCE = 2000;

/** What belongs to one customer leaves with the session. */
function forgetCustomer(dispatch: AppDispatch) {
  dispatch(previewForgotten());
  dispatch(favouritesForgotten());
  dispatch(quantitiesPutAway());
  dispatch(api.util.resetApiState());
}

export function reactToSession(when: When, gate: SignInGate, reload: Reload) {
  when({
    actionCreator: signInAnswered,
    effect: ({ payload }, { dispatch }) => {
      dispatch(signedIn(payload));
    },
  });

  when({
    actionCreator: signedIn,
    effect: (_signedIn, { dispatch, getState, getOriginalState }) => {
      const before = getOriginalState();
      // A reload right after signing in must find the session.
      sessionEntries.write(getState().session);
      const isSamePerson = selectUserId(before) === selectUserId(getState());
      if (!isSamePerson || !selectIsExpired(before)) forgetCustomer(dispatch);
      gate.open(isSamePerson);
    },
  });

  when({
    actionCreator: sessionFollowed,
    effect: (_followed, { dispatch, getState, getOriginalState }) => {
      if (selectUserId(getOriginalState()) !== selectUserId(getState())) forgetCustomer(dispatch);
    },
  });

  when({
    actionCreator: signOutChosen,
    effect: async (_chosen, { dispatch, getState, delay }) => {
      await Promise.race([dispatch(accountApi.endpoints.signOut.initiate()), delay(PATIENCE)]);
      gate.open(false);
      dispatch(sessionLeft());
      forgetCustomer(dispatch);
      sessionEntries.write(getState().session);
      reload('/');
    },
  });
}
