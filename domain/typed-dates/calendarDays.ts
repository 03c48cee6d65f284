/** A day of the calendar, whatever the time zone; of a month its first. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

/**
 * What a typed text says, and the other date that it may mean where the order of day and month
 * alone decides; or why it says none.
 */
export type DateReading =
  { day: CalendarDay; other?: CalendarDay } | { why: 'unread' | 'noSuchDay' | 'yearUnclear' };

export const UNREAD: DateReading = { why: 'unread' };

/** The day, where the calendar has it. */
export function calendarDay(year: number, month: number, day: number): CalendarDay | undefined {
  if (month < 1 || month > 12) return undefined;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day >= 1 && day <= last ? { year, month, day } : undefined;
}

export const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** `YYYY-MM-DD` */
export const writeDay = ({ year, month, day }: CalendarDay): string =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
