import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

import { selectSheet } from '../../../slices/worksheets/worksheets';
import { useAppStore } from '../../../store/hooks';
import { useSheet, type Counted } from '../state/useSheet';

import { addLines, type SendLines } from './addLines';

/**
 * Adds with a press of the button or with Ctrl+Enter, on a Mac ⌘Enter. What is still being typed
 * comes along, and what is being looked up is waited for.
 */
export function useAddKey(
  sheet: string,
  { summary, isCurrent }: Counted,
  { send, finishTyping }: { send: SendLines; finishTyping: () => boolean },
) {
  const { dispatch, getState } = useAppStore();
  const { checkFailure } = useSheet(sheet);
  const [wish, setWish] = useState(0);
  const granted = useRef(wish);
  const isReady = summary.waiting.length === 0 && isCurrent;

  const ask = useCallback(() => {
    const { sending } = selectSheet(getState(), sheet);
    if (sending) void dispatch(addLines(sheet, send));
    else if (finishTyping()) setWish((before) => before + 1);
  }, [sheet, send, finishTyping, dispatch, getState]);

  const addNow = useEffectEvent(() => void dispatch(addLines(sheet, send)));
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
