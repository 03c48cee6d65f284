import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { parseCountry, type Country } from '#domain/countries';

import type { SessionData } from '../api/parseSession';

import { languageChosen, sessionEnded, sessionStarted } from './events';

/** The session of a customer, or the little that is known of a visitor. */
export interface Session extends Omit<SessionData, 'token'> {
  token: string | null;
  /**
   * The server no longer accepts the token; the user is asked to sign in in a dialog over the page.
   */
  isExpired: boolean;
}

export const signOutChosen = createAction('session/signOutChosen');

export const signedOut: Session = { token: null, user: {}, mongoObj: {}, isExpired: false };

export const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOut,
  reducers: {
    sessionExpired: (state) => {
      state.isExpired = true;
    },
    /** A visitor's choice; a signed-in customer's country is that of the account. */
    countryChosen: (state, { payload }: PayloadAction<Country>) => {
      if (state.token === null) state.user.cflag = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionStarted, (_state, { payload }) => ({ ...payload, isExpired: false }))
      // The language is retained in the user entry (specification 4).
      .addCase(sessionEnded, ({ user }) => ({ ...signedOut, user: { lang: user.lang } }))
      .addCase(languageChosen, (state, { payload }) => {
        state.user.lang = payload;
      });
  },
  selectors: {
    selectToken: (state) => state.token,
    selectIsSignedIn: (state) => state.token !== null,
    selectIsExpired: (state) => state.isExpired,
    selectUserId: (state) => state.user.user_value ?? '',
    selectUser: (state) => state.user,
    selectCountry: (state): Country => parseCountry(state.user.cflag),
  },
});

export const { sessionExpired, countryChosen } = sessionSlice.actions;
export const {
  selectToken,
  selectIsSignedIn,
  selectIsExpired,
  selectUserId,
  selectUser,
  selectCountry,
} = sessionSlice.selectors;
