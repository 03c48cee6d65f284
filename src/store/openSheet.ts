import { addListener } from '@reduxjs/toolkit';

import { sheetOpened } from '../slices/worksheets/worksheets';

import type { AppDispatch, AppThunk, RootState } from './hooks';
import { followSheets, mayBeOver } from './listeners/worksheetAdding';
import { checkSheet } from './listeners/worksheetChecking';
import { storeSheet } from './listeners/worksheetStorage';

const listen = addListener.withTypes<RootState, AppDispatch>();

/**
 * Opens the sheet of that name: what stood there comes back and is looked up. What listens to sheets
 * comes with the first one, not with every customer; adding the same listener again adds nothing.
 */
export const openSheet =
  (sheet: string): AppThunk =>
  (dispatch) => {
    dispatch(listen({ actionCreator: sheetOpened, effect: storeSheet }));
    dispatch(listen({ actionCreator: sheetOpened, effect: checkSheet }));
    dispatch(listen({ matcher: mayBeOver, effect: followSheets }));
    dispatch(sheetOpened({ sheet }));
  };
