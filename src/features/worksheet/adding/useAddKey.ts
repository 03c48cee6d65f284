import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

import { selectSheet } from '../../../slices/worksheets/worksheets';
import { addSheet } from '../../../store/addSheet';
import { useAppStore } from '../../../store/hooks';
import { useCtrlEnter } from '../../../ui/useCtrlEnter';
import { useSheet, type SheetTotals } from '../state/useSheet';

/**
 * Adds the lines on a click or on Ctrl+Enter (⌘Enter on a Mac). Finishes a half-typed line first
 * and waits for pending look-ups.
 */
export function useAddKey(
  sheet: string,
  { summary, isCurrent }: SheetTotals,
  { orderId, finishTyping }: { orderId: string | undefined; finishTyping: () => boolean },
) {
  const { dispatch, getState } = useAppStore();
  const { checkFailure } = useSheet(sheet);
  const [requestCount, setRequestCount] = useState(0);
  const handledCount = useRef(requestCount);
  const isReady = summary.waiting.length === 0 && isCurrent;

  const requestAdd = useCallback(() => {
    const { sending } = selectSheet(getState(), sheet);
    if (sending) dispatch(addSheet(sheet));
    else if (finishTyping()) setRequestCount((before) => before + 1);
  }, [sheet, finishTyping, dispatch, getState]);

  const addNow = useEffectEvent(() => dispatch(addSheet(sheet, orderId)));
  // Runs once the lines of the last request have been looked up, or could not be.
  useEffect(() => {
    if (handledCount.current === requestCount || (!isReady && !checkFailure)) return;
    handledCount.current = requestCount;
    if (isReady) addNow();
  }, [requestCount, isReady, checkFailure]);

  useCtrlEnter(requestAdd);

  return requestAdd;
}
