import { addListener } from '@reduxjs/toolkit';

import { sheetOpened } from '../slices/worksheets/worksheets';

import type { AppDispatch, AppThunk, RootState } from './hooks';
import { followSheets, maySettleSheets } from './listeners/worksheetAdding';
import { checkSheet } from './listeners/worksheetChecking';
import { storeSheet } from './listeners/worksheetStorage';

const listen = addListener.withTypes<RootState, AppDispatch>();

/**
 * Opens the sheet of that name: its stored lines are restored and looked up. The listeners are
 * added with the first sheet rather than for every customer; adding the same listener again has no
 * effect.
 */
export const openSheet =
  (sheet: string): AppThunk =>
  (dispatch) => {
    dispatch(listen({ actionCreator: sheetOpened, effect: storeSheet }));
    dispatch(listen({ actionCreator: sheetOpened, effect: checkSheet }));
    dispatch(listen({ matcher: maySettleSheets, effect: followSheets }));
    dispatch(sheetOpened({ sheet }));
  };
