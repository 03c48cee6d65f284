import { RULES } from './rules';

export const MAX_LISTS = RULES.listsOfCustomer;
export const MAX_LIST_LINES = RULES.linesOfList;
/** Characters of a list's name and of a line's note. */
export const MAX_LIST_NAME_LENGTH = 80;
export const MAX_LIST_NOTE_LENGTH = 200;

/**
 * Returns a name that no other list has, also in another case: `Cart`, `Cart (2)`, `Cart (3)`.
 */
export function freeListName(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map((other) => other.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` (${number})`;
    const free = name.slice(0, MAX_LIST_NAME_LENGTH - suffix.length).trimEnd() + suffix;
    if (!used.has(free.toLowerCase())) return free;
  }
}
