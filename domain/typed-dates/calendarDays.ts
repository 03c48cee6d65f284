/** A calendar day, independent of time zone; a month is represented by its first day. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

/**
 * The date that a text means, plus the alternative if only the order of day and month decides; or
 * why it is not a date.
 */
export type DateReading =
  { day: CalendarDay; other?: CalendarDay } | { why: 'unread' | 'noSuchDay' | 'yearUnclear' };

export const NOT_A_DATE: DateReading = { why: 'unread' };

/** Returns the day if it exists in the calendar. */
export function calendarDay(year: number, month: number, day: number): CalendarDay | undefined {
  if (month < 1 || month > 12) return undefined;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day >= 1 && day <= last ? { year, month, day } : undefined;
}

/**
 * Returns the latest time that a year of two digits may mean if something is expected: goods come
 * in 2027, not in 1927.
 */
export function inHalfACentury(now: Date): Date {
  const date = new Date(now);
  date.setUTCFullYear(date.getUTCFullYear() + 50);
  return date;
}

export const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Formats a day as `YYYY-MM-DD`. */
export const formatDay = ({ year, month, day }: CalendarDay): string =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
