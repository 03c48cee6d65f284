const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns how long ago a timestamp was, as short as the language allows: `5 min`, `3 h`, `2 d`. */
export function formatAge(locale: string, iso: string, now = Date.now()): string {
  const age = Math.max(now - Date.parse(iso), 0);
  const [unit, size] =
    age < HOUR ? ['minute', MINUTE] : age < 2 * DAY ? ['hour', HOUR] : ['day', DAY];
  const formatter = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: String(unit),
    unitDisplay: 'short',
  });
  return formatter.format(Math.floor(age / Number(size)));
}
