import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The last search text, stored one second after the last keystroke (specification 4). */
export const searchTextSlice = createSlice({
  name: 'searchText',
  initialState: { text: '' },
  reducers: {
    searchTextPaused: (state, { payload }: PayloadAction<string>) => {
      state.text = payload;
    },
  },
  selectors: { selectSearchText: (state) => state.text },
});

export const { searchTextPaused } = searchTextSlice.actions;
export const { selectSearchText } = searchTextSlice.selectors;
