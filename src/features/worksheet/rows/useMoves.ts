import { useCallback, useEffect, useRef, type RefObject } from 'react';

import { selectLine } from '../../../slices/worksheets/worksheets';
import { useAppStore } from '../../../store/hooks';
import type { Reveal } from '../../../ui/table/Row';

import { boxOf, focusWhenMounted, type CellName } from './focusWhenMounted';
import { isBlank, type Slot } from './slots';

/**
 * Moves the focus to the box of another row, by an offset; from a line to an empty row it goes to
 * the code.
 */
export type Move = (from: Slot, by: number, cell?: CellName) => void;

/** Moves between boxes by key, including to rows that are not rendered yet. */
export function useMoves(
  sheet: string,
  slots: readonly Slot[],
  reveal: RefObject<Reveal | null>,
): Move {
  const { getState } = useAppStore();
  const shown = useRef(slots);

  // Keeps the callback stable for every row, whatever rows are shown.
  useEffect(() => {
    shown.current = slots;
  }, [slots]);

  return useCallback(
    (from, by, cell = 'quantity') => {
      const all = shown.current;
      const canHold = (slot: Slot | undefined) =>
        slot === undefined ||
        by === 0 ||
        cell === 'code' ||
        isBlank(slot) ||
        selectLine(getState(), sheet, slot)?.product?.maxInCart;
      let at = all.indexOf(from) + by;
      while (!canHold(all[at])) at += by;
      const next = all[at];
      if (next === undefined) return;
      const goal = isBlank(next) && !isBlank(from) ? 'code' : cell;
      if (!boxOf(next, goal)) reveal.current?.(at);
      focusWhenMounted(next, goal);
    },
    [sheet, reveal, getState],
  );
}
