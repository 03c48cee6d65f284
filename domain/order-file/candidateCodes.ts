import { withAsciiDigits } from '../normaliseDigits';

import { codesWrittenApart } from './codesApart';
import { MAX_WORD_LENGTH, partsOfWord, WORD_PATTERN } from './productName';

/** Maximum number of codes per catalogue lookup, and maximum length of each. */
export const MAX_CANDIDATES = 20_000;
export const MAX_CANDIDATE_LENGTH = MAX_WORD_LENGTH;

/** Characters that occur between the cells of a row, in a time or in a sentence, but in no code. */
const NON_CODE_MARKS = /[;,|":]/;
/** Excludes short numbers, which are more likely quantities, and ordinary words. */
const CANDIDATE = /^(?=.*\d)(?!\d{1,3}$)|^\p{Lu}{2,}$/u;

const isCandidate = (part: string): boolean =>
  part.length <= MAX_CANDIDATE_LENGTH && CANDIDATE.test(part) && !NON_CODE_MARKS.test(part);

/**
 * Returns every part of a text that could be a code, to be looked up before the text is parsed: the
 * catalogue responds with the names of the products it knows.
 */
export function candidateCodes(text: string): string[] {
  const codes = new Set<string>();
  const plain = withAsciiDigits(text);
  for (const [word] of plain.matchAll(WORD_PATTERN)) {
    for (const part of [word, ...partsOfWord(word)]) if (isCandidate(part)) codes.add(part);
    if (codes.size >= MAX_CANDIDATES) break;
  }
  for (const code of codesWrittenApart(plain)) if (isCandidate(code)) codes.add(code);
  return [...codes].slice(0, MAX_CANDIDATES);
}
