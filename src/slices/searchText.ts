import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { sessionEnded } from './events';

const initialState = { text: '' };

/**
 * The last search text, stored one second after the last keystroke (specification 4). A customer's
 * is not shown to the next one.
 */
export const searchTextSlice = createSlice({
  name: 'searchText',
  initialState,
  reducers: {
    searchTextPaused: (state, { payload }: PayloadAction<string>) => {
      state.text = payload;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState);
  },
  selectors: { selectSearchText: (state) => state.text },
});

export const { searchTextPaused } = searchTextSlice.actions;
export const { selectSearchText } = searchTextSlice.selectors;
