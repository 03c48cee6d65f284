/** Writes a calendar day, YYYY-MM-DD, with its weekday and year: it may be read much later. */
export const weekdayOf = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
