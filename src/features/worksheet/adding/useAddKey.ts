import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

import { checkRepeated, selectSheet } from '../../../slices/worksheets/worksheets';
import { addSheet } from '../../../store/addSheet';
import { useAppStore } from '../../../store/hooks';
import { useCtrlEnter } from '../../../ui/useCtrlEnter';
import { useSheet, type SheetTotals } from '../state/useSheet';

/**
 * Adds the lines on a click or on Ctrl+Enter (⌘Enter on a Mac). Finishes a half-typed line first,
 * repeats a failed look-up and waits for pending ones. `failure` is why nothing was added: quantities
 * that were not looked up may count something else.
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
  const [hasFailed, setHasFailed] = useState(false);
  const isReady = summary.waiting.length === 0 && isCurrent;

  const requestAdd = useCallback(() => {
    const open = selectSheet(getState(), sheet);
    if (open.sending) dispatch(addSheet(sheet));
    else if (finishTyping()) {
      setHasFailed(false);
      if (open.checkFailure) dispatch(checkRepeated({ sheet }));
      setRequestCount((before) => before + 1);
    }
  }, [sheet, finishTyping, dispatch, getState]);

  const settle = useEffectEvent(() => {
    if (isReady) dispatch(addSheet(sheet, orderId));
    else setHasFailed(true);
  });
  // Runs once the lines of the last request have been looked up, or could not be.
  useEffect(() => {
    if (handledCount.current === requestCount || (!isReady && !checkFailure)) return;
    handledCount.current = requestCount;
    settle();
  }, [requestCount, isReady, checkFailure]);

  useCtrlEnter(requestAdd);

  return { add: requestAdd, failure: hasFailed ? checkFailure : undefined };
}
