import { isFigures } from '../delimited/cells';
import { foldCaseAndAccents } from '../foldCaseAndAccents';

import { noNames, type NamesOf } from './namesOf';
import { inFigures } from './numberWords';

const MARKS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** Letters and digits with punctuation between them: one code, or several joined together. */
export const WORD_PATTERN = /[\p{L}\p{N}]+(?:[^\s\p{L}\p{N}]+[\p{L}\p{N}]+)*/gu;
export const MAX_WORD_LENGTH = 60;

/**
 * A shorter number is more likely a quantity, even if the catalogue has a product with that number.
 */
export const isKnownCode = (text: string, namesOf: NamesOf): boolean =>
  text.length <= MAX_WORD_LENGTH &&
  (/^\d{4,}$|\p{L}.*\d|\d.*\p{L}|\d\D+\d/u.test(text) || /^\p{Lu}{2,}$/u.test(text)) &&
  namesOf(text) !== undefined;

/** Returns the catalogue codes in a text, in order of appearance. */
export function knownCodes(text: string, namesOf: NamesOf): string[] {
  if (namesOf === noNames) return [];
  const codes = (text.match(WORD_PATTERN) ?? []).flatMap((word) => {
    if (isKnownCode(word, namesOf)) return [word];
    return [...partsOfWord(word)].filter((part) => isKnownCode(part, namesOf));
  });
  return [...new Set(codes)].filter((code) => isKnownCode(code, namesOf));
}

/** Not a year, a count of sheets or a word in capitals. */
const UNMISTAKABLE = /\d{5}|\p{L}.*\d|\d.*\p{L}/u;

/** Returns the catalogue codes of a column whose heading says that it holds something else. */
export const codesUnderHeading = (cell: string, namesOf: NamesOf): string[] =>
  isFigures(cell) ? [] : knownCodes(cell, namesOf).filter((code) => UNMISTAKABLE.test(code));

/**
 * Returns the parts of a word between its punctuation marks, longer ones first: `AB-100` in
 * `3xAB-100/22577`.
 */
export function partsOfWord(word: string): string[] {
  if (word.length > MAX_WORD_LENGTH) return word.split(/[^\p{L}\p{N}]+/u);
  const edges = [
    0,
    ...[...word.matchAll(/[^\p{L}\p{N}]+|(?<=\d)x|x(?=\d)/giu)].flatMap(({ index, 0: mark }) => [
      index,
      index + mark.length,
    ]),
    word.length,
  ];
  return edges.flatMap((from, at) => edges.slice(at + 1).map((to) => word.slice(from, to)));
}

/** A word or number of a text, and the index of the piece it comes from. */
interface Part {
  part: string;
  at: number;
}

const SINGULAR = /(?<=(?:x|ch|sh|ss|z))es$|(?<=[a-z]{3})s$/;

/** `250ml` and `250 ml` give the same two parts; `three` and `3`, `boxes` and `box` the same one. */
const partsOf = (pieces: readonly string[]): Part[] =>
  pieces.flatMap((piece, at) =>
    (foldCaseAndAccents(piece).match(/\d+|[a-z]+/g) ?? []).map((part) => ({
      part: inFigures(part).replace(SINGULAR, ''),
      at,
    })),
  );

interface Run {
  from: number;
  to: number;
  /** The name continues after the run. */
  isEnded: boolean;
}

function runAt(parts: readonly Part[], from: number, name: readonly Part[]): Run | undefined {
  let longest: Run | undefined;
  for (let start = 0; start < name.length; start += 1) {
    let size = 0;
    while (name[start + size] && parts[from + size]?.part === name[start + size]!.part) size += 1;
    const isLonger = size > (longest ? longest.to - longest.from : 1);
    if (isLonger)
      longest = {
        from,
        to: from + size,
        isEnded: start + size < name.length,
      };
  }
  return longest;
}

/** `set of 24` beside a product whose name has `set of 12` is neither its name nor a quantity. */
const isOtherSize = (parts: readonly Part[], { to, isEnded }: Run): boolean =>
  isEnded && /^(?:of|de)$/.test(parts[to - 1]!.part) && isNumber(parts[to]);

const isNumber = (part: Part | undefined): boolean => /^\d+$/.test(part?.part ?? '');

/**
 * A number at the edge of a run may be a quantity: `22423 Cakestand 3`, if the name continues with
 * `Tier`.
 */
function isOpen(parts: readonly Part[], { from, to, isEnded }: Run): boolean {
  const isLast = to === parts.length && isNumber(parts[to - 1]) && isEnded;
  return isLast || (from === 0 && isNumber(parts[0]));
}

function runsIn(parts: readonly Part[], names: readonly (readonly Part[])[]): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const found = names.flatMap((name) => runAt(parts, at, name) ?? []);
    const [run] = found.toSorted((a, b) => b.to - a.to);
    if (!run || !parts.slice(run.from, run.to).some(({ part }) => /[a-z]{3}/.test(part))) continue;
    runs.push(run);
    at = run.to - 1;
  }
  return runs;
}

/**
 * Removes the words that match the names of the products in a line, because numbers in names are
 * not quantities. Returns `undefined` if the only remaining number could belong to a name or be the
 * quantity.
 */
export function withoutNames(
  plain: string,
  codes: readonly string[],
  namesOf: NamesOf,
): string | undefined {
  const pieces = plain.split(/\s+/);
  const isCode = (piece: string) => codes.includes(piece.replace(MARKS, ''));
  const parts = partsOf(pieces.map((piece) => (isCode(piece) ? '' : piece)));
  const names = codes.flatMap((code) => namesOf(code) ?? []).map((name) => partsOf([name]));
  const runs = runsIn(parts, names);
  const removed = new Set(
    runs.flatMap(({ from, to }) => parts.slice(from, to).map(({ at }) => at)),
  );
  const rest = pieces.filter((piece, at) => !removed.has(at) || isCode(piece));
  if (runs.some((run) => isOtherSize(parts, run))) return undefined;
  const isCounted = rest.some((piece) => !isCode(piece) && /\d/.test(piece));
  return !isCounted && runs.some((run) => isOpen(parts, run)) ? undefined : rest.join(' ');
}
