import { normaliseCell } from '../delimited/normaliseCell';
import { foldCaseAndAccents } from '../foldCaseAndAccents';

import { MONTHS, WEEKDAYS } from './monthNames';

/** Articles, prepositions and ordinal suffixes. */
const FILLERS = new Set('st nd rd th er re ro º o of the on le du de d del el dia'.split(' '));

const FIRST_OF_MONTH = new Set(['first', 'premier', 'primero']);

/** Shorter abbreviations are often ambiguous between two months. */
const MIN_ABBREVIATION_LENGTH = 3;

const isPrefixOfAny = (names: readonly string[], word: string): boolean =>
  word.length >= MIN_ABBREVIATION_LENGTH && names.some((name) => name.startsWith(word));

/** Returns the month of a folded name or abbreviation; none if it is ambiguous (`jui`). */
function monthNamed(word: string): number | undefined {
  const found = MONTHS.flatMap((names, index) => (isPrefixOfAny(names, word) ? [index + 1] : []));
  return found.length === 1 ? found[0] : undefined;
}

/** The parts of a typed date: its numbers as written, and the months it names. */
export interface DateParts {
  numbers: string[];
  months: number[];
}

/** Splits a typed date into its parts; `undefined` if any part does not belong to a date. */
export function datePartsOf(text: string): DateParts | undefined {
  const parts: DateParts = { numbers: [], months: [] };
  for (const [part] of foldCaseAndAccents(normaliseCell(text)).matchAll(
    /\d+|\p{L}+|[^\d\p{L}]+/gu,
  )) {
    const month = monthNamed(part);
    if (/^\d/.test(part)) parts.numbers.push(part);
    else if (month) parts.months.push(month);
    else if (FIRST_OF_MONTH.has(part)) parts.numbers.push('1');
    else if (!isFiller(part)) return undefined;
  }
  return parts;
}

const isFiller = (part: string): boolean =>
  /^[\s,./\\'’°\p{Dash}]+$/u.test(part) || FILLERS.has(part) || isPrefixOfAny(WEEKDAYS, part);
