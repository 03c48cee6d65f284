import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How high a person wants the rows of lists: 40 pixels, or 36. */
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
