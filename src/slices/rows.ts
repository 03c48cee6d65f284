import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Row height of lists: 40 pixels if roomy, 36 if compact. */
export type RowHeight = 'roomy' | 'compact';

export const rowsSlice = createSlice({
  name: 'rows',
  initialState: { height: 'roomy' as RowHeight },
  reducers: {
    rowHeightChosen: (state, { payload }: PayloadAction<RowHeight>) => {
      state.height = payload;
    },
  },
  selectors: { selectRowHeight: (state) => state.height },
});

export const { rowHeightChosen } = rowsSlice.actions;
export const { selectRowHeight } = rowsSlice.selectors;
