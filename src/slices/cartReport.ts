import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { LineReport } from '#contract/lines';

/** What became of each line of the last update of the cart, for as long as the person wants to read it. */
export const cartReportSlice = createSlice({
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
  selectors: { selectReportedLines: (state): readonly LineReport[] => state.lines },
});

export const { linesReported, reportClosed } = cartReportSlice.actions;
export const { selectReportedLines } = cartReportSlice.selectors;
