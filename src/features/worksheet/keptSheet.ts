import type { Given } from './sheetLine';
import type { Decisions, WorksheetState } from './worksheetSlice';

/** A sheet as the browser keeps it. */
export interface KeptSheet extends Pick<WorksheetState, 'decisions' | 'isPartial' | 'sending'> {
  given: Given[];
}

/** What is worth keeping, without what is in the cart; ids begin at 0 again. */
export function keptOf(state: WorksheetState): KeptSheet {
  const { lines, order, decisions, isPartial, sending } = state;
  const placeOf = new Map(order.map((id, at) => [id, at]));
  const kept: Decisions = {};
  for (const [at, id] of order.entries()) {
    const decision = decisions[id];
    if (decision) kept[at] = decision;
  }
  return {
    given: order.flatMap((id) => lines[id]?.given ?? []),
    decisions: kept,
    isPartial,
    sending: sending && {
      ...sending,
      chosen: sending.chosen.map((line) => ({ ...line, id: placeOf.get(line.id) ?? line.id })),
    },
  };
}
