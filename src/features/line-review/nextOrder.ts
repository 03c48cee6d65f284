import type { ReviewLine } from './reviewLine';
import type { Decisions } from './reviewSlice';
import { needsALook, standingOf } from './standing';

/** Ids in the order in which lines are shown: those that need a look first, each kind as it was given. */
export function nextOrder(lines: readonly ReviewLine[], decisions: Decisions): number[] {
  const isFirst = (line: ReviewLine) => needsALook(standingOf(line, decisions[line.id]));
  const first = lines.filter(isFirst);
  const rest = lines.filter((line) => !isFirst(line));
  return [...first, ...rest].map(({ id }) => id);
}
