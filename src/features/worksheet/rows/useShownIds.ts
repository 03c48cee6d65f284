import { useMemo, useState } from 'react';

import { needsALook, statusOf } from '../../../slices/worksheets/lineStatus';
import { selectSheet } from '../../../slices/worksheets/worksheets';
import { useAppStore } from '../../../store/hooks';
import { useSheet } from '../state/useSheet';
import type { Shown } from '../tools/StatusFilter';

interface Choice {
  shown: Shown;
  /** Fixed when the filter is chosen: a line that was put right does not run away. */
  ids: ReadonlySet<number> | null;
  /** Lines that were there then; later ones are shown all the same. */
  until: number;
}

/** The lines on the screen: those of a kind, without what is in the cart already. */
export function useShownIds(sheet: string) {
  const { getState } = useAppStore();
  const { order } = useSheet(sheet);
  const [choice, setChoice] = useState<Choice>({ shown: 'all', ids: null, until: 0 });

  const show = (shown: Shown) => {
    const { lines, decisions } = selectSheet(getState(), sheet);
    const ids = order.filter((id) => {
      const line = lines[id];
      if (!line) return false;
      const status = statusOf(line, decisions[id]);
      if (shown === 'look') return needsALook(status);
      if (shown === 'differs') return status !== 'ready' && status !== 'waiting';
      return status === shown;
    });
    setChoice({ shown, ids: shown === 'all' ? null : new Set(ids), until: lines.length });
  };

  const { ids, until } = choice;
  const drawn = useMemo(() => {
    if (!ids) return order;
    const chosen = order.filter((id) => ids.has(id) || id >= until);
    return chosen.some((id) => ids.has(id)) ? chosen : order;
  }, [order, ids, until]);

  return { shown: drawn === order ? 'all' : choice.shown, show, ids: drawn };
}
