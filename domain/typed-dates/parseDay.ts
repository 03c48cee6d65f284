import type { Language } from '../languages';

import { calendarDay, NOT_A_DATE, type CalendarDay, type DateReading } from './calendarDays';
import { datePartsOf } from './dateParts';

/** Author of the date: the language determines whether day or month comes first in numbers. */
interface DateAuthor {
  language: Language;
  now: Date;
}

/** The oldest company in North America dates from 1670; an earlier year is a typing error. */
const FIRST_YEAR = 1600;
const LAST_YEAR = 2199;

/** Parses a year; two digits mean the last hundred years. */
function yearOf(digits: string, now: Date): number | undefined {
  const year = Number(digits);
  if (digits.length === 4) return year >= FIRST_YEAR && year <= LAST_YEAR ? year : undefined;
  if (digits.length !== 2) return undefined;
  const thisYear = now.getUTCFullYear();
  const century = thisYear - (thisYear % 100);
  return century + year <= thisYear ? century + year : century - 100 + year;
}

const isShort = (digits: string): boolean => digits.length <= 2;

const found = (day: CalendarDay | undefined): DateReading => (day ? { day } : { why: 'noSuchDay' });

/**
 * Parses a past date as written in English, French or Spanish: with the month as a word in any of
 * them, in numbers, or as eight digits in a row. If the numbers alone leave the month ambiguous,
 * the writer's language decides (month first in English) and the alternative is returned as well.
 */
export function parseDay(text: string, writer: DateAuthor): DateReading {
  const parts = datePartsOf(text);
  if (!parts) return NOT_A_DATE;
  const { numbers, months } = parts;
  const [first = '', second = '', third = ''] = numbers;
  const [month] = months;
  if (month && months.length === 1 && numbers.length === 2) {
    return parseNamedMonth(month, first, second, writer);
  }
  if (months.length > 0) return NOT_A_DATE;
  if (numbers.length === 1) return parseDigitRun(first, writer);
  if (numbers.length !== 3 || !isShort(second)) return NOT_A_DATE;
  if (first.length === 4 && isShort(third)) return parseYearFirst(first, second, third, writer);
  if (!isShort(first)) return NOT_A_DATE;
  return third.length === 4 || text.includes('/')
    ? parseYearLast(first, second, third, writer)
    : parseShortYear(first, second, third, writer);
}

function parseNamedMonth(month: number, first: string, second: string, { now }: DateAuthor) {
  const isYearFirst = first.length === 4;
  const [day, written] = isYearFirst ? [second, first] : [first, second];
  const year = yearOf(written, now);
  return year && isShort(day) ? found(calendarDay(year, month, Number(day))) : NOT_A_DATE;
}

function parseYearFirst(
  first: string,
  second: string,
  third: string,
  { now }: DateAuthor,
): DateReading {
  const year = yearOf(first, now);
  return year ? found(calendarDay(year, Number(second), Number(third))) : NOT_A_DATE;
}

function parseYearLast(
  first: string,
  second: string,
  third: string,
  writer: DateAuthor,
): DateReading {
  const year = yearOf(third, writer.now);
  if (!year) return NOT_A_DATE;
  const monthFirst = calendarDay(year, Number(first), Number(second));
  const dayFirst = calendarDay(year, Number(second), Number(first));
  const [day, other] = writer.language === '' ? [monthFirst, dayFirst] : [dayFirst, monthFirst];
  if (!day || !other || day.month === other.month) return found(day ?? other);
  return { day, other };
}

/** Two digits at either end may be the year; if both readings are valid, neither is chosen. */
function parseShortYear(
  first: string,
  second: string,
  third: string,
  writer: DateAuthor,
): DateReading {
  const last = parseYearLast(first, second, third, writer);
  const leading = parseYearFirst(first, second, third, writer);
  if (!('day' in leading)) return last;
  return 'day' in last ? { why: 'yearUnclear' } : leading;
}

/** YYYYMMDD, or MMDDYYYY in the order of the language; no eight digits are valid as both. */
function parseDigitRun(run: string, writer: DateAuthor): DateReading {
  if (run.length === 6) return { why: 'yearUnclear' };
  if (run.length !== 8) return NOT_A_DATE;
  const leading = parseYearFirst(run.slice(0, 4), run.slice(4, 6), run.slice(6), writer);
  return 'day' in leading
    ? leading
    : parseYearLast(run.slice(0, 2), run.slice(2, 4), run.slice(4), writer);
}
