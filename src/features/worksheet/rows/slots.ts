import type { InsertPosition, Sheet } from '../../../slices/worksheets/sheet';

/**
 * An empty row above a line or at the end of the sheet, as `line/index`. It is counted from below,
 * so that its ID is stable when a line is inserted above it.
 */
export type Blank = `${number | 'end'}/${number}`;

/** A row of the sheet: a line by ID, or an empty one. */
export type Slot = number | Blank;

/** Number of rows in an empty sheet; at least one empty row always remains. */
const ROWS = 10;

const blanks = (above: number | 'end', count: number): Blank[] =>
  Array.from({ length: count }, (_, at): Blank => `${above}/${count - 1 - at}`);

/**
 * Returns the rows for the given lines: those with the blanks among them, and the blanks at the
 * end.
 */
export function slotsOf(ids: readonly number[], { order, gaps }: Pick<Sheet, 'order' | 'gaps'>) {
  const gapOf = (id: number) => gaps[id] ?? 0;
  const isTight = Object.keys(gaps).length === 0;
  const among: readonly Slot[] = isTight
    ? ids
    : ids.flatMap((id): Slot[] => [...blanks(id, gapOf(id)), id]);
  const left = ROWS - order.length - (among.length - ids.length);
  return { among, end: blanks('end', Math.max(1, left)) };
}

export const isBlank = (slot: Slot): slot is Blank => typeof slot === 'string';

/** Returns where lines typed or pasted into an empty row are inserted. */
export function placeOf(blank: Blank, slots: readonly Slot[]): InsertPosition {
  const at = slots.indexOf(blank);
  const above = slots.slice(0, at).findLastIndex((slot) => !isBlank(slot));
  const [line = 'end'] = blank.split('/');
  return { before: line === 'end' ? undefined : Number(line), gap: at - above - 1 };
}

/**
 * Returns the empty row below the one being filled; the last row of the sheet is its own successor.
 */
export function nextBlank(blank: Blank): Blank {
  const [line = 'end', fromBelow = '0'] = blank.split('/');
  const above = line === 'end' ? line : Number(line);
  return fromBelow === '0' ? 'end/0' : `${above}/${Number(fromBelow) - 1}`;
}
