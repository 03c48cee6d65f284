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
export type MoveFocus = (from: Slot, by: number, cell?: CellName) => void;

/** Moves between boxes by key, including to rows that are not rendered yet. */
export function useMoveFocus(
  sheet: string,
  slots: readonly Slot[],
  reveal: RefObject<Reveal | null>,
): MoveFocus {
  const { getState } = useAppStore();
  const slotsRef = useRef(slots);

  // Keeps the callback stable for every row, whatever rows are shown.
  useEffect(() => {
    slotsRef.current = slots;
  }, [slots]);

  return useCallback(
    (from, by, cell = 'quantity') => {
      const all = slotsRef.current;
      const canFocus = (slot: Slot | undefined) =>
        slot === undefined ||
        by === 0 ||
        cell === 'code' ||
        isBlank(slot) ||
        selectLine(getState(), sheet, slot)?.product?.maxInCart;
      let index = all.indexOf(from) + by;
      while (!canFocus(all[index])) index += by;
      const next = all[index];
      if (next === undefined) return;
      const targetCell = isBlank(next) && !isBlank(from) ? 'code' : cell;
      if (!boxOf(next, targetCell)) reveal.current?.(index);
      focusWhenMounted(next, targetCell);
    },
    [sheet, reveal, getState],
  );
}
