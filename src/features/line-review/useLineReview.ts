import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useMemo, useReducer, useState, type Dispatch } from 'react';

import { keepSoon, readKept } from './kept';
import { emptyReview, reviewRestored, reviewSlice, type ReviewState } from './reviewSlice';
import { summarise, type Summary } from './summary';

export interface LineReviewing {
  state: ReviewState;
  summary: Summary;
  dispatch: Dispatch<UnknownAction>;
  /** What was decided before a reload is back. */
  isRestored: boolean;
}

type KeptReview = Pick<ReviewState, 'decisions' | 'sending'>;

/** One review and what is said about it; decisions outlive a reload under the given name. */
export function useLineReview(keptAs: string): LineReviewing {
  const [state, dispatch] = useReducer(reviewSlice.reducer, emptyReview);
  const [isRestored, setIsRestored] = useState(false);
  const { decisions, sending } = state;

  // The browser's memory lies outside React; it answers later.
  useEffect(() => {
    let isWanted = true;
    void readKept<KeptReview>(keptAs).then((kept) => {
      if (!isWanted) return;
      if (kept) dispatch(reviewRestored(kept));
      setIsRestored(true);
    });
    return () => {
      isWanted = false;
    };
  }, [keptAs]);

  // A request that is under way is written down at once, decisions after a pause.
  useEffect(() => {
    if (!isRestored || (decisions === emptyReview.decisions && !sending)) return;
    const kept: KeptReview = { decisions, sending };
    return keepSoon(keptAs, kept, sending ? 0 : undefined);
  }, [keptAs, isRestored, decisions, sending]);

  const summary = useMemo(() => summarise(state), [state]);
  return { state, summary, dispatch, isRestored };
}
