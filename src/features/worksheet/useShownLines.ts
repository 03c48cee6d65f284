import { useMemo, useState } from 'react';

import type { Shown } from './OutcomeFilter';
import type { SheetLine } from './sheetLine';
import { needsALook, standingOf } from './standing';
import type { WorksheetState } from './worksheetSlice';

interface Choice {
  shown: Shown;
  /** Fixed when the filter is chosen: a line that was put right does not run away. */
  ids: ReadonlySet<number> | null;
  /** Lines that were there then; later ones are shown all the same. */
  until: number;
}

/** The lines on the screen: those of a kind, without what is in the cart already. */
export function useShownLines({ lines, order, decisions }: WorksheetState) {
  const [choice, setChoice] = useState<Choice>({ shown: 'all', ids: null, until: 0 });

  const show = (shown: Shown) => {
    const ids = order.filter((id) => {
      const line = lines[id];
      if (!line) return false;
      const standing = standingOf(line, decisions[id]);
      return shown === 'look' ? needsALook(standing) : standing === shown;
    });
    setChoice({ shown, ids: shown === 'all' ? null : new Set(ids), until: lines.length });
  };

  const { ids, until } = choice;
  const { isEmpty, drawn } = useMemo(() => {
    const chosen = ids ? order.filter((id) => ids.has(id) || id >= until) : order;
    const isGone = !chosen.some((id) => ids?.has(id) ?? true);
    const all = isGone ? order : chosen;
    return {
      isEmpty: isGone,
      drawn: all.flatMap((id): SheetLine[] => (lines[id] ? [lines[id]] : [])),
    };
  }, [lines, order, ids, until]);

  return {
    shown: isEmpty ? 'all' : choice.shown,
    show,
    lines: drawn,
  };
}
