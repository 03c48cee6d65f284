import { linesAdded, retryRequested } from '../slices/cartPreview';
import { selectLanguage } from '../slices/language';
import { intentRequestOf, sendingOf } from '../slices/worksheets/sending';
import { selectSheet, sendingBegan } from '../slices/worksheets/worksheets';

import type { AppThunk } from './hooks';

/**
 * Adds the chosen lines of a sheet to the cart; an addition already under way is retried at once
 * instead.
 */
export const addSheet =
  (sheet: string, orderId?: string): AppThunk =>
  (dispatch, getState) => {
    const state = getState();
    const open = selectSheet(state, sheet);
    if (open.sending) {
      dispatch(retryRequested());
      return;
    }
    const lang = selectLanguage(state);
    const sending = sendingOf(open, { lang, ...(orderId !== undefined && { orderId }) });
    if (!sending) return;
    dispatch(sendingBegan({ sheet, sending }));
    dispatch(linesAdded(intentRequestOf(open, sending)));
  };
