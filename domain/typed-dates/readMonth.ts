import { UNREAD, type DateReading } from './calendarDays';
import { datePartsOf } from './dateParts';

const month = (month: number, year: number): DateReading =>
  month >= 1 && month <= 12 ? { day: { year, month, day: 1 } } : UNREAD;

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
export function readMonth(text: string): DateReading {
  const parts = datePartsOf(text);
  if (!parts) return UNREAD;
  const { numbers, months } = parts;
  const [first = '', second = ''] = numbers;
  const [named] = months;
  if (named && months.length === 1 && numbers.length === 1)
    return withMonthNamed(named, text, first);
  if (months.length > 0) return UNREAD;
  if (numbers.length === 1) return inOneRun(first);
  return numbers.length === 2 ? inTwo(first, second) : UNREAD;
}

/** Two digits before the name are as likely to be a day. */
function withMonthNamed(named: number, text: string, digits: string): DateReading {
  const year = yearOf(digits);
  const mayBeDay = isShort(digits) && /^\s*\d/.test(text);
  return year && !mayBeDay ? month(named, year) : UNREAD;
}

function inTwo(first: string, second: string): DateReading {
  const isYearFirst = first.length === 4;
  const [short, long] = isYearFirst ? [second, first] : [first, second];
  const year = yearOf(long);
  return year && isShort(short) ? month(Number(short), year) : UNREAD;
}

/** MMYY, MMYYYY or YYYYMM; no six digits are valid as both of the last two. */
function inOneRun(run: string): DateReading {
  if (run.length !== 4 && run.length !== 6) return UNREAD;
  const leading = inTwo(run.slice(0, 2), run.slice(2));
  if ('day' in leading || run.length === 4) return leading;
  return inTwo(run.slice(0, 4), run.slice(4));
}
