import { currencyOf, type Country } from '#domain/countries';
import { fromCents } from '#domain/money';
import { writeNumber } from '#domain/numbers';

/** Each is slow to make, and few screens write all of them: made when it is first used. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

const makeFormats = (locale: string, country: Country) => {
  const currency = once(
    () =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: currencyOf(country),
        currencyDisplay: 'narrowSymbol',
      }),
  );
  const dates = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, options));
  const day = dates({ dateStyle: 'medium' });
  const dayOfYear = dates({ month: 'short', day: 'numeric' });
  const moment = dates({ dateStyle: 'medium', timeStyle: 'short' });
  return {
    /** A price as it travels: a decimal. */
    price: (decimal: number) => currency().format(decimal),
    cents: (cents: number) => currency().format(fromCents(cents)),
    number: (value: number) => writeNumber(value, locale),
    date: (iso: string) => day().format(new Date(iso)),
    /** A day of the calendar, YYYY-MM-DD, whatever the clock's zone. */
    day: (date: string) => day().format(new Date(`${date}T12:00`)),
    /** Without the year, where room is scarce. */
    dayOfYear: (iso: string) => dayOfYear().format(new Date(iso)),
    dateTime: (iso: string) => moment().format(new Date(iso)),
  };
};

export type Formats = ReturnType<typeof makeFormats>;

const made = new Map<string, Formats>();

/** Formats are slow to make and a long table asks for hundreds: one set serves each locale and country. */
export function formatsOf(locale: string, country: Country): Formats {
  const name = `${locale} ${country}`;
  const known = made.get(name);
  if (known) return known;
  const formats = makeFormats(locale, country);
  made.set(name, formats);
  return formats;
}
