import { currencyOf, type Country } from './countries';
import { memoise } from './memoise';
import { fromCents } from './money';

/** The locales format whole numbers differently from here on. */
const GROUPING_FROM = 1000;

const isSmall = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value < GROUPING_FROM;

const formatOf = memoise((locale: string) => new Intl.NumberFormat(locale));
const rulesOf = memoise((locale: string) => new Intl.PluralRules(locale));

/**
 * Formats a number for the locale. Small whole numbers, nearly all of those on a first screen, are
 * the same in all our languages and need no `Intl.NumberFormat`.
 */
export const formatNumber = (value: number, locale: string): string =>
  isSmall(value) ? String(value) : formatOf(locale).format(value);

/**
 * Formats an amount below a thousand, like most prices, in either of our currencies: the symbol of
 * both is `$`. Returns `undefined` for other amounts, which need `Intl.NumberFormat`.
 */
export function formatSmallAmount(cents: number, locale: string): string | undefined {
  const amount = fromCents(cents);
  if (!Number.isInteger(cents) || !isSmall(Math.floor(amount))) return undefined;
  const digits = amount.toFixed(2);
  return locale.startsWith('fr') ? `${digits.replace('.', ',')}\u00a0$` : `$${digits}`;
}

const amountFormatsOf = memoise((locale: string) =>
  memoise(
    (country: Country) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: currencyOf(country),
        currencyDisplay: 'narrowSymbol',
      }),
  ),
);

/** Formats an amount in the currency of a country, with its symbol alone: `$1,234.50`. */
export const formatAmount = (cents: number, locale: string, country: Country): string =>
  formatSmallAmount(cents, locale) ?? amountFormatsOf(locale)(country).format(fromCents(cents));

/** Returns the plural category of a count (CLDR); in French, zero is singular too. */
export function pluralCategory(count: number, locale: string): Intl.LDMLPluralRule {
  if (!isSmall(count)) return rulesOf(locale).select(count);
  return count === 1 || (count === 0 && locale.startsWith('fr')) ? 'one' : 'other';
}
