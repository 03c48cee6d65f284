import type { InsertPosition, Sheet } from '../../../slices/worksheets/sheet';

/**
 * An empty row above a line or at the end of the sheet, as `line/index`. It is counted from below,
 * so that its ID is stable when a line is inserted above it.
 */
export type Blank = `${number | 'end'}/${number}`;

/** A row of the sheet: a line by ID, or an empty one. */
export type Slot = number | Blank;

/** Number of rows in an empty sheet; at least one empty row always remains. */
const EMPTY_SHEET_ROWS = 10;

const makeBlanks = (above: number | 'end', count: number): Blank[] =>
  Array.from({ length: count }, (_, index): Blank => `${above}/${count - 1 - index}`);

/**
 * Returns the rows for the given lines: those with the blanks among them, and the blanks at the
 * end.
 */
export function slotsOf(ids: readonly number[], { order, gaps }: Pick<Sheet, 'order' | 'gaps'>) {
  const gapOf = (id: number) => gaps[id] ?? 0;
  const isTight = Object.keys(gaps).length === 0;
  const among: readonly Slot[] = isTight
    ? ids
    : ids.flatMap((id): Slot[] => [...makeBlanks(id, gapOf(id)), id]);
  const remaining = EMPTY_SHEET_ROWS - order.length - (among.length - ids.length);
  return { among, end: makeBlanks('end', Math.max(1, remaining)) };
}

export const isBlank = (slot: Slot): slot is Blank => typeof slot === 'string';

/** Returns where lines typed or pasted into an empty row are inserted. */
export function insertPositionOf(blank: Blank, slots: readonly Slot[]): InsertPosition {
  const index = slots.indexOf(blank);
  const above = slots.slice(0, index).findLastIndex((slot) => !isBlank(slot));
  const [line = 'end'] = blank.split('/');
  return { before: line === 'end' ? undefined : Number(line), gap: index - above - 1 };
}

/**
 * Returns the empty row below the one being filled; the last row of the sheet is its own successor.
 */
export function nextBlank(blank: Blank): Blank {
  const [line = 'end', fromBelow = '0'] = blank.split('/');
  const above = line === 'end' ? line : Number(line);
  return fromBelow === '0' ? 'end/0' : `${above}/${Number(fromBelow) - 1}`;
}
