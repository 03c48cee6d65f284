import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The user's choice on visit statistics; `open` until they have been asked and have answered. */
export type Consent = 'open' | 'accepted' | 'declined';

export const consentSlice = createSlice({
  name: 'consent',
  initialState: { choice: 'open' as Consent },
  reducers: {
    consentChosen: (state, { payload }: PayloadAction<Consent>) => {
      state.choice = payload;
    },
  },
  selectors: { selectConsent: (state) => state.choice },
});

export const { consentChosen } = consentSlice.actions;
export const { selectConsent } = consentSlice.selectors;
