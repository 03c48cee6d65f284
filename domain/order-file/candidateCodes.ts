import { withPlainDigits } from '../foldedDigits';

import { LONGEST_WORD, partsOfWord, WORDS } from './productName';

/** Maximum number of codes per catalogue lookup, and maximum length of each. */
export const MAX_CANDIDATES = 20_000;
export const LONGEST_ASKED = LONGEST_WORD;

/** Characters that occur between the cells of a row, in a time or in a sentence, but in no code. */
const MARKED = /[;,|":]/;
/** Excludes short numbers, which are more likely quantities, and ordinary words. */
const COULD_BE = /^(?=.*\d)(?!\d{1,3}$)|^\p{Lu}{2,}$/u;

const isAskable = (part: string): boolean =>
  part.length <= LONGEST_ASKED && COULD_BE.test(part) && !MARKED.test(part);

/**
 * Returns every part of a text that could be a code, to be looked up before the text is parsed: the
 * catalogue responds with the names of the products it knows.
 */
export function candidateCodes(text: string): string[] {
  const codes = new Set<string>();
  for (const [word] of withPlainDigits(text).matchAll(WORDS)) {
    for (const part of [word, ...partsOfWord(word)]) if (isAskable(part)) codes.add(part);
    if (codes.size >= MAX_CANDIDATES) break;
  }
  return [...codes].slice(0, MAX_CANDIDATES);
}
