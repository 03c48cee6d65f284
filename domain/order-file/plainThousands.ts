import type { Language } from '../languages';

import type { NamesOf } from './namesOf';
import { OTHER_UNITS } from './parseAmount';
import { knownCodes } from './productName';

/** In the US, in Canada and in Mexico a comma groups thousands, in French a space does. */
const GROUPED: Record<Language, RegExp> = {
  '': /(?<=^|[\s"(=:×x])\d{1,3}(?:,\d{3})+(?![\d.,/%$€£])/g,
  fr: /(?<=^|[\s"(=:×x])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?![\d.,/%$€£]|[ \u00a0\u202f]\d)/g,
  es: /(?<=^|[\s"(=:×x])\d{1,3}(?:,\d{3})+(?![\d.,/%$€£])/g,
};

const isPriced = (before: string): boolean => /[$€£@]\s*$/.test(before);

/** Whether a length, a weight or a case follows, so that the number is not one of packs. */
const isMeasured = (after: string): boolean => {
  const [, word = ''] = /^\s*(\p{L}+)/u.exec(after) ?? [];
  return OTHER_UNITS.has(word.toLowerCase());
};

/**
 * `22197 3 500` has one reading only if nothing stands between the two numbers: behind a name, `3`
 * may be the quantity and `500` the size.
 */
const isBesideCode = (before: string, after: string, namesOf: NamesOf): boolean => {
  const [, last = ''] = /(\S+?)\s*(?:[x×:=-]\s*)?$/u.exec(before) ?? [];
  const [, first = ''] = /^\s*(?:[x×]|de)?\s*(\S+)/u.exec(after) ?? [];
  return (namesOf(last) !== undefined && !/\d/.test(after)) || namesOf(first) !== undefined;
};

/**
 * Writes `22197 1,200` as `22197 1200` where the reader's language leaves one meaning: the number is
 * the only one beside a code of the catalogue.
 */
export function withPlainThousands(line: string, language: Language, namesOf: NamesOf): string {
  return line.replace(GROUPED[language], (grouped, at: number) => {
    const [before, after] = [line.slice(0, at), line.slice(at + grouped.length)];
    const isOpen = isPriced(before) || isMeasured(after);
    if (isOpen || knownCodes(`${before} ${after}`, namesOf).length !== 1) return grouped;
    if (language === 'fr' && !isBesideCode(before, after, namesOf)) return grouped;
    return grouped.replace(/\D/g, '');
  });
}
