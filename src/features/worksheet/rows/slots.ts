import type { Place, Sheet } from '../../../slices/worksheets/sheet';

/**
 * An empty row: above a line, or at the end of the sheet. It is counted from below, so that it stays
 * the same row when a line is made above it.
 */
export type Blank = `${number | 'end'}/${number}`;

/** A row of the sheet: a line by its id, or an empty one. */
export type Slot = number | Blank;

/** Rows that an empty sheet has; one is always left to type in. */
const ROWS = 10;

const blanks = (above: number | 'end', count: number): Blank[] =>
  Array.from({ length: count }, (_, at): Blank => `${above}/${count - 1 - at}`);

/** The rows of a sheet that show these lines: what stands among them, and the empty ones at the end. */
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

/** Where lines go that are typed or pasted into an empty row. */
export function placeOf(blank: Blank, slots: readonly Slot[]): Place {
  const at = slots.indexOf(blank);
  const above = slots.slice(0, at).findLastIndex((slot) => !isBlank(slot));
  const [line = 'end'] = blank.split('/');
  return { before: line === 'end' ? undefined : Number(line), gap: at - above - 1 };
}

/** The empty row below one that is being filled; of the last one it is the same again. */
export function nextBlank(blank: Blank): Blank {
  const [line = 'end', fromBelow = '0'] = blank.split('/');
  const above = line === 'end' ? line : Number(line);
  return fromBelow === '0' ? 'end/0' : `${above}/${Number(fromBelow) - 1}`;
}
