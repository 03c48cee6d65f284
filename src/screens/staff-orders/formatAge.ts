import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations';

/** Returns how long ago a timestamp was, as short as the language allows: `5 min`, `3 h`, `2 d`. */
export function formatAge(locale: string, iso: string, now = Date.now()): string {
  const age = Math.max(now - Date.parse(iso), 0);
  const [unit, size] =
    age < HOUR_MS ? ['minute', MINUTE_MS] : age < 2 * DAY_MS ? ['hour', HOUR_MS] : ['day', DAY_MS];
  const formatter = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: String(unit),
    unitDisplay: 'short',
  });
  return formatter.format(Math.floor(age / Number(size)));
}
