import type { UnknownAction } from '@reduxjs/toolkit';

import { withGiven } from './giveLines';
import { withReports } from './reportLines';
import {
  codeChanged,
  lineRemoved,
  linesGiven,
  linesReported,
  linesTicked,
  lineTicked,
  quantitySet,
  sheetCleared,
  worksheetSlice,
  type Step,
  type WorksheetState,
} from './worksheetSlice';

/** Steps that can be taken back; the oldest is forgotten first. */
const MOST_STEPS = 100;

export const stepTakenBack = () => ({ type: 'worksheet/stepTakenBack' });

/** What an event does that a person may want to take back. */
function stepOf(event: UnknownAction, state: WorksheetState): Step | undefined {
  if (linesGiven.match(event)) {
    const { lines, source } = event.payload;
    return { what: 'given', source, count: lines.length };
  }
  if (lineRemoved.match(event)) return { what: 'removed', id: event.payload };
  if (codeChanged.match(event)) return { what: 'code', id: event.payload.id };
  if (quantitySet.match(event)) return { what: 'quantity', id: event.payload.id };
  if (sheetCleared.match(event)) return { what: 'cleared', count: state.order.length };
  if (lineTicked.match(event)) return { what: 'ticked', count: 1 };
  if (linesTicked.match(event)) return { what: 'ticked', count: event.payload.ids.length };
  return undefined;
}

/** Every digit of a quantity is one event, and all of them together one step. */
const isSameStep = (step: Step, last: Step | undefined): boolean =>
  step.what === 'quantity' && last?.what === 'quantity' && step.id === last.id;

/** Many lines at once are handed on whole; everything else is a small change. */
function after(state: WorksheetState, event: UnknownAction): WorksheetState {
  if (linesGiven.match(event)) return withGiven(state, event.payload);
  if (linesReported.match(event)) return withReports(state, event.payload);
  return worksheetSlice.reducer(state, event);
}

/**
 * The sheet after an event, with what stood there before. What the server says is never taken
 * back, and what is in the cart has its own way out.
 */
export function worksheetReducer(state: WorksheetState, event: UnknownAction): WorksheetState {
  const { past, order, decisions } = state;
  if (event.type === stepTakenBack().type) {
    const last = past.at(-1);
    if (!last) return state;
    return { ...state, order: last.order, decisions: last.decisions, past: past.slice(0, -1) };
  }
  const next = after(state, event);
  const step = stepOf(event, state);
  if (!step || isSameStep(step, past.at(-1)?.step)) return next;
  return { ...next, past: [...past, { order, decisions, step }].slice(-MOST_STEPS) };
}
