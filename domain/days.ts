import { MINUTE_MS } from './durations';
import { memoise } from './memoise';

/** Whether a text is the IANA name of a time zone, such as `America/Toronto`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Returns this machine's time zone, by its IANA name; `TZ` sets a server's. */
export const localTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether a text is a date that exists, in the form YYYY-MM-DD. */
export const isExistingDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

/** Creating a formatter takes a hundred times as long as using it. */
const dayFormat = memoise(
  (zone: string) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

/** Returns the date of a moment in the zone, as YYYY-MM-DD. */
export const dayIn = (moment: Date, zone: string): string =>
  dayFormat(zone.toLowerCase()).format(moment);

/** Returns the date of a moment by this machine's clock, as YYYY-MM-DD. */
export const localDay = (moment: Date): string => dayIn(moment, localTimeZone());

/** Returns the zone's offset from UTC at a moment, in milliseconds; positive if ahead. */
function utcOffsetMs(moment: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value ?? 0);
  const localTime = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
  );
  return localTime - Math.floor(moment / MINUTE_MS) * MINUTE_MS;
}

/** Returns the moment of a day (YYYY-MM-DD) at which clocks in the zone show a time (HH:MM). */
export function momentIn(day: string, time: string, zone: string): Date {
  const local = Date.parse(`${day}T${time}:00Z`);
  return new Date(local - utcOffsetMs(local - utcOffsetMs(local, zone), zone));
}

/**
 * Returns the start of a day (YYYY-MM-DD) in the zone, also across a daylight saving change, which
 * skips midnight in some zones.
 */
export function startOfDay(day: string, zone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const guess = midnight - utcOffsetMs(midnight, zone);
  const start = momentIn(day, '00:00', zone);
  return dayIn(start, zone) === day ? start : new Date(guess);
}

/** Returns the day that is some days after another, or before it. */
export function addDays(day: string, count: number): string {
  const other = new Date(`${day}T00:00:00Z`);
  other.setUTCDate(other.getUTCDate() + count);
  return other.toISOString().slice(0, 10);
}

export const dayAfter = (day: string): string => addDays(day, 1);
