import { emptySheet, type Decisions, type Sheet } from './sheet';
import { newLine, type Given } from './sheetLine';

/** A sheet as the browser keeps it. */
export interface KeptSheet extends Pick<Sheet, 'decisions' | 'isPartial' | 'sending'> {
  given: Given[];
}

/** What is worth keeping, without what is in the cart; ids begin at 0 again. */
export function keptOf({ lines, order, decisions, isPartial, sending }: Sheet): KeptSheet {
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

/** The sheet as it was kept, if it was; what can be had of it is asked anew. */
export function withKept({ counting }: Sheet, kept: KeptSheet | undefined): Sheet {
  const restored = { ...emptySheet, counting, isRestored: true };
  if (!kept) return restored;
  return {
    ...restored,
    wasKept: true,
    lines: Object.freeze(kept.given.map((given, id) => newLine(id, given))),
    order: kept.given.map((_given, id) => id),
    decisions: kept.decisions,
    isPartial: kept.isPartial,
    sending: kept.sending,
  };
}
