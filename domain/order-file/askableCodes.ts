import { partsOfWord, WORDS } from './productName';

const MOST = 20_000;
/** A number that is rather a quantity, and a word, are no question to the shop. */
const COULD_BE = /^(?=.*\d)(?!\d{1,3}$)|^\p{Lu}{2,}$/u;

/**
 * What in a text could be a code, to be looked up before the text is read: the shop answers with the names of the
 * products that it knows.
 */
export function askableCodes(text: string): string[] {
  const codes = new Set<string>();
  for (const [word] of text.matchAll(WORDS)) {
    for (const part of [word, ...partsOfWord(word)]) if (COULD_BE.test(part)) codes.add(part);
    if (codes.size >= MOST) break;
  }
  return [...codes];
}
