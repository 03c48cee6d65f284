import { addDays, dayAfter, dayIn, isExistingDay, isTimeZone, momentIn } from './days';

/** When the warehouse of a country ships. */
export interface ShippingHours {
  /** IANA name of its time zone. */
  zone: string;
  /** Until when an order leaves on the same day, HH:MM. */
  cutOff: string;
  /** Weekdays on which it ships: 1 is Monday, 7 Sunday. */
  weekdays: readonly number[];
  /** Days on which it does not, YYYY-MM-DD. */
  holidays: readonly string[];
}

export interface ShippingDay {
  /** The day on which an order leaves, in the zone of the warehouse, YYYY-MM-DD. */
  day: string;
  /** Whether that is the day on which the order is placed. */
  isToday: boolean;
  /** An order placed before this moment leaves on that day. */
  until: Date;
}

/** A warehouse that is closed for longer has no next day. */
const MAX_CLOSED_DAYS = 60;

/** Returns when an order placed at a moment leaves; `undefined` if no day is near enough. */
export function shippingDay(placedAt: Date, hours: ShippingHours): ShippingDay | undefined {
  const { zone, cutOff } = hours;
  const today = dayIn(placedAt, zone);
  let day = today;
  for (let closed = 0; closed <= MAX_CLOSED_DAYS; closed += 1) {
    const until = momentIn(day, cutOff, zone);
    if (isOpenOn(day, hours) && placedAt < until) return { day, isToday: day === today, until };
    day = dayAfter(day);
  }
  return undefined;
}

/**
 * Returns before when an order must have been placed to leave before today; `undefined` if no day
 * is near enough.
 */
export function overdueBefore(now: Date, hours: ShippingHours): Date | undefined {
  const { zone, cutOff } = hours;
  let day = addDays(dayIn(now, zone), -1);
  for (let closed = 0; closed <= MAX_CLOSED_DAYS; closed += 1) {
    if (isOpenOn(day, hours)) return momentIn(day, cutOff, zone);
    day = addDays(day, -1);
  }
  return undefined;
}

const isOpenOn = (day: string, { weekdays, holidays }: ShippingHours): boolean =>
  weekdays.includes(weekdayOf(day)) && !holidays.includes(day);

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/**
 * Reads hours written as `America/Toronto 14:00 Mon-Fri`, and holidays as dates between commas;
 * `undefined` if they cannot be read.
 */
export function parseShippingHours(text: string, holidayText: string): ShippingHours | undefined {
  const [zone = '', cutOff = '', days = '', ...rest] = text.trim().split(/\s+/);
  const weekdays = days.split(',').flatMap(parseWeekdays);
  const holidays = holidayText.split(/[\s,]+/).filter(Boolean);
  const isReadable =
    isTimeZone(zone) &&
    /^([01]\d|2[0-3]):[0-5]\d$/.test(cutOff) &&
    !weekdays.includes(0) &&
    rest.length === 0 &&
    holidays.every(isExistingDay);
  return isReadable ? { zone, cutOff, weekdays, holidays } : undefined;
}

/** `Mon`, or `Mon-Fri`; 0 stands for what is no weekday. */
function parseWeekdays(text: string): number[] {
  const [first = 0, last = first, ...rest] = text
    .split('-')
    .map((name) => WEEKDAYS.indexOf(name) + 1);
  if (first === 0 || last < first || rest.length > 0) return [0];
  return WEEKDAYS.map((_, index) => index + 1).slice(first - 1, last);
}
