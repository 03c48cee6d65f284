const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Formats a duration in seconds, rounded as a person would say it: `3 minutes`, `2 hours`, `41
 * days`.
 */
export function formatDuration(locale: string, seconds: number): string {
  const length = Math.abs(seconds);
  const [unit, size] =
    length < 2 * HOUR ? ['minute', MINUTE] : length < 2 * DAY ? ['hour', HOUR] : ['day', DAY];
  const amount = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: String(unit),
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  });
  return amount.format(Math.round(length / Number(size)));
}
