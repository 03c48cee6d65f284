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

/**
 * Returns the sheet restored from storage that answers late, with the lines given since below. Of the
 * sheet's own list, which is in both, only what was decided, removed or added to the cart since.
 */
export function withLateStored(sheet: Sheet, stored: StoredSheet): Sheet {
  const restored = withStored(sheet, stored);
  const placeOf = placesOfOwn(sheet, stored);
  const lines = [...restored.lines];
  const decisions = { ...restored.decisions };
  for (const id of sheet.order) {
    const line = sheet.lines[id];
    const decision = sheet.decisions[id];
    // A line of the own list that is no longer stored was removed before.
    if (!line || (id < sheet.ownCount && !decision && !placeOf.has(id))) continue;
    const place = placeOf.get(id) ?? lines.length;
    if (place === lines.length) lines.push(newLine(place, line.original));
    if (decision) decisions[place] = { ...decisions[place], ...decision };
  }
  const left = new Set(sheet.order);
  const gone = new Set([...placeOf].flatMap(([id, place]) => (left.has(id) ? [] : place)));
  return {
    ...restored,
    lines: Object.freeze(lines),
    order: lines.flatMap(({ id }) => (gone.has(id) ? [] : id)),
    decisions,
  };
}

/** Returns where lines of the sheet's own list are in its stored version, by their ids. */
function placesOfOwn({ lines, ownCount }: Sheet, { given }: StoredSheet): Map<number, number> {
  const places = new Map<string, number[]>();
  for (const [place, line] of given.entries()) {
    const key = JSON.stringify(line);
    const alike = places.get(key);
    if (alike) alike.push(place);
    else places.set(key, [place]);
  }
  const found = lines.slice(0, ownCount).flatMap(({ id, original }) => {
    const place = places.get(JSON.stringify(original))?.shift();
    return place === undefined ? [] : [[id, place] as const];
  });
  return new Map(found);
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
