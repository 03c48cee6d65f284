import { isGtin } from '../barcodes';

import { noNames, type NamesOf } from './namesOf';
import { isUnit } from './parseAmount';
import { isKnownCode } from './productName';

/** Most words that one code is written in. */
const MAX_WORDS = 4;
const LETTERS = /^(?!x$)\p{L}{1,6}$/iu;
const FIGURES = /^\d[\p{L}\d]*$/u;
/** Letters and figures that a further part may follow: `AB-1042` before `BL`. */
const WHOLE = /^\p{L}{1,6}-?\d[\p{L}\d]*$/u;
const FURTHER = /^(?:\d+|\p{Lu}{1,4})$/u;
const GTIN_LENGTHS: ReadonlySet<number> = new Set([8, 12, 13, 14]);
/** Marks behind a word that are no part of a code. */
const MARKS = /[.,;:)\]]+$/;

/** Returns how the parts of one code may be joined: with hyphens or without. */
const joined = ([first = '', ...rest]: readonly string[]): string[] =>
  rest.reduce(
    (codes, part) => codes.flatMap((code) => [`${code}${part}`, `${code}-${part}`]),
    [first],
  );

/** Returns the codes that the parts may be; none if they do not look like one. */
function codesFrom(parts: readonly string[]): string[] {
  const [first = '', second = '', ...more] = parts;
  if (parts.every((part) => /^\d{1,7}$/.test(part))) {
    const figures = parts.join('');
    return GTIN_LENGTHS.has(figures.length) && isGtin(figures) ? [figures] : [];
  }
  const isApart = LETTERS.test(first) && FIGURES.test(second) && !isUnit(first);
  const isContinued = WHOLE.test(first) && FURTHER.test(second) && !isUnit(second);
  return (isApart || isContinued) && more.every((part) => FURTHER.test(part)) ? joined(parts) : [];
}

interface Apart {
  /** Number of words. */
  size: number;
  codes: string[];
}

/** Returns what the words from `at` on may be, the most words first. */
function apartAt(words: readonly string[], at: number): Apart[] {
  const [first = '', second = ''] = words.slice(at, at + 2);
  if (!/\d/.test(first + second) || !/^[\p{L}\d]/u.test(second)) return [];
  const found: Apart[] = [];
  for (let size = Math.min(MAX_WORDS, words.length - at); size > 1; size -= 1) {
    const parts = words.slice(at, at + size);
    parts.push(parts.pop()!.replace(MARKS, ''));
    const codes = codesFrom(parts);
    if (codes.length > 0) found.push({ size, codes });
  }
  return found;
}

/** Figures of a barcode grouped by points. */
const POINTED = /(?<![\p{L}\d.,-])\d{1,7}(?:\.\d{2,7}){2,}(?![\p{L}\d])/gu;

const withoutPoints = (text: string): string =>
  text.replace(POINTED, (written) => codesFrom(written.split('.'))[0] ?? written);

/** Returns the codes that a person may have written apart: `AB-100` and `AB100` for `AB 100`. */
export function codesWrittenApart(text: string): string[] {
  const pointed = Array.from(text.matchAll(POINTED), ([written]) => codesFrom(written.split('.')));
  const spaced = text.split('\n').flatMap((line) => {
    const words = line.split(/\s+/);
    return words.flatMap((_, at) => apartAt(words, at).flatMap(({ codes }) => codes));
  });
  return [...pointed.flat(), ...spaced];
}

/**
 * Joins catalogue codes that were written apart, the longest first; otherwise `101D` would remain
 * of `OL 101D`, and `AB-1042` of `AB 1042 BL`.
 */
export function joinCodes(text: string, namesOf: NamesOf): string {
  if (namesOf === noNames) return text;
  const words = withoutPoints(text).split(' ');
  const joinedWords: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const found = apartAt(words, at).flatMap(({ size, codes }) => {
      const known = codes.filter((code) => isKnownCode(code, namesOf));
      return known.length === 1 ? [{ size, code: known[0]! }] : [];
    })[0];
    const isWord =
      !found || (found.size === 2 && LETTERS.test(words[at]!) && isKnownCode(words[at]!, namesOf));
    joinedWords.push(
      isWord ? words[at]! : `${found.code}${MARKS.exec(words[at + found.size - 1]!)?.[0] ?? ''}`,
    );
    if (!isWord) at += found.size - 1;
  }
  return joinedWords.join(' ');
}
