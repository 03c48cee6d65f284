import type { Language } from '../languages';

import { calendarDay, UNREAD, type CalendarDay, type DateReading } from './calendarDays';
import { datePartsOf } from './dateParts';

/** Author of the date: the language determines whether day or month comes first in numbers. */
interface Writer {
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
export function readDay(text: string, writer: Writer): DateReading {
  const parts = datePartsOf(text);
  if (!parts) return UNREAD;
  const { numbers, months } = parts;
  const [first = '', second = '', third = ''] = numbers;
  const [month] = months;
  if (month && months.length === 1 && numbers.length === 2) {
    return withMonthNamed(month, first, second, writer);
  }
  if (months.length > 0) return UNREAD;
  if (numbers.length === 1) return inOneRun(first, writer);
  if (numbers.length !== 3 || !isShort(second)) return UNREAD;
  if (first.length === 4 && isShort(third)) return yearFirst(first, second, third, writer);
  if (!isShort(first)) return UNREAD;
  return third.length === 4 || text.includes('/')
    ? yearLast(first, second, third, writer)
    : withShortYear(first, second, third, writer);
}

function withMonthNamed(month: number, first: string, second: string, { now }: Writer) {
  const isYearFirst = first.length === 4;
  const [day, written] = isYearFirst ? [second, first] : [first, second];
  const year = yearOf(written, now);
  return year && isShort(day) ? found(calendarDay(year, month, Number(day))) : UNREAD;
}

function yearFirst(first: string, second: string, third: string, { now }: Writer): DateReading {
  const year = yearOf(first, now);
  return year ? found(calendarDay(year, Number(second), Number(third))) : UNREAD;
}

function yearLast(first: string, second: string, third: string, writer: Writer): DateReading {
  const year = yearOf(third, writer.now);
  if (!year) return UNREAD;
  const monthFirst = calendarDay(year, Number(first), Number(second));
  const dayFirst = calendarDay(year, Number(second), Number(first));
  const [day, other] = writer.language === '' ? [monthFirst, dayFirst] : [dayFirst, monthFirst];
  if (!day || !other || day.month === other.month) return found(day ?? other);
  return { day, other };
}

/** Two digits at either end may be the year; if both readings are valid, neither is chosen. */
function withShortYear(first: string, second: string, third: string, writer: Writer): DateReading {
  const last = yearLast(first, second, third, writer);
  const leading = yearFirst(first, second, third, writer);
  if (!('day' in leading)) return last;
  return 'day' in last ? { why: 'yearUnclear' } : leading;
}

/** YYYYMMDD, or MMDDYYYY in the order of the language; no eight digits are valid as both. */
function inOneRun(run: string, writer: Writer): DateReading {
  if (run.length === 6) return { why: 'yearUnclear' };
  if (run.length !== 8) return UNREAD;
  const leading = yearFirst(run.slice(0, 4), run.slice(4, 6), run.slice(6), writer);
  return 'day' in leading
    ? leading
    : yearLast(run.slice(0, 2), run.slice(2, 4), run.slice(4), writer);
}
