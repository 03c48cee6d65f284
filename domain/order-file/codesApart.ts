import { isGtin } from '../barcodes';

import { noNames, type NamesOf } from './namesOf';
import { isUnit } from './parseAmount';
import { isKnownCode } from './productName';

/** Most words that one code is written in. */
const MAX_WORDS = 4;
const LETTERS = /^(?!x$)\p{L}{1,6}$/iu;
const FIGURES = /^\d[\p{L}\d]*$/u;
/** Letters and figures that a further part may follow: `AB-1042` before `BL`, `47566` before `B`. */
const WHOLE = /^(?:\p{L}{1,6}-?\d[\p{L}\d]*|\d{4,})$/u;
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
  const isContinued =
    WHOLE.test(first) && FURTHER.test(second) && !isUnit(second) && /\p{L}/u.test(first + second);
  return (isApart || isContinued) && more.every((part) => FURTHER.test(part)) ? joined(parts) : [];
}

interface Apart {
  /** Number of words. */
  size: number;
  codes: string[];
}

/** Returns what the words from `at` on may be, the most words first. */
function apartAt(words: readonly string[], at: number): Apart[] {
  if (!/\d/.test(`${words[at]}${words[at + 1] ?? ''}`)) return [];
  const found: Apart[] = [];
  const parts: string[] = [];
  for (let size = 1; parts.length < MAX_WORDS && at + size <= words.length; size += 1) {
    const word = words[at + size - 1]!;
    if (word === '/' && parts.length > 0) continue;
    if (!/^[\p{L}\d]/u.test(word)) break;
    parts.push(word.replace(MARKS, ''));
    const codes = parts.length > 1 ? codesFrom(parts) : [];
    if (codes.length > 0) found.unshift({ size, codes });
  }
  return found;
}

/** Figures of a barcode grouped by points. */
const POINTED = /(?<![\p{L}\d.,-])\d{1,7}(?:\.\d{2,7}){2,}(?![\p{L}\d])/gu;

/** `85099B, C and F`, `AB-1042-BL and -RD`: codes of which only the last part is written. */
const SHORTENED =
  /(?<![\p{L}\d-])([\p{L}\d-]*\d[\p{L}\d]*-?)(\p{Lu}{1,3})((?:(?:\s*[,/&+]\s*|\s+)(?:(?:and|et|y|or|ou|o)\s+)?-?\p{Lu}{1,3}(?![\p{L}\d-]))+)/gu;
const LAST_PART = /-?(\p{Lu}{1,3})(?![\p{L}\d-])/gu;

const shortened = (text: string): string[] =>
  Array.from(text.matchAll(SHORTENED), ([, start = '', , rest = '']) =>
    Array.from(rest.matchAll(LAST_PART), ([, part]) => `${start}${part}`),
  ).flat();

/** Writes shortened codes in full, if the catalogue knows them. */
const withFullCodes = (text: string, namesOf: NamesOf): string =>
  text.replace(SHORTENED, (written, start: string, last: string, rest: string) =>
    namesOf(`${start}${last}`)
      ? `${start}${last}${rest.replace(LAST_PART, (short, part: string) => (namesOf(`${start}${part}`) ? `${start}${part}` : short))}`
      : written,
  );

const withoutPoints = (text: string): string =>
  text.replace(POINTED, (written) => codesFrom(written.split('.'))[0] ?? written);

/** Returns the codes that a person may have written apart: `AB-100` and `AB100` for `AB 100`. */
export function codesWrittenApart(text: string): string[] {
  const pointed = Array.from(text.matchAll(POINTED), ([written]) => codesFrom(written.split('.')));
  const spaced = text.split('\n').flatMap((line) => {
    const words = line.split(/\s+/);
    return words.flatMap((_, at) => apartAt(words, at).flatMap(({ codes }) => codes));
  });
  return [...pointed.flat(), ...spaced, ...shortened(text)];
}

/**
 * Joins catalogue codes that were written apart, the longest first; otherwise `101D` would remain
 * of `OL 101D`, and `AB-1042` of `AB 1042 BL`.
 */
export function joinCodes(text: string, namesOf: NamesOf): string {
  if (namesOf === noNames) return text;
  const words = withFullCodes(withoutPoints(text), namesOf).split(' ');
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
