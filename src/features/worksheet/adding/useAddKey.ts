import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

import { selectSheet } from '../../../slices/worksheets/worksheets';
import { addSheet } from '../../../store/addSheet';
import { useAppStore } from '../../../store/hooks';
import { useSheet, type Counted } from '../state/useSheet';

/**
 * Adds with a press of the button or with Ctrl+Enter, on a Mac ⌘Enter. What is still being typed
 * comes along, and what is being looked up is waited for.
 */
export function useAddKey(
  sheet: string,
  { summary, isCurrent }: Counted,
  { orderId, finishTyping }: { orderId: string | undefined; finishTyping: () => boolean },
) {
  const { dispatch, getState } = useAppStore();
  const { checkFailure } = useSheet(sheet);
  const [wish, setWish] = useState(0);
  const granted = useRef(wish);
  const isReady = summary.waiting.length === 0 && isCurrent;

  const ask = useCallback(() => {
    const { sending } = selectSheet(getState(), sheet);
    if (sending) dispatch(addSheet(sheet));
    else if (finishTyping()) setWish((before) => before + 1);
  }, [sheet, finishTyping, dispatch, getState]);

  const addNow = useEffectEvent(() => dispatch(addSheet(sheet, orderId)));
  // The lines that were asked for last have been looked up by now, or cannot be.
  useEffect(() => {
    if (granted.current === wish || (!isReady && !checkFailure)) return;
    granted.current = wish;
    if (isReady) addNow();
  }, [wish, isReady, checkFailure]);

  const askByKey = useEffectEvent(ask);
  // The key works wherever the cursor stands.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      askByKey();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  return ask;
}
