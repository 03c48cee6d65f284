import { twoDigits, type CalendarDay } from '../typed-dates/calendarDays';

/** Parses the expiry of a card, `MM/yy`; `undefined` if the text is not one. */
export function parseExpiry(text: string): { month: number; year: number } | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(text.trim()) ?? [];
  return month && year ? { month: Number(month), year: 2000 + Number(year) } : undefined;
}

/** Formats an expiry as on the wire. */
export const formatExpiry = ({ month, year }: CalendarDay): string =>
  `${twoDigits(month)}/${twoDigits(year % 100)}`;

/** Whether a card has expired; it is valid to the end of its month. */
export function isExpired({ month, year }: { month: number; year: number }, now: Date): boolean {
  return year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
}
