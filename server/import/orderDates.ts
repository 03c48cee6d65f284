import { twoDigits, writeDay } from '#domain/typed-dates/calendarDays';
import { readDay } from '#domain/typed-dates/readDay';

/** Which of day and month comes first in a column of dates in numbers. */
export type DayOrder = 'monthFirst' | 'dayFirst';

const IN_NUMBERS = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}\b/;

/** What a column of dates says of its order; `undefined` where it leaves that open, or has none in numbers. */
function orderIn(dates: readonly string[]): DayOrder | undefined {
  for (const date of dates) {
    const [, first, second] = IN_NUMBERS.exec(date) ?? [];
    if (Number(first) > 12) return 'dayFirst';
    if (Number(second) > 12) return 'monthFirst';
  }
  return undefined;
}

/** How the dates of a column are read; in North America the month stands first where nothing tells. */
export const dayOrderOf = (dates: readonly string[]): DayOrder | undefined =>
  orderIn(dates) ?? (dates.some((date) => IN_NUMBERS.test(date)) ? 'monthFirst' : undefined);

const isoTime = (text: string): string | undefined => {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
};

/** A time as ISO 8601 in UTC, which one without a zone is taken for; a day is its noon. */
export function readIsoTime(written: string): string | undefined {
  const text = written.trim();
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return isoTime(`${text}T12:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return undefined;
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/i.test(text);
  return isoTime(hasZone ? text : `${text}Z`);
}

/** A day as people write it, and an hour behind it. */
const TYPED = /^(.*?)(?:[ T,]+(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap]m)?)?$/i;

/** The same of what people and spreadsheets write. */
export function readTypedTime(
  written: string,
  order: DayOrder | undefined,
  now: Date,
): string | undefined {
  const iso = readIsoTime(written);
  if (iso !== undefined) return iso;
  const [, days = '', hour = '12', minute = '00', half] = TYPED.exec(written.trim()) ?? [];
  const reading = readDay(days, { language: order === 'dayFirst' ? 'fr' : '', now });
  if (!('day' in reading)) return undefined;
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  return isoTime(`${writeDay(reading.day)}T${twoDigits(hours)}:${minute}:00Z`);
}
