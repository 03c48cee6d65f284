import { useCallback, useEffect, useRef, type RefObject } from 'react';

import type { SheetLine } from './sheetLine';
import type { Reveal } from './SheetRows';

/** Frames that a row far away may take until it is drawn. */
const FRAMES = 30;

const boxOf = (id: number) =>
  document.querySelector<HTMLInputElement>(`tr[data-line='${id}'] .quantity-box:not(:disabled)`);

function focusSoon(id: number, frames = FRAMES) {
  const box = boxOf(id);
  if (box) box.focus();
  else if (frames > 0) requestAnimationFrame(() => focusSoon(id, frames - 1));
}

/**
 * From quantity to quantity by key, also to lines that are not drawn yet; after the last one comes
 * the row that is being typed.
 */
export function useMoves(
  lines: readonly SheetLine[],
  reveal: RefObject<Reveal | null>,
  typedBox: RefObject<HTMLInputElement | null>,
) {
  const shown = useRef(lines);

  // The same function for every row, whatever is shown by now.
  useEffect(() => {
    shown.current = lines;
  }, [lines]);

  return useCallback(
    (id: number, by: number) => {
      const all = shown.current;
      const canHold = (line: SheetLine | undefined) => !line || by === 0 || line.product?.most;
      let at = all.findIndex((line) => line.id === id) + by;
      while (!canHold(all[at])) at += by;
      const next = all[at];
      if (next) {
        if (!boxOf(next.id)) reveal.current?.(at);
        focusSoon(next.id);
      } else if (by > 0) typedBox.current?.focus();
    },
    [reveal, typedBox],
  );
}
