import { newLine, type SourceLine } from './sheetLine';
import type { WorksheetState } from './worksheetSlice';

/**
 * The sheet with more lines at its end. Ten thousand lines are handed on as they are: copying and
 * freezing each of them would be felt.
 */
export function withGiven(
  state: WorksheetState,
  { lines, source }: { lines: readonly SourceLine[]; source: string },
): WorksheetState {
  const first = state.lines.length;
  const ids = lines.map((_line, at) => first + at);
  const more = lines.map((line, at) => newLine(first + at, { ...line, source }));
  return {
    ...state,
    lines: Object.freeze([...state.lines, ...more]),
    order: [...state.order, ...ids],
    unsorted: ids.length > 1 ? [...state.unsorted, ids] : state.unsorted,
  };
}
