import { withPlainDigits } from '../foldedDigits';

import { LONGEST_WORD, partsOfWord, WORDS } from './productName';

/** Most codes that the shop is asked for at once, and the most characters of each. */
export const MOST_ASKED = 20_000;
export const LONGEST_ASKED = LONGEST_WORD;

/** Marks that stand between the cells of a row, in a time or in a sentence, and in no code. */
const MARKED = /[;,|":]/;
/** A number that is rather a quantity, and a word, are no question to the shop. */
const COULD_BE = /^(?=.*\d)(?!\d{1,3}$)|^\p{Lu}{2,}$/u;

const isAskable = (part: string): boolean =>
  part.length <= LONGEST_ASKED && COULD_BE.test(part) && !MARKED.test(part);

/**
 * What in a text could be a code, to be looked up before the text is read: the shop answers with the names of the
 * products that it knows.
 */
export function askableCodes(text: string): string[] {
  const codes = new Set<string>();
  for (const [word] of withPlainDigits(text).matchAll(WORDS)) {
    for (const part of [word, ...partsOfWord(word)]) if (isAskable(part)) codes.add(part);
    if (codes.size >= MOST_ASKED) break;
  }
  return [...codes].slice(0, MOST_ASKED);
}
