import { currencyOf, type Country } from '#domain/countries';
import { localeOf, type Language } from '#domain/languages';

/** Returns a formatter for amounts in a country's currency. */
export const currencyFormatter = (language: Language, country: Country): Intl.NumberFormat =>
  new Intl.NumberFormat(localeOf(language, country), {
    style: 'currency',
    currency: currencyOf(country),
  });
