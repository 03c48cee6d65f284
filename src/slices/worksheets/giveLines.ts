import type { Sheet } from './sheet';
import { newLine, type SourceLine } from './sheetLine';

/**
 * The sheet with more lines at its end. Ten thousand lines are handed on as they are: copying and
 * freezing each of them would be felt.
 */
export function withGiven(
  sheet: Sheet,
  { lines, source }: { lines: readonly SourceLine[]; source: string },
): Sheet {
  if (lines.length === 0) return sheet;
  const first = sheet.lines.length;
  const ids = Object.freeze(lines.map((_line, at) => first + at));
  const more = lines.map((line, at) => newLine(first + at, { ...line, source }));
  return {
    ...sheet,
    lines: Object.freeze([...sheet.lines, ...more]),
    order: Object.freeze([...sheet.order, ...ids]),
    unsorted: ids.length > 1 ? [...sheet.unsorted, ids] : sheet.unsorted,
  };
}
