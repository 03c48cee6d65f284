import { useMemo, useState } from 'react';

import { needsAttention, statusOf } from '../../../slices/worksheets/lineStatus';
import type { Sheet, Step } from '../../../slices/worksheets/sheet';
import type { Summary } from '../../../slices/worksheets/summary';
import { selectSheet } from '../../../slices/worksheets/worksheets';
import { useAppStore } from '../../../store/hooks';
import { useSheet } from '../state/useSheet';
import type { Shown } from '../tools/StatusFilter';

interface Choice {
  shown: Shown;
  /** Fixed when the filter is chosen, so that a corrected line does not disappear. */
  ids: ReadonlySet<number> | null;
  /** Number of lines at that time; later ones are always shown. */
  until: number;
}

const ALL: Choice = { shown: 'all', ids: null, until: 0 };

/**
 * Number of lines without problems beyond which they are hidden in favour of those with problems.
 */
const HIDE_ABOVE = 10;

function applyFilter(shown: Shown, { order, lines, decisions }: Sheet): Choice {
  if (shown === 'all') return ALL;
  const ids = order.filter((id) => {
    const line = lines[id];
    if (!line) return false;
    const status = statusOf(line, decisions[id]);
    if (shown === 'look') return needsAttention(status);
    if (shown === 'differs') return status !== 'ready' && status !== 'waiting';
    return status === shown;
  });
  return { shown, ids: new Set(ids), until: lines.length };
}

/**
 * The visible lines, filtered by status, without those already in the cart. For a long list that
 * was just read, only lines to correct are shown until the rest is requested.
 */
export function useShownIds(sheet: string, isReOrder: boolean, summary: Summary) {
  const { getState } = useAppStore();
  const state = useSheet(sheet);
  const [choice, setChoice] = useState(ALL);
  const [filteredStep, setFilteredStep] = useState<Step>();

  const { open, needingAttention, waiting } = summary;
  const last = state.past.at(-1)?.step;
  const isJustRead = last?.what === 'given' && waiting.length === 0;
  if (
    !isReOrder &&
    isJustRead &&
    needingAttention > 0 &&
    open - needingAttention > HIDE_ABOVE &&
    filteredStep !== last
  ) {
    setFilteredStep(last);
    setChoice(applyFilter('look', state));
  }

  const { order } = state;
  const { ids, until } = choice;
  const visibleIds = useMemo(() => {
    if (!ids) return order;
    const chosen = order.filter((id) => ids.has(id) || id >= until);
    return chosen.some((id) => ids.has(id)) ? chosen : order;
  }, [order, ids, until]);

  return {
    shown: visibleIds === order ? 'all' : choice.shown,
    show: (shown: Shown) => setChoice(applyFilter(shown, selectSheet(getState(), sheet))),
    ids: visibleIds,
  };
}
