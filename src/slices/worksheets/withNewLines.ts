import type { InsertPosition, Sheet } from './sheet';
import { newLine, type SourceLine } from './sheetLine';

interface NewLines {
  lines: readonly SourceLine[];
  source: string;
  place?: InsertPosition | undefined;
  isOwn?: boolean;
}

/**
 * Returns the sheet with added lines, at its end or at the given place. Lines are passed on as they
 * are: copying and freezing ten thousand of them would be noticeable.
 */
export function withNewLines(sheet: Sheet, given: NewLines): Sheet {
  const { lines, source, place = {}, isOwn } = given;
  if (lines.length === 0) return sheet;
  const first = sheet.lines.length;
  const ids = Object.freeze(lines.map((_line, index) => first + index));
  const more = lines.map((line, index) => newLine(first + index, { ...line, source }));
  return {
    ...sheet,
    lines: Object.freeze([...sheet.lines, ...more]),
    ownCount: isOwn ? lines.length : sheet.ownCount,
    order: Object.freeze(orderWith(sheet.order, ids, place)),
    gaps: gapsWith(sheet.gaps, first, lines.length, place),
    unsorted: ids.length > 1 ? [...sheet.unsorted, ids] : sheet.unsorted,
  };
}

function orderWith(order: Sheet['order'], ids: readonly number[], place: InsertPosition): number[] {
  const removedIds = new Set(place.instead);
  const index = indexIn(order, place, removedIds);
  const isRemaining = (id: number) => !removedIds.has(id);
  return [
    ...order.slice(0, index).filter(isRemaining),
    ...ids,
    ...order.slice(index).filter(isRemaining),
  ];
}

function indexIn(
  order: Sheet['order'],
  { before, after }: InsertPosition,
  removedIds: ReadonlySet<number>,
) {
  const places = [
    before === undefined ? -1 : order.indexOf(before),
    after === undefined ? -1 : order.indexOf(after) + 1,
    removedIds.size === 0 ? -1 : order.findIndex((id) => removedIds.has(id)),
  ];
  const index = Math.max(...places);
  return index < 0 ? order.length : index;
}

/** The lines fill the empty rows they were put into; the rows above them stay empty. */
function gapsWith(
  gaps: Sheet['gaps'],
  first: number,
  count: number,
  { before, gap = 0 }: InsertPosition,
): Sheet['gaps'] {
  const left = before === undefined ? 0 : Math.max(0, (gaps[before] ?? 0) - gap - count);
  if (gap === 0 && (before === undefined || gaps[before] === undefined)) return gaps;
  return { ...gaps, ...(before !== undefined && { [before]: left }), [first]: gap };
}
