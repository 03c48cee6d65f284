/** A time as a scanner's file writes it, by 24 hours and with seconds: `2:41:03 PM` is `14:41:03`. */
export function plainTime(text: string): string {
  const [, hour = '', minute = '', second = '00', half] =
    /^(\d{1,2}):(\d\d)(?::(\d\d))?[^ap]*([ap])?/i.exec(text) ?? [];
  if (hour === '') return text;
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  return [String(hours).padStart(2, '0'), minute, second].join(':');
}

/**
 * A date in a form that does not ask which figure is the day: `11/23/25`, `23/11/2025` and `2025-11-23` are the
 * same. The fifth of October and the tenth of May are so too, which never matters beside time and code.
 */
export const plainDate = (text: string): string =>
  (text.match(/\d+/g) ?? [])
    .map((figures) => figures.slice(-2).padStart(2, '0'))
    .sort()
    .join('-');
