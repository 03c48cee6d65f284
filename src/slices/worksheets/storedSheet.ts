import { emptySheet, type Decisions, type Sheet } from './sheet';
import { newLine, type OriginalLine } from './sheetLine';

/** A sheet as the browser stores it. */
export interface StoredSheet extends Pick<Sheet, 'decisions' | 'isPartial' | 'sending'> {
  given: OriginalLine[];
}

/**
 * Returns the part of a sheet worth storing, without lines in the cart; ids are renumbered from 0.
 */
export function toStoredSheet({ lines, order, decisions, isPartial, sending }: Sheet): StoredSheet {
  const indexById = new Map(order.map((id, index) => [id, index]));
  const decided: Decisions = {};
  for (const [index, id] of order.entries()) {
    const decision = decisions[id];
    if (decision) decided[index] = decision;
  }
  return {
    given: order.flatMap((id) => lines[id]?.original ?? []),
    decisions: decided,
    isPartial,
    sending: sending && {
      ...sending,
      chosen: sending.chosen.map((line) => ({ ...line, id: indexById.get(line.id) ?? line.id })),
    },
  };
}

/** Returns the sheet restored from storage that answers late, with the lines given since below. */
export function withLateStored(sheet: Sheet, stored: StoredSheet): Sheet {
  const restored = withStored(sheet, stored);
  const first = restored.lines.length;
  const since = sheet.order.flatMap((id) => sheet.lines[id] ?? []);
  const decided = since.flatMap(({ id }, index) => {
    const decision = sheet.decisions[id];
    return decision ? [[first + index, decision]] : [];
  });
  return {
    ...restored,
    lines: Object.freeze([
      ...restored.lines,
      ...since.map(({ original }, index) => newLine(first + index, original)),
    ]),
    order: [...restored.order, ...since.map((_line, index) => first + index)],
    decisions: { ...restored.decisions, ...(Object.fromEntries(decided) as Decisions) },
  };
}

/** Returns the sheet restored from storage, if it was stored; its lines are looked up again. */
export function withStored({ counting }: Sheet, stored: StoredSheet | undefined): Sheet {
  const restored = { ...emptySheet, counting, isRestored: true };
  if (!stored) return restored;
  return {
    ...restored,
    wasStored: true,
    lines: Object.freeze(stored.given.map((original, id) => newLine(id, original))),
    order: stored.given.map((_original, id) => id),
    decisions: stored.decisions,
    isPartial: stored.isPartial,
    sending: stored.sending,
  };
}
