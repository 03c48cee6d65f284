import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { SignedIn, User } from '#contract/account';
import { readCountry, type Country } from '#domain/countries';

/** The session as the specification's browser entries hold it (section 3). */
export interface Session {
  token: string | null;
  user: Partial<User>;
  mongoObj: { mongo_token?: string; userId?: string };
  /** The server no longer knows the token: the person is asked to sign in over the page. */
  isExpired: boolean;
}

/** The server has let somebody in; the session begins once everything of a buyer's is there. */
export const signInAnswered = createAction<SignedIn>('session/signInAnswered');
export const signOutChosen = createAction('session/signOutChosen');

export const signedOut: Session = { token: null, user: {}, mongoObj: {}, isExpired: false };

export const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOut,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<SignedIn>) => ({
      token: payload.token,
      user: payload.user,
      mongoObj: { mongo_token: payload.mongo_token, userId: payload.userId },
      isExpired: false,
    }),
    /** The language survives in the user entry (specification 4). */
    sessionLeft: (state) => ({ ...signedOut, user: { lang: state.user.lang } }),
    sessionExpired: (state) => {
      state.isExpired = true;
    },
    /** Another tab signed in or out, and this one follows. */
    sessionFollowed: (_state, { payload }: PayloadAction<Session>) => payload,
    userLanguageKept: (state, { payload }: PayloadAction<string>) => {
      state.user.lang = payload;
    },
    /** A visitor's own word; a signed-in customer's country is the account's. */
    countryChosen: (state, { payload }: PayloadAction<Country>) => {
      if (state.token === null) state.user.cflag = payload;
    },
  },
  selectors: {
    selectToken: (state) => state.token,
    selectIsSignedIn: (state) => state.token !== null,
    selectIsExpired: (state) => state.isExpired,
    selectUserId: (state) => state.user.user_value ?? '',
    selectOwnerName: (state) => state.user.owner_name ?? '',
    selectUser: (state) => state.user,
    selectCountry: (state): Country => readCountry(state.user.cflag),
  },
});

export const {
  signedIn,
  sessionLeft,
  sessionExpired,
  sessionFollowed,
  userLanguageKept,
  countryChosen,
} = sessionSlice.actions;
export const {
  selectToken,
  selectIsSignedIn,
  selectIsExpired,
  selectUserId,
  selectOwnerName,
  selectUser,
  selectCountry,
} = sessionSlice.selectors;
