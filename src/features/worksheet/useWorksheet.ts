import type { UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useDeferredValue, useMemo, useReducer, type Dispatch } from 'react';

import { useMarket } from '../../store/useMarket';

import type { SourceLine } from './sheetLine';
import { summarise, type Summary } from './summary';
import { useChecking, type Checking } from './useChecking';
import { useKeptSheet } from './useKeptSheet';
import { worksheetReducer } from './worksheetReducer';
import { emptySheet, linesGiven, type Counting, type WorksheetState } from './worksheetSlice';

/** A worksheet in somebody's hands. */
export interface OpenSheet {
  state: WorksheetState;
  /** The state that the summary is of: the same, or the one of a moment ago. */
  shown: WorksheetState;
  summary: Summary;
  dispatch: Dispatch<UnknownAction>;
  /** Appends lines, which are then looked up; `source` is what a person calls it, empty for typed lines. */
  give: (lines: readonly SourceLine[], source: string) => void;
  counting: Counting;
  /** The name under which the browser keeps it. */
  keptAs: string;
  /** How lines are looked up now. */
  lookedUpAs: string;
  /** What stood here before a reload is back. */
  isRestored: boolean;
  /** Something stood here. */
  wasKept: boolean;
  kept: ReturnType<typeof useKeptSheet>;
  checking: Checking;
}

/**
 * The sheet of that name, which outlives a reload, and is looked up as soon as something stands in it.
 * What its quantities count may not be known yet.
 */
export function useWorksheet(keptAs: string, wanted: Counting | null = 'packs'): OpenSheet {
  const counting = wanted ?? 'packs';
  const { lang } = useMarket();
  const [state, dispatch] = useReducer(worksheetReducer, emptySheet);
  const kept = useKeptSheet(keptAs, state, dispatch);
  const { isRestored } = kept;
  const lookedUpAs = `${lang}/${counting}/`;
  // A key that was pressed is shown before ten thousand lines are added up anew.
  const shown = useDeferredValue(state);
  const summary = useMemo(() => summarise(shown, lookedUpAs), [shown, lookedUpAs]);
  const { waiting } = summary;
  const checking = useChecking({
    state: shown,
    dispatch,
    waiting,
    counting,
    lookedUpAs,
    isReady: isRestored && wanted !== null,
  });
  const give = useCallback((lines: readonly SourceLine[], source: string) => {
    if (lines.length > 0) dispatch(linesGiven({ lines, source }));
  }, []);
  const outside = {
    keptAs,
    lookedUpAs,
    counting,
    isRestored,
    wasKept: kept.wasKept,
    kept,
    checking,
  };
  return { state, shown, summary, dispatch, give, ...outside };
}
