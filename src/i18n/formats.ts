import { currencyOf, type Country } from '#domain/countries';
import { fromCents, toCents } from '#domain/money';
import { formatNumber, formatSmallAmount } from '#domain/numbers';

/** Creates a format on first use: they are slow to construct, and few screens need all of them. */
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
  const cents = (amount: number) =>
    formatSmallAmount(amount, locale) ?? currency().format(fromCents(amount));
  const dates = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, options));
  const day = dates({ dateStyle: 'medium' });
  const dayOfYear = dates({ month: 'short', day: 'numeric' });
  const moment = dates({ dateStyle: 'medium', timeStyle: 'short' });
  return {
    /** Formats a price given as a decimal, as in the API. */
    price: (decimal: number) => cents(toCents(decimal)),
    cents,
    number: (value: number) => formatNumber(value, locale),
    date: (iso: string) => day().format(new Date(iso)),
    /** Formats a calendar day, YYYY-MM-DD, independent of the time zone. */
    day: (date: string) => day().format(new Date(`${date}T12:00`)),
    /** Formats a date without the year, where space is tight. */
    dayOfYear: (iso: string) => dayOfYear().format(new Date(iso)),
    dateTime: (iso: string) => moment().format(new Date(iso)),
  };
};

export type Formats = ReturnType<typeof makeFormats>;

const cache = new Map<string, Formats>();

/**
 * Returns cached formats per locale and country: they are slow to construct, and a long table needs
 * hundreds.
 */
export function formatsOf(locale: string, country: Country): Formats {
  const name = `${locale} ${country}`;
  const cached = cache.get(name);
  if (cached) return cached;
  const formats = makeFormats(locale, country);
  cache.set(name, formats);
  return formats;
}
