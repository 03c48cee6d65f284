import { currencyOf, type Country } from '#domain/countries';
import { toCents } from '#domain/money';
import { formatAmount, formatNumber } from '#domain/numbers';

/** Creates a format on first use: they are slow to construct, and few screens need all of them. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

/** With the same spaces in Node and in browsers. */
const onOneLine = (text: string): string => text.replace(/\s/g, '\u00a0');

const makeFormats = (locale: string, country: Country) => {
  const cents = (amount: number) => formatAmount(amount, locale, country);
  const dates = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, options));
  const axis = once(
    () =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: currencyOf(country),
        currencyDisplay: 'narrowSymbol',
        notation: 'compact',
        minimumFractionDigits: 0,
        maximumFractionDigits: 1,
      }),
  );
  const day = dates({ dateStyle: 'medium' });
  const weekday = dates({ weekday: 'long', day: 'numeric', month: 'long' });
  const dayOfYear = dates({ month: 'short', day: 'numeric' });
  const month = dates({ month: 'short' });
  const monthOfYear = dates({ month: 'long', year: 'numeric' });
  const time = dates({ timeStyle: 'short' });
  const moment = dates({ dateStyle: 'medium', timeStyle: 'short' });
  return {
    /** Formats a price given as a decimal, as in the API. */
    price: (decimal: number) => cents(toCents(decimal)),
    cents,
    /** Formats a decimal amount shortly, for an axis: `$1.2K`. */
    axisPrice: (decimal: number) => axis().format(decimal),
    number: (value: number) => formatNumber(value, locale),
    date: (iso: string) => day().format(new Date(iso)),
    /** Formats a calendar day, YYYY-MM-DD, independent of the time zone. */
    day: (date: string) => day().format(new Date(`${date}T12:00`)),
    /** Formats a calendar day, YYYY-MM-DD, with its weekday. */
    weekday: (date: string) => weekday().format(new Date(`${date}T12:00`)),
    /** Formats a date without the year, where space is tight. */
    dayOfYear: (iso: string) => dayOfYear().format(new Date(iso)),
    /** Formats a month, YYYY-MM, without and with its year. */
    month: (name: string) => month().format(new Date(`${name}-15T12:00`)),
    monthOfYear: (name: string) => monthOfYear().format(new Date(`${name}-15T12:00`)),
    /** Where a line ends within it, that is between the day and the time. */
    dateTime: (iso: string) => {
      const text = moment().format(new Date(iso));
      const at = text.lastIndexOf(', ') + 2;
      return text.slice(0, at) + onOneLine(text.slice(at));
    },
    time: (iso: string) => onOneLine(time().format(new Date(iso))),
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
