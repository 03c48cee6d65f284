import { useCallback, useEffect, useRef, type RefObject } from 'react';

import { selectLine } from '../../../slices/worksheets/worksheets';
import { useAppStore } from '../../../store/hooks';
import type { Reveal } from '../../../ui/table/LongRows';

/** Frames that a row far away may take until it is drawn. */
const FRAMES = 30;

const boxOf = (id: number) =>
  document.querySelector<HTMLInputElement>(`tr[data-line='${id}'] [data-quantity]:not(:disabled)`);

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
  sheet: string,
  ids: readonly number[],
  reveal: RefObject<Reveal | null>,
  typedBox: RefObject<HTMLInputElement | null>,
) {
  const { getState } = useAppStore();
  const shown = useRef(ids);

  // The same function for every row, whatever is shown by now.
  useEffect(() => {
    shown.current = ids;
  }, [ids]);

  return useCallback(
    (id: number, by: number) => {
      const all = shown.current;
      const canHold = (one: number | undefined) =>
        one === undefined || by === 0 || selectLine(getState(), sheet, one)?.product?.most;
      let at = all.indexOf(id) + by;
      while (!canHold(all[at])) at += by;
      const next = all[at];
      if (next !== undefined) {
        if (!boxOf(next)) reveal.current?.(at);
        focusSoon(next);
      } else if (by > 0) typedBox.current?.focus();
    },
    [sheet, reveal, typedBox, getState],
  );
}
