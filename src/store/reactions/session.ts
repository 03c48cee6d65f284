import { createAction } from '@reduxjs/toolkit';

import type { SignedIn } from '#contract/account';

import { api } from '../../api/api';
import { previewForgotten } from '../../slices/cartPreview';
import { favouritesForgotten } from '../../slices/favourites';
import { languageChosen } from '../../slices/language';
import { quantitiesPutAway } from '../../slices/quantities';
import {
  selectIsExpired,
  selectUserId,
  sessionFollowed,
  signedIn,
  userLanguageKept,
} from '../../slices/session';
import type { SignInGate } from '../signInGate';
import type { AppDispatch } from '../store';

import type { When } from './reactions';

/** The server has let somebody in; the session begins once everything of a customer's is there. */
export const signInAnswered = createAction<SignedIn>('session/signInAnswered');
export const signOutChosen = createAction('session/signOutChosen');

/** What belongs to one customer leaves with the session. */
export function forgetCustomer(dispatch: AppDispatch) {
  dispatch(previewForgotten());
  dispatch(favouritesForgotten());
  dispatch(quantitiesPutAway());
  dispatch(api.util.resetApiState());
}

export function reactToSession(when: When, gate: SignInGate, loadCustomer: () => Promise<void>) {
  when({
    actionCreator: signInAnswered,
    effect: async ({ payload }, { dispatch }) => {
      await loadCustomer();
      dispatch(signedIn(payload));
    },
  });

  when({
    actionCreator: signedIn,
    effect: (_signedIn, { dispatch, getState, getOriginalState }) => {
      const before = getOriginalState();
      const isSamePerson = selectUserId(before) === selectUserId(getState());
      if (!isSamePerson || !selectIsExpired(before)) forgetCustomer(dispatch);
      gate.open(isSamePerson);
    },
  });

  when({
    actionCreator: sessionFollowed,
    effect: async (_followed, { dispatch, getState, getOriginalState }) => {
      await loadCustomer();
      if (selectUserId(getOriginalState()) !== selectUserId(getState())) forgetCustomer(dispatch);
    },
  });

  when({
    actionCreator: languageChosen,
    effect: ({ payload }, { dispatch }) => {
      dispatch(userLanguageKept(payload));
    },
  });
}
