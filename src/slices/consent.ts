import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What a person says to visit statistics; nobody has been asked yet, or has answered, while it is open. */
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
