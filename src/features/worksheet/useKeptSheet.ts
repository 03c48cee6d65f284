import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useState, type Dispatch } from 'react';

import { dropKept, keepSoon, readKept } from './kept';
import {
  emptySheet,
  sheetRestored,
  type Decisions,
  type KeptSheet,
  type WorksheetState,
} from './worksheetSlice';

/** What is worth keeping, without what is in the cart; ids begin at 0 again. */
function keptOf({ lines, order, decisions, isPartial, sending }: WorksheetState): KeptSheet {
  const open = order.filter((id) => !decisions[id]?.isAdded);
  const placeOf = new Map(open.map((id, at) => [id, at]));
  const kept: Decisions = {};
  for (const [at, id] of open.entries()) {
    const decision = decisions[id];
    if (decision) kept[at] = decision;
  }
  return {
    given: open.flatMap((id) => lines[id]?.given ?? []),
    decisions: kept,
    isPartial,
    sending: sending && {
      ...sending,
      chosen: sending.chosen.map((line) => ({ ...line, id: placeOf.get(line.id) ?? line.id })),
    },
  };
}

/** Brings a sheet back as it was, and writes down what changes. */
export function useKeptSheet(
  keptAs: string,
  state: WorksheetState,
  dispatch: Dispatch<UnknownAction>,
) {
  const [restored, setRestored] = useState<{ keptAs: string; wasKept: boolean }>();
  const isRestored = restored?.keptAs === keptAs;
  const { lines, order, decisions, sending } = state;

  // The browser's memory lies outside React; it answers later.
  useEffect(() => {
    let isWanted = true;
    void readKept<KeptSheet>(keptAs).then((kept) => {
      if (!isWanted) return;
      const wasKept = Array.isArray(kept?.given);
      if (kept && wasKept) dispatch(sheetRestored(kept));
      setRestored({ keptAs, wasKept });
    });
    return () => {
      isWanted = false;
    };
  }, [keptAs, dispatch]);

  // A request that is under way is written down at once, what was decided after a pause.
  useEffect(() => {
    if (!isRestored || order === emptySheet.order) return;
    const isOpen = order.some((id) => !decisions[id]?.isAdded);
    if (!isOpen) {
      void dropKept(keptAs);
      return;
    }
    return keepSoon(keptAs, () => keptOf(state), sending ? 0 : undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- reports are not kept: they are asked for anew
  }, [keptAs, isRestored, lines.length, order, decisions, sending]);

  return { isRestored, wasKept: isRestored && restored.wasKept };
}
