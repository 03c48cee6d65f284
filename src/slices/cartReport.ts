import { createSlice, type WithSlice } from '@reduxjs/toolkit';

import type { LineReport } from '#contract/lines';

import { orderActionsApi } from '../api/orderActions';

import type { CartSource } from './cartIntents';
import { intentSettled } from './cartPreview';
import { sessionEnded } from './events';
import { rootReducer } from './rootReducer';

/** Whether a source reports the outcome of its lines in its own screen. */
export const reportsInPlace = (source: CartSource): boolean =>
  source === 'worksheet' || source === 'order' || source === 'number';

/** Whether the line is not in the cart exactly as requested. */
export const differsFromRequest = ({ outcome }: LineReport): boolean =>
  outcome !== 'added' && outcome !== 'merged';

/**
 * The outcome of each line of the last addition that was not carried out in full, until the report
 * is closed.
 */
const slice = createSlice({
  name: 'cartReport',
  initialState: { lines: [] as LineReport[] },
  reducers: {
    reportClosed: (state) => {
      state.lines = [];
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionEnded, (state) => {
        state.lines = [];
      })
      .addCase(intentSettled, (state, { payload: { source, report = [] } }) => {
        if (reportsInPlace(source)) return;
        if (report.length > 1 && report.some(differsFromRequest)) state.lines = report;
      })
      // Lines of a cancelled order that were to be returned to the cart.
      .addMatcher(orderActionsApi.endpoints.cancelOrder.matchFulfilled, (state, { payload }) => {
        if (payload.lines?.some(differsFromRequest)) state.lines = payload.lines;
      });
  },
  selectors: { selectReportedLines: (state): readonly LineReport[] => state.lines },
});

declare module './rootReducer' {
  interface LazySlices extends WithSlice<typeof slice> {}
}
const cartReportSlice = slice.injectInto(rootReducer);

export const { reportClosed } = slice.actions;
export const { selectReportedLines } = cartReportSlice.selectors;
