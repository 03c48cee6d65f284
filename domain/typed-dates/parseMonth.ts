import { NOT_A_DATE, type DateReading } from './calendarDays';
import { datePartsOf } from './dateParts';

const month = (month: number, year: number): DateReading =>
  month >= 1 && month <= 12 ? { day: { year, month, day: 1 } } : NOT_A_DATE;

/** Two digits, or four in this century: `MM/yy` can represent no others. */
function yearOf(digits: string): number | undefined {
  if (digits.length === 2) return 2000 + Number(digits);
  return /^20\d\d$/.test(digits) ? Number(digits) : undefined;
}

const isShort = (digits: string): boolean => digits.length <= 2;

/**
 * Parses a month and year as shown on a card or written by a person: the month first or a
 * four-digit year first, the month in numbers or as a word in English, French or Spanish, with any
 * separator or none.
 */
export function parseMonth(text: string): DateReading {
  const parts = datePartsOf(text);
  if (!parts) return NOT_A_DATE;
  const { numbers, months } = parts;
  const [first = '', second = ''] = numbers;
  const [named] = months;
  if (named && months.length === 1 && numbers.length === 1)
    return parseNamedMonth(named, text, first);
  if (months.length > 0) return NOT_A_DATE;
  if (numbers.length === 1) return parseDigitRun(first);
  return numbers.length === 2 ? parseNumberPair(first, second) : NOT_A_DATE;
}

/** Two digits before the name are as likely to be a day. */
function parseNamedMonth(named: number, text: string, digits: string): DateReading {
  const year = yearOf(digits);
  const mayBeDay = isShort(digits) && /^\s*\d/.test(text);
  return year && !mayBeDay ? month(named, year) : NOT_A_DATE;
}

function parseNumberPair(first: string, second: string): DateReading {
  const isYearFirst = first.length === 4;
  const [short, long] = isYearFirst ? [second, first] : [first, second];
  const year = yearOf(long);
  return year && isShort(short) ? month(Number(short), year) : NOT_A_DATE;
}

/** MMYY, MMYYYY or YYYYMM; no six digits are valid as both of the last two. */
function parseDigitRun(run: string): DateReading {
  if (run.length !== 4 && run.length !== 6) return NOT_A_DATE;
  const leading = parseNumberPair(run.slice(0, 2), run.slice(2));
  if ('day' in leading || run.length === 4) return leading;
  return parseNumberPair(run.slice(0, 4), run.slice(4));
}
