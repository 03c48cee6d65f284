import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { readLanguage, type Language } from '#domain/languages';

import { signedIn } from './session';

/** The language of the screens; a signed-in user's own overrides what was selected (specification 4). */
export const languageSlice = createSlice({
  name: 'language',
  initialState: { selected: '' as Language },
  reducers: {
    languageChosen: (state, { payload }: PayloadAction<Language>) => {
      state.selected = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(signedIn, (state, { payload }) => {
      state.selected = readLanguage(payload.user.lang) ?? state.selected;
    });
  },
  selectors: { selectLanguage: (state) => state.selected },
});

export const { languageChosen } = languageSlice.actions;
export const { selectLanguage } = languageSlice.selectors;
