import { createSlice } from '@reduxjs/toolkit';

import { parseLanguage, type Language } from '#domain/languages';

import { languageChosen, sessionStarted } from './events';

/**
 * The language of the screens; a signed-in user's own overrides the one selected (specification 4).
 */
export const languageSlice = createSlice({
  name: 'language',
  initialState: { selected: '' as Language },
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(languageChosen, (state, { payload }) => {
        state.selected = payload;
      })
      .addCase(sessionStarted, (state, { payload }) => {
        // A user record without a language leaves the selection.
        const { lang } = payload.user;
        if (lang) state.selected = parseLanguage(lang) ?? state.selected;
      });
  },
  selectors: { selectLanguage: (state) => state.selected },
});

export const { selectLanguage } = languageSlice.selectors;
