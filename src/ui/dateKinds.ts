import { formatExpiry } from '#domain/application/expiry';
import type { Language } from '#domain/languages';
import {
  formatDay,
  inHalfACentury,
  type CalendarDay,
  type DateReading,
} from '#domain/typed-dates/calendarDays';
import { parseDay } from '#domain/typed-dates/parseDay';
import { parseMonth } from '#domain/typed-dates/parseMonth';

interface DateRules {
  read: (text: string, language: Language) => DateReading;
  /** Formats a date for the API. */
  write: (day: CalendarDay) => string;
  /** Formats a date as a text in the language. */
  format: (day: CalendarDay, locale: string) => string;
  /** Formats a date for the input, if it was not typed there. */
  show: (day: CalendarDay, locale: string) => string;
}

const formatDate = (
  { year, month, day }: CalendarDay,
  locale: string,
  parts: Intl.DateTimeFormatOptions,
) =>
  new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(
    Date.UTC(year, month - 1, day),
  );

const formatLongDay = (day: CalendarDay, locale: string) =>
  formatDate(day, locale, { dateStyle: 'long' });

const dayRules = (now: () => Date): DateRules => ({
  read: (text, language) => parseDay(text, { language, now: now() }),
  write: formatDay,
  format: formatLongDay,
  show: formatLongDay,
});

/**
 * A past day and one on which something is expected (YYYY-MM-DD), and the month in which a card
 * expires (MM/yy).
 */
export const DATE_KINDS = {
  day: dayRules(() => new Date()),
  expectedDay: dayRules(() => inHalfACentury(new Date())),
  month: {
    read: parseMonth,
    write: formatExpiry,
    format: (day, locale) => formatDate(day, locale, { month: 'long', year: 'numeric' }),
    show: formatExpiry,
  },
} satisfies Record<string, DateRules>;

export type DateKind = keyof typeof DATE_KINDS;
