/**
 * Normalises a time in a scanner file to 24 hours with seconds: `2:41:03 PM` becomes `14:41:03`.
 */
export function normaliseTime(text: string): string {
  const [, hour = '', minute = '', second = '00', half] =
    /^(\d{1,2}):(\d\d)(?::(\d\d))?[^ap]*([ap])?/i.exec(text) ?? [];
  if (hour === '') return text;
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  return [String(hours).padStart(2, '0'), minute, second].join(':');
}

/**
 * Normalises a date without deciding which number is the day: `11/23/25`, `23/11/2025` and
 * `2025-11-23` are equal. So are 5 October and 10 May, which is harmless in combination with time
 * and code.
 */
export const normaliseDate = (text: string): string =>
  (text.match(/\d+/g) ?? [])
    .map((figures) => figures.slice(-2).padStart(2, '0'))
    .sort()
    .join('-');
