import { dayIn, startOfDay } from './days';

/** Returns the month of a moment in the zone, YYYY-MM. */
export const monthIn = (moment: Date, zone: string): string => dayIn(moment, zone).slice(0, 7);

/** Returns when a month, YYYY-MM, begins in the zone. */
export const startOfMonth = (month: string, zone: string): Date => startOfDay(`${month}-01`, zone);

/** Returns this many months, YYYY-MM, oldest first; the last is given. */
export function monthsUntil(last: string, count: number): string[] {
  const [year = 0, month = 0] = last.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index, 1)).toISOString().slice(0, 7),
  );
}
