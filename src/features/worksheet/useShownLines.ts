import { useState } from 'react';

import { lastPage, withinPages } from '#domain/pages';

import type { Shown } from './OutcomeFilter';
import type { SheetLine } from './sheetLine';
import { needsALook, standingOf } from './standing';
import type { WorksheetState } from './worksheetSlice';

/** Lines drawn at once: more would make typing slow. */
const LINES_A_PAGE = 100;

interface Choice {
  shown: Shown;
  /** Fixed when the filter is chosen: a line that was put right does not run away. */
  ids: number[] | null;
  page: number;
}

/** The lines on the screen: those of a kind, a page at a time, without what is in the cart already. */
export function useShownLines({ lines, order, decisions }: WorksheetState) {
  const [choice, setChoice] = useState<Choice>({ shown: 'all', ids: null, page: 1 });

  const show = (shown: Shown) => {
    const ids = order.filter((id) => {
      const line = lines[id];
      if (!line) return false;
      const standing = standingOf(line, decisions[id]);
      return shown === 'look' ? needsALook(standing) : standing === shown;
    });
    setChoice({ shown, ids: shown === 'all' ? null : ids, page: 1 });
  };

  const inSheet = new Set(order);
  const isOpen = (id: number) => inSheet.has(id) && decisions[id]?.isAdded !== true;
  const chosen = (choice.ids ?? order).filter(isOpen);
  const isEmpty = choice.ids !== null && chosen.length === 0;
  const all = isEmpty ? order.filter(isOpen) : chosen;
  const last = lastPage(all.length, LINES_A_PAGE);
  const page = withinPages(choice.page, last);
  const first = (page - 1) * LINES_A_PAGE;

  return {
    shown: isEmpty ? 'all' : choice.shown,
    show,
    lines: all
      .slice(first, first + LINES_A_PAGE)
      .map((id) => lines[id])
      .filter((line): line is SheetLine => line !== undefined),
    page,
    last,
    turnTo: (next: number) => setChoice({ ...choice, page: next }),
  };
}
