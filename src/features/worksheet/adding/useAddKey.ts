import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

import { selectSheet } from '../../../slices/worksheets/worksheets';
import { addSheet } from '../../../store/addSheet';
import { useAppStore } from '../../../store/hooks';
import { useSheet, type Counted } from '../state/useSheet';

/**
 * Adds the lines on a click or on Ctrl+Enter (⌘Enter on a Mac). Finishes a half-typed line first
 * and waits for pending look-ups.
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
  // Runs once the lines of the last request have been looked up, or could not be.
  useEffect(() => {
    if (granted.current === wish || (!isReady && !checkFailure)) return;
    granted.current = wish;
    if (isReady) addNow();
  }, [wish, isReady, checkFailure]);

  const askByKey = useEffectEvent(ask);
  // Listens on the window, so that the key works wherever the focus is.
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
