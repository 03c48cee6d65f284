import { useCallback, useEffect, useRef } from 'react';

import { codeOf } from './standing';
import type { OpenSheet } from './useWorksheet';
import { codeChanged } from './worksheetSlice';

/** Looks another code up for a line, in place of the one given. */
export type CorrectCode = (id: number, code: string) => void;

/** Once the right product stands there, the next thing to say is how many. */
export function useCorrectCode({ state, dispatch }: OpenSheet): CorrectCode {
  const corrected = useRef<number>(undefined);

  // The box with the right code may be gone with its line's trouble, and the cursor with it.
  useEffect(() => {
    const id = corrected.current;
    const line = id === undefined ? undefined : state.lines[id];
    if (!line || line.code !== codeOf(line, state.decisions[line.id])) return;
    corrected.current = undefined;
    if (line.product) goToQuantity(line.id);
  }, [state]);

  return useCallback(
    (id, code) => {
      corrected.current = id;
      dispatch(codeChanged({ id, code }));
    },
    [dispatch],
  );
}

function goToQuantity(id: number) {
  const box = `tr[data-line='${id}'] .quantity-box:not(:disabled)`;
  document.querySelector<HTMLInputElement>(box)?.focus();
}
