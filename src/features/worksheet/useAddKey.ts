import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

import type { AddingLines } from './useAddLines';
import type { OpenSheet } from './useWorksheet';

/**
 * Adds with a press of the button or with Ctrl+Enter, on a Mac ⌘Enter. What is still being typed
 * comes along, and what is being looked up is waited for.
 */
export function useAddKey(
  { summary, state, shown, checking }: OpenSheet,
  { add, isUnanswered }: AddingLines,
  finishTyping: () => boolean,
) {
  const [wish, setWish] = useState(0);
  const granted = useRef(wish);
  const isReady = summary.waiting.length === 0 && shown === state;

  const ask = useCallback(async () => {
    if (isUnanswered) await add();
    else if (finishTyping()) setWish((before) => before + 1);
  }, [isUnanswered, add, finishTyping]);

  const addNow = useEffectEvent(() => void add());
  // The lines that were asked for last have been looked up by now, or cannot be.
  useEffect(() => {
    if (granted.current === wish || (!isReady && !checking.error)) return;
    granted.current = wish;
    if (isReady) addNow();
  }, [wish, isReady, checking.error]);

  const askByKey = useEffectEvent(() => void ask());
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
