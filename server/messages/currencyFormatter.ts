import type { Country } from '#domain/countries';
import { localeOf, type Language } from '#domain/languages';
import { toCents } from '#domain/money';
import { formatAmount } from '#domain/numbers';

/** Returns formatters for amounts in a country's currency, given in cents or as decimals. */
export function currencyFormatter(language: Language, country: Country) {
  const cents = (amount: number) => formatAmount(amount, localeOf(language, country), country);
  return { cents, price: (decimal: number) => cents(toCents(decimal)) };
}

export type CurrencyFormatter = ReturnType<typeof currencyFormatter>;
