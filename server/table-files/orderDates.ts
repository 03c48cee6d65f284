import { isExistingDay } from '#domain/days';
import { twoDigits, formatDay } from '#domain/typed-dates/calendarDays';
import { parseDay } from '#domain/typed-dates/parseDay';

/** Whether day or month comes first in a column of numeric dates. */
export type DayOrder = 'monthFirst' | 'dayFirst';

const NUMERIC_DATE = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}\b/;

/**
 * Infers the order from a column of dates; `undefined` if it is ambiguous or contains no numeric
 * dates.
 */
export function detectOrder(dates: readonly string[]): DayOrder | undefined {
  for (const date of dates) {
    const [, first, second] = NUMERIC_DATE.exec(date) ?? [];
    if (Number(first) > 12) return 'dayFirst';
    if (Number(second) > 12) return 'monthFirst';
  }
  return undefined;
}

/** Returns the order for a column of dates; if ambiguous, month first, as in North America. */
export const dayOrderOf = (dates: readonly string[]): DayOrder | undefined =>
  detectOrder(dates) ?? (dates.some((date) => NUMERIC_DATE.test(date)) ? 'monthFirst' : undefined);

const isoTime = (text: string): string | undefined => {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
};

/**
 * Parses an ISO 8601 time and returns it in UTC, which is also assumed if there is no time zone; a
 * date becomes noon.
 */
export function parseIsoTime(input: string): string | undefined {
  const text = input.trim();
  const day = text.slice(0, 10);
  if (!isExistingDay(day)) return undefined;
  if (text === day) return isoTime(`${day}T12:00:00Z`);
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/i.test(text);
  return isoTime(hasZone ? text : `${text}Z`);
}

/** A date as people write it, optionally followed by a time. */
const DATE_AND_TIME = /^(.*?)(?:[ T,]+(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap]m)?)?$/i;

/** Does the same for times as people and spreadsheets write them. */
export function parseTypedTime(
  input: string,
  order: DayOrder | undefined,
  now: Date,
): string | undefined {
  const iso = parseIsoTime(input);
  if (iso !== undefined) return iso;
  const [, datePart = '', hour = '12', minute = '00', half] =
    DATE_AND_TIME.exec(input.trim()) ?? [];
  const reading = parseDay(datePart, { language: order === 'dayFirst' ? 'fr' : '', now });
  if (!('day' in reading)) return undefined;
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  return isoTime(`${formatDay(reading.day)}T${twoDigits(hours)}:${minute}:00Z`);
}
