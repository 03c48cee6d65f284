import { useEffect, useRef, useState } from 'react';

import { boxOf, focusWhenMounted, type CellName } from '../rows/focusWhenMounted';
import type { Blank } from '../rows/slots';

interface FocusTarget {
  blank: Blank;
  cell: CellName;
}

/**
 * Keeps the focus in the empty rows while lines take their place. `isFirst`: the active row takes
 * it when the screen opens.
 */
export function useTypedFocus(active: Blank, isFirst: boolean) {
  const hasFocus = useRef(false);
  const [target, setTarget] = useState<FocusTarget | false>(
    isFirst && { blank: active, cell: 'code' },
  );

  // The next row must render as the active one before it can take the focus.
  useEffect(() => {
    if (target) focusWhenMounted(target.blank, target.cell);
  }, [target]);

  // Pasted lines replace empty rows: the focus moves to a remaining one without scrolling.
  useEffect(() => {
    const isLost = hasFocus.current && document.activeElement === document.body;
    if (isLost) boxOf(active, 'code')?.focus({ preventScroll: true });
  }, [active]);

  return {
    moveTo: setTarget,
    entered: () => {
      hasFocus.current = true;
    },
    /** A row that unmounts does not report this. */
    left: () => {
      hasFocus.current = false;
    },
  };
}
