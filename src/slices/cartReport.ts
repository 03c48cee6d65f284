import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

import type { LineReport } from '#contract/lines';

import { sessionEnded } from './events';
import { rootReducer } from './rootReducer';

/** What became of each line of the last update of the cart, for as long as the person wants to read it. */
const slice = createSlice({
  name: 'cartReport',
  initialState: { lines: [] as LineReport[] },
  reducers: {
    linesReported: (state, { payload }: PayloadAction<LineReport[]>) => {
      state.lines = payload;
    },
    reportClosed: (state) => {
      state.lines = [];
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, (state) => {
      state.lines = [];
    });
  },
  selectors: { selectReportedLines: (state): readonly LineReport[] => state.lines },
});

declare module './rootReducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}
export const cartReportSlice = slice.injectInto(rootReducer);

export const { linesReported, reportClosed } = slice.actions;
export const { selectReportedLines } = cartReportSlice.selectors;
